import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { isCurrent, navigationFor } from "../navigation.ts";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";

/** The sidebar's list (spec §2.2, §2.3). @param onNavigate called when an entry is clicked, to close the drawer */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname } = useLocation();
  const text = appTexts().shell;
  const entries = navigationFor(pathname, useSession());
  const current = entries.find((entry) => isCurrent(entry, pathname))?.to;
  const list = useRef<HTMLElement>(null);
  // In a low window the list scrolls. Newer browsers return a promise here, which an effect must not return.
  useEffect(() => {
    list.current?.querySelector(`[href="${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <nav className="side" ref={list} aria-label={text.mainNavigation}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              onClick={onNavigate}
              aria-current={ariaCurrent(isCurrent(entry, pathname), entry.to === pathname)}
            >
              <entry.icon size={22} stroke={1.8} aria-hidden />
              {text.navigation[entry.name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page itself is "page", a page below it "true". */
function ariaCurrent(isCurrentEntry: boolean, isPage: boolean): "page" | "true" | undefined {
  if (!isCurrentEntry) return undefined;
  return isPage ? "page" : "true";
}
