import { href, pathWithoutLanguage } from "../../../contract/platform/href.ts";
import { pageTexts } from "../texts/texts.ts";

/** The pages of the help area (spec §2.1). */
const HELP_PAGES = [
  { text: "donate", path: "/help/donate" },
  { text: "volunteer", path: "/help/volunteer" },
  { text: "jobs", path: "/help/jobs" },
] as const;

/** The navigation of the help area. @param path path and query of the current page */
export function HelpNav({ path }: { path: string }) {
  const [here] = pathWithoutLanguage(path).split("?");
  return (
    <nav className="wrap help-nav" aria-label={pageTexts().help.label}>
      <ul>
        {HELP_PAGES.map((page) => (
          <li key={page.path}>
            <a href={href(page.path)} aria-current={here === page.path ? "page" : undefined}>
              {pageTexts().help[page.text]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
