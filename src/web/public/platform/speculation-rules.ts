import { pathIn } from "../../../contract/platform/href.ts";
import { LANGUAGES } from "../../../contract/texts/language.ts";

/** Paths with side effects, and paths of the application. */
const NOT_PREFETCHED = [
  "/api/*",
  "/admin*",
  "/user_page*",
  "/photos/*",
  ...["/login*", "/logout*", "/payment/*", "/files/*"].flatMap((path) =>
    LANGUAGES.map((language) => pathIn(language, path)),
  ),
];

/**
 * Links that the browser may prefetch when the pointer rests on them. Served as application/speculationrules+json; the
 * `Speculation-Rules` header of every public page refers to it.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, ...NOT_PREFETCHED.map((path) => ({ not: { href_matches: path } }))],
      },
      eagerness: "moderate",
    },
  ],
} as const;
