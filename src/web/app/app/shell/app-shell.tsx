import { useDisclosure, useHotkeys, useLocalStorage } from "@mantine/hooks";
import { IconLogout, IconMenu2, IconUser } from "@tabler/icons-react";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { href } from "../../../../contract/platform/href.ts";
import { panelOf } from "../../../../contract/platform/panels.ts";
import { hasUnsent, LEAVING_PATH } from "../../../device-data.ts";
import { LogoPicture } from "../../../logo-picture.tsx";
import { SearchButton } from "../../overview/search/search-button.tsx";
import { confirmBy, reloadForNewOwner } from "../../platform/api.ts";
import { useIsSlow } from "../../platform/busy.ts";
import { onShowKeys } from "../../platform/help/help.tsx";
import { blockShortcutsInDialogs } from "../../platform/kit/dialog-keys.ts";
import { usePreservedFocus } from "../../platform/kit/preserved-focus.ts";
import { useOwnShelter } from "../../platform/own-shelter.ts";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { SideNavigation } from "./side-navigation.tsx";
import { useDialogs } from "./use-dialogs.ts";

// Before anything is rendered: the first listener gets a key first.
blockShortcutsInDialogs();
confirmBy(async () => (await import("../../accounts/confirm/confirm-again.tsx")).confirmItIsYou());

/** The frame of every screen: header, sidebar (a drawer below 1050 px, spec §9) and the screen itself. */
export function AppShell() {
  const [menu, { open, close }] = useDisclosure(false);
  const [keys, { open: openKeys, close: closeKeys }] = useDisclosure(false);
  // On some keyboards `?` needs shift, on others not.
  useHotkeys([
    ["shift+?", openKeys],
    ["?", openKeys],
  ]);
  const [isFolded, fold] = useLocalStorage({
    key: "side-folded",
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  onShowKeys(openKeys);
  const Dialogs = useDialogs();
  const { pathname } = useLocation();
  const main = useFocusNewScreen(pathname);
  usePreservedFocus(main);
  const isLoading = useNavigation().state === "loading";
  useCheckOwnerOnReturn();
  useSendUnsent();
  const text = appTexts().shell;
  // Who must set up a second factor first has nowhere else to go.
  const { mustAddFactor } = useSession();
  return (
    <>
      <a className="skip-link" href="#content">
        {text.skipToContent}
      </a>
      <AppHeader onMenu={open} />
      {useIsSlow() && <div className="busy-bar" role="progressbar" aria-label={text.busy} />}
      <div className="shell" data-folded={(isFolded && !mustAddFactor) || undefined} data-alone={mustAddFactor}>
        {!mustAddFactor && (
          <aside className="shell-side">
            <SideNavigation fold={{ isFolded, fold }} />
          </aside>
        )}
        <main className="shell-main" id="content" ref={main} tabIndex={-1} aria-busy={isLoading}>
          <Outlet />
        </main>
      </div>
      {Dialogs && <Dialogs menu={menu} closeMenu={close} keys={keys} closeKeys={closeKeys} />}
      <ScrollRestoration />
    </>
  );
}

function AppHeader({ onMenu }: { onMenu: () => void }) {
  const text = appTexts().shell;
  const { name, surname, isEmployee, mustAddFactor } = useSession();
  // What waits on this device changes without this header.
  const lead = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (hasUnsent()) currentTarget.href = LEAVING_PATH;
  };
  const { name: ownName, logoId } = useOwnShelter();
  const panel = panelOf(isEmployee);
  return (
    <header className="app-header">
      <a className="brand" href={href("/")} aria-label={ownName}>
        <LogoPicture logoId={logoId} />
        <span>{ownName}</span>
      </a>
      {isEmployee && !mustAddFactor && <SearchButton />}
      <Link className="app-header-person" to="/user_page/profile" title={appTexts().shell.navigation.profile}>
        {`${name} ${surname}`}
      </Link>
      <Link className="icon-button" to={panel.path} aria-label={panel.name} title={panel.name}>
        <IconUser size={22} aria-hidden />
      </Link>
      <a
        className="icon-button"
        href={href("/logout")}
        onClickCapture={lead}
        aria-label={text.logOut}
        title={text.logOut}
      >
        <IconLogout size={22} aria-hidden />
      </a>
      {!mustAddFactor && (
        <button
          type="button"
          className="icon-button app-header-menu"
          onClick={onMenu}
          aria-label={text.openMenu}
          aria-haspopup="dialog"
        >
          <IconMenu2 size={24} stroke={1.8} aria-hidden />
        </button>
      )}
    </header>
  );
}

/** What was kept on this device is sent from every screen; whoever has nothing loads nothing. */
function useSendUnsent(): void {
  useEffect(() => {
    if (hasUnsent())
      void import("../../platform/unsent/unsent.sending.ts").then((sending) => sending.startSendingUnsent());
  }, []);
}

/** Another person may have logged in in another tab while this one was hidden. */
function useCheckOwnerOnReturn(): void {
  useEffect(() => {
    const check = () => document.visibilityState === "visible" && void reloadForNewOwner();
    document.addEventListener("visibilitychange", check);
    addEventListener("pageshow", check);
    return () => {
      document.removeEventListener("visibilitychange", check);
      removeEventListener("pageshow", check);
    };
  }, []);
}

/** Moves the focus to the start of each new screen. On the first screen the browser does so itself. */
function useFocusNewScreen(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
