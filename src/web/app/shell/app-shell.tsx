import { Burger, Drawer } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconLogout, IconUser } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { panelOf } from "../../../contract/panels.ts";
import { shelter } from "../../../contract/shelter.ts";
import { lookWhoIsSignedIn } from "../api.ts";
import { blockShortcutsInDialogs } from "../kit/dialog-keys.ts";
import { KeysHelp } from "../kit/keys-help.tsx";
import { usePreservedFocus } from "../kit/preserved-focus.ts";
import { useSession } from "../session.ts";
import { Brand } from "./brand.tsx";
import { SideNavigation } from "./side-navigation.tsx";

// Before anything is drawn: whoever listens first hears a key first.
blockShortcutsInDialogs();

/** What frames every screen: header, sidebar (a drawer below 1050 px, spec §9) and the screen itself. */
export function AppShell() {
  const [menu, { open, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  const main = useFocusOnArrival(pathname);
  usePreservedFocus(main);
  const isLoading = useNavigation().state === "loading";
  useLookAtReturn();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <AppHeader onMenu={open} isMenuOpen={menu} />
      <Drawer opened={menu} onClose={close} title={shelter().name} size={300} hiddenFrom="md">
        <SideNavigation onGo={close} />
      </Drawer>
      <div className="shell">
        <aside className="shell-side">
          <SideNavigation />
        </aside>
        <main className="shell-main" id="content" ref={main} tabIndex={-1} aria-busy={isLoading}>
          <Outlet />
        </main>
      </div>
      <KeysHelp />
      <ScrollRestoration />
    </>
  );
}

function AppHeader({ onMenu, isMenuOpen }: { onMenu: () => void; isMenuOpen: boolean }) {
  const { name, surname, isEmployee } = useSession();
  const panel = panelOf(isEmployee);
  return (
    <header className="app-header">
      <Burger
        className="app-header-menu"
        size="sm"
        opened={isMenuOpen}
        onClick={onMenu}
        aria-label="Open menu"
        aria-haspopup="dialog"
      />
      <a className="brand" href="/" aria-label={shelter().name}>
        <Brand />
        <span>{shelter().name}</span>
      </a>
      <Link className="app-header-person" to="/user_page/profile" title="My Profile">
        {`${name} ${surname}`}
      </Link>
      <Link className="icon-button" to={panel.path} aria-label={panel.name} title={panel.name}>
        <IconUser size={22} aria-hidden />
      </Link>
      <a className="icon-button" href="/logout" aria-label="Log out" title="Log out">
        <IconLogout size={22} aria-hidden />
      </a>
    </header>
  );
}

/** Somebody else may have signed in by another tab while this one was out of sight. */
function useLookAtReturn(): void {
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && void lookWhoIsSignedIn();
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pageshow", look);
    };
  }, []);
}

/** A new screen is read from its start: the focus goes there, but not at the first one, which the browser begins itself. */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
