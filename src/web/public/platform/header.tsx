import { href, pathWithoutLanguage } from "../../../contract/platform/href.ts";
import { PANELS, panelOf } from "../../../contract/platform/panels.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { pageTexts } from "../texts/texts.ts";
import { Icon, Logo } from "./icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import type { Viewer } from "./site.ts";

/** The main navigation (spec §2.4); `text` is a key of the catalog, `under` lists the places below which an entry is marked. */
const NAVIGATION = [
  { text: "news", path: "/news", under: ["/news"] },
  { text: "animals", path: "/animals", under: ["/animals", "/animal"] },
  { text: "adoption", path: "/adoption", under: ["/adoption"] },
  { text: "help", path: "/help", under: ["/help"] },
  { text: "about", path: "/about", under: ["/about"] },
] as const;

type HeaderProps = { path: string; viewer: Viewer };

/** Logo, navigation and the signed-in person; below 600 px the navigation is in a slide-out menu (spec §2.4, §9). */
export function SiteHeader({ path, viewer }: HeaderProps) {
  const { navigation, menu } = pageTexts().chrome;
  return (
    <>
      <header className="site-header">
        <div className="wrap site-header-row">
          <a className="brand" href={href("/")} aria-current={path === href("/") ? "page" : undefined}>
            <Logo />
            <span>{shelter().name}</span>
          </a>
          <nav className="site-nav" aria-label={navigation.label}>
            <NavigationLinks path={path} />
          </nav>
          <LanguageSwitch path={path} />
          <AccountLinks viewer={viewer} />
          <button
            type="button"
            className="icon-button menu-open"
            aria-label={menu.open}
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

/** Only the logo and the languages. */
export const BareHeader = ({ path }: Pick<HeaderProps, "path">) => (
  <header className="wrap bare-header">
    <Logo />
    <LanguageSwitch path={path} />
  </header>
);

/** A modal dialog that the browser opens without a script. enhance/menu.ts supports older browsers and traps the focus. */
function SlideMenu({ path, viewer }: HeaderProps) {
  const { navigation, menu } = pageTexts().chrome;
  return (
    <dialog className="slide-menu" id="menu" aria-label={menu.label} {...{ closedby: "any" }}>
      <form method="dialog" className="slide-menu-top">
        <button type="submit" className="icon-button" aria-label={menu.close}>
          <Icon name="close" />
        </button>
      </form>
      <nav className="slide-menu-nav" aria-label={navigation.label}>
        <NavigationLinks path={path} />
      </nav>
      <LanguageSwitch path={path} />
      <AccountLinks viewer={viewer} />
    </dialog>
  );
}

function NavigationLinks({ path }: { path: string }) {
  const here = pathWithoutLanguage(path);
  return (
    <ul>
      {NAVIGATION.map((entry) => (
        <li key={entry.path}>
          <a href={href(entry.path)} aria-current={currentPage(here, entry.path, entry.under)}>
            {pageTexts().chrome.navigation[entry.text]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The value of `aria-current`: "page" for the link's own page, "true" for a page below it. */
function currentPage(here: string, path: string, under: readonly string[]): "page" | "true" | undefined {
  if (here === path) return "page";
  const [place] = here.split("?", 1);
  return under.some((start) => `${place}/`.startsWith(`${start}/`)) ? "true" : undefined;
}

function AccountLinks({ viewer }: { viewer: Viewer }) {
  const { signIn, logOut, favourites } = pageTexts().chrome.account;
  if (!viewer) {
    return (
      <div className="person">
        <a className="icon-button" href={href("/favourites")} aria-label={favourites} title={favourites}>
          <Icon name="heart" />
        </a>
        <a className="button is-quiet is-small" href={href("/login")}>
          {signIn}
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
      <a className="icon-button" href={href("/logout")} aria-label={logOut} title={logOut} data-logout>
        <Icon name="logout" />
      </a>
    </div>
  );
}
