import { PANELS, panelOf } from "../../contract/panels.ts";
import { SHELTER_NAME } from "../shelter.ts";
import { Icon, Logo } from "./icon.tsx";
import type { Viewer } from "./page-props.ts";

/** The main navigation (spec §2.4); `under` are the beginnings of the paths that belong to it. */
const NAVIGATION = [
  { text: "News", href: "/news", under: ["/news"] },
  { text: "Animals", href: "/animals", under: ["/animals", "/animal/"] },
  { text: "Adoption", href: "/adoption", under: ["/adoption"] },
  { text: "How to Help", href: "/help", under: ["/help"] },
  { text: "About Us", href: "/about", under: ["/about"] },
] as const;

type Where = { path: string; viewer: Viewer };

/** Logo, navigation and the person signed in; below 600 px the navigation slides in from the side (spec §2.4, §9). */
export function SiteHeader({ path, viewer }: Where) {
  return (
    <>
      <header className="site-header">
        <div className="wrap site-header-row">
          <a className="brand" href="/" aria-current={path === "/" ? "page" : undefined}>
            <Logo />
            <span>{SHELTER_NAME}</span>
          </a>
          <nav className="site-nav" aria-label="Main">
            <NavigationLinks path={path} />
          </nav>
          <Person viewer={viewer} />
          <button
            type="button"
            className="icon-button menu-open"
            aria-label="Open menu"
            aria-haspopup="dialog"
            {...{ commandfor: "menu", command: "show-modal" }}
          >
            <Icon name="menu" />
          </button>
        </div>
      </header>
      <SlideMenu path={path} viewer={viewer} />
    </>
  );
}

/** A modal dialog that the browser opens by itself; enhance/menu.ts serves browsers that cannot, and the focus. */
function SlideMenu({ path, viewer }: Where) {
  return (
    <dialog className="slide-menu" id="menu" aria-label="Menu" {...{ closedby: "any" }}>
      <form method="dialog" className="slide-menu-top">
        <button type="submit" className="icon-button" aria-label="Close menu">
          <Icon name="close" />
        </button>
      </form>
      <nav className="slide-menu-nav" aria-label="Main">
        <NavigationLinks path={path} />
      </nav>
      <Person viewer={viewer} />
    </dialog>
  );
}

function NavigationLinks({ path }: { path: string }) {
  return (
    <ul>
      {NAVIGATION.map(({ text, href, under }) => (
        <li key={href}>
          <a href={href} aria-current={currency(path, href, under)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The page itself is "page", a page below it "true". */
function currency(path: string, href: string, under: readonly string[]): "page" | "true" | undefined {
  if (path === href) return "page";
  return under.some((start) => path.startsWith(start)) ? "true" : undefined;
}

function Person({ viewer }: { viewer: Viewer }) {
  if (!viewer) {
    return (
      <div className="person">
        <a className="button is-quiet is-small" href="/login">
          Sign In
        </a>
      </div>
    );
  }
  const { path, name } = panelOf(viewer.panelPath === PANELS.staff.path);
  return (
    <div className="person">
      <span className="person-name">{viewer.fullName}</span>
      <a className="icon-button" href={path} aria-label={name} title={name}>
        <Icon name="panel" />
      </a>
      <a className="icon-button" href="/logout" aria-label="Log out" title="Log out" data-logout>
        <Icon name="logout" />
      </a>
    </div>
  );
}
