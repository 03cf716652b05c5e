import { useLocalStorage } from "@mantine/hooks";
import { IconChevronRight, IconChevronsLeft, IconChevronsRight } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { Link, useLocation } from "react-router";
import {
  groupsFor,
  isCurrent,
  type NavigationEntry,
  type NavigationGroup,
  navigationFor,
} from "../../overview/navigation.ts";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";

type OnNavigate = (() => void) | undefined;

type Fold = { isFolded: boolean; fold: (isFolded: boolean) => void };

/**
 * The sidebar's list (spec §2.2, §2.3), and groups of further entries.
 * @param props.fold folds it to its icons, where it stands beside the screen
 * @param props.onNavigate called when an entry is clicked, to close the drawer
 */
export function SideNavigation({ fold, onNavigate }: { fold?: Fold; onNavigate?: () => void }) {
  const { pathname } = useLocation();
  const session = useSession();
  const entries = navigationFor(pathname, session);
  const groups = groupsFor(pathname, session);
  const all = [...entries, ...groups.flatMap((group) => group.entries)];
  const current = all.find((entry) => isCurrent(entry, pathname))?.to;
  const list = useRef<HTMLElement>(null);
  // In a low window the list scrolls. Newer browsers return a promise here, which an effect must not return.
  useEffect(() => {
    list.current?.querySelector(`[href="${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <nav className="side" ref={list} aria-label={appTexts().shell.mainNavigation}>
      <Entries entries={entries} onNavigate={onNavigate} />
      {groups.map((group) => (
        <Group key={group.name} group={group} onNavigate={onNavigate} />
      ))}
      {fold && <FoldButton {...fold} />}
    </nav>
  );
}

function FoldButton({ isFolded, fold }: Fold) {
  const name = appTexts().shell[isFolded ? "unfoldMenu" : "foldMenu"];
  const Arrow = isFolded ? IconChevronsRight : IconChevronsLeft;
  return (
    <button type="button" className="side-fold" title={name} onClick={() => fold(!isFolded)}>
      <Arrow size={20} stroke={1.8} aria-hidden />
      <span>{name}</span>
    </button>
  );
}

/**
 * Entries under a heading: open while one of them is the screen or they are the daily work, and as this browser's person has left it. The one of this
 * screen is always shown.
 */
function Group({ group, onNavigate }: { group: NavigationGroup; onNavigate: OnNavigate }) {
  const { pathname } = useLocation();
  const id = useId();
  const current = group.entries.filter((entry) => isCurrent(entry, pathname));
  const [chosen, choose] = useLocalStorage<boolean | null>({
    key: `side-${group.name}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const isOpen = chosen ?? (group.isDaily || current.length > 0);
  const name = appTexts().shell.navigationGroups[group.name];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark within the navigation
    <div className="side-group" role="group" aria-labelledby={id}>
      <button type="button" id={id} title={name} aria-expanded={isOpen} onClick={() => choose(!isOpen)}>
        <IconChevronRight size={16} stroke={2} aria-hidden />
        <span>{name}</span>
      </button>
      <Entries entries={isOpen ? group.entries : current} onNavigate={onNavigate} />
    </div>
  );
}

function Entries({ entries, onNavigate }: { entries: readonly NavigationEntry[]; onNavigate: OnNavigate }) {
  const { pathname } = useLocation();
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            {...(onNavigate && { onClick: onNavigate })}
            title={appTexts().shell.navigation[entry.name]}
            aria-current={ariaCurrent(isCurrent(entry, pathname), entry.to === pathname)}
          >
            <entry.icon size={22} stroke={1.8} aria-hidden />
            <span>{appTexts().shell.navigation[entry.name]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The page itself is "page", a page below it "true". */
function ariaCurrent(isCurrentEntry: boolean, isPage: boolean): "page" | "true" | undefined {
  if (!isCurrentEntry) return undefined;
  return isPage ? "page" : "true";
}
