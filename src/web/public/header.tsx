import { PANELS, panelOf } from "../../contract/panels.ts";
import { shelter } from "../../contract/shelter.ts";
import { Icon, Logo } from "./icon.tsx";
import type { Viewer } from "./page-props.ts";

/** The main navigation (spec §2.4); `under` lists the path prefixes for which an entry is marked. */
const NAVIGATION = [
  { text: "News", href: "/news", under: ["/news"] },
  { text: "Animals", href: "/animals", under: ["/animals", "/animal/"] },
  { text: "Adoption", href: "/adoption", under: ["/adoption"] },
  { text: "How to Help", href: "/help", under: ["/help"] },
  { text: "About Us", href: "/about", under: ["/about"] },
] as const;

type HeaderProps = { path: string; viewer: Viewer };

/** Logo, navigation and the signed-in person; below 600 px the navigation is in a slide-out menu (spec §2.4, §9). */
export function SiteHeader({ path, viewer }: HeaderProps) {
  return (
    <>
      <header className="site-header">
        <div className="wrap site-header-row">
          <a className="brand" href="/" aria-current={path === "/" ? "page" : undefined}>
            <Logo />
            <span>{shelter().name}</span>
          </a>
          <nav className="site-nav" aria-label="Main">
            <NavigationLinks path={path} />
          </nav>
          <AccountLinks viewer={viewer} />
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

/** A modal dialog that the browser opens without a script. enhance/menu.ts supports older browsers and traps the focus. */
function SlideMenu({ path, viewer }: HeaderProps) {
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
      <AccountLinks viewer={viewer} />
    </dialog>
  );
}

function NavigationLinks({ path }: { path: string }) {
  return (
    <ul>
      {NAVIGATION.map(({ text, href, under }) => (
        <li key={href}>
          <a href={href} aria-current={currentPage(path, href, under)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The value of `aria-current`: "page" for the link's own page, "true" for a page below it. */
function currentPage(path: string, href: string, under: readonly string[]): "page" | "true" | undefined {
  if (path === href) return "page";
  return under.some((start) => path.startsWith(start)) ? "true" : undefined;
}

function AccountLinks({ viewer }: { viewer: Viewer }) {
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
