import { Link, useLocation } from "react-router";
import { isCurrent, placesFor } from "../navigation.ts";
import { useSession } from "../session.ts";

/** The sidebar's list (spec §2.2, §2.3). @param onGo told when somebody follows an entry, to close the drawer */
export function SideNavigation({ onGo }: { onGo?: () => void }) {
  const { pathname } = useLocation();
  return (
    <nav className="side" aria-label="Main">
      <ul>
        {placesFor(pathname, useSession()).map((place) => (
          <li key={place.to}>
            <Link
              to={place.to}
              onClick={onGo}
              aria-current={currency(isCurrent(place, pathname), place.to === pathname)}
            >
              <place.icon size={22} stroke={1.8} aria-hidden />
              {place.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page itself is "page", a page below it "true". */
function currency(isHere: boolean, isSame: boolean): "page" | "true" | undefined {
  if (!isHere) return undefined;
  return isSame ? "page" : "true";
}
