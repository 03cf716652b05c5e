import { useLocalStorage } from "@mantine/hooks";
import { IconChevronRight } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { Link, useLocation } from "react-router";
import {
  groupsFor,
  isCurrent,
  type NavigationEntry,
  type NavigationGroup,
  navigationFor,
} from "../../platform/navigation.ts";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";

type OnNavigate = (() => void) | undefined;

/** The sidebar's list (spec §2.2, §2.3), and groups of further entries. @param onNavigate called when an entry is clicked, to close the drawer */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
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
    </nav>
  );
}

/** Entries under a heading; this browser remembers whether they are open. The one of this screen is always shown. */
function Group({ group, onNavigate }: { group: NavigationGroup; onNavigate: OnNavigate }) {
  const { pathname } = useLocation();
  const id = useId();
  const [isOpen, setOpen] = useLocalStorage({
    key: `side-${group.name}`,
    defaultValue: !group.isClosedAtFirst,
    getInitialValueInEffect: false,
  });
  const shown = isOpen ? group.entries : group.entries.filter((entry) => isCurrent(entry, pathname));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark within the navigation
    <div className="side-group" role="group" aria-labelledby={id}>
      <button type="button" id={id} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconChevronRight size={16} stroke={2} aria-hidden />
        {appTexts().shell.navigationGroups[group.name]}
      </button>
      <Entries entries={shown} onNavigate={onNavigate} />
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
            aria-current={ariaCurrent(isCurrent(entry, pathname), entry.to === pathname)}
          >
            <entry.icon size={22} stroke={1.8} aria-hidden />
            {appTexts().shell.navigation[entry.name]}
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
