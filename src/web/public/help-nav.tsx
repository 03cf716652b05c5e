/** The pages of the help area (spec §2.1). */
const HELP_PAGES = [
  { text: "Donate", href: "/help/donate" },
  { text: "Volunteer", href: "/help/volunteer" },
  { text: "Job openings", href: "/help/jobs" },
] as const;

/** The navigation of the help area. @param path path and query of the current page */
export function HelpNav({ path }: { path: string }) {
  const [here] = path.split("?");
  return (
    <nav className="wrap help-nav" aria-label="How to help">
      <ul>
        {HELP_PAGES.map(({ text, href }) => (
          <li key={href}>
            <a href={href} aria-current={here === href ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
