import { Link } from "react-router";
import { appTexts } from "../platform/texts/texts.ts";
import { exchangeTexts } from "./texts.ts";

const PLACES = { import: "/admin/import", export: "/admin/import/export" } as const;

/** The two directions: bringing in and taking along. */
export function MovingLinks({ here }: { here: keyof typeof PLACES }) {
  const text = exchangeTexts().dataExport;
  return (
    <nav aria-label={appTexts().shell.navigation.import}>
      <ul className="import-steps">
        {(["import", "export"] as const).map((place) => (
          <li key={place}>
            <Link to={PLACES[place]} {...(place === here && { "aria-current": "page" as const })}>
              {text.places[place]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
