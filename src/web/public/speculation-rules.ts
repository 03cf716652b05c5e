/** Paths that do something, or that belong to the application behind the login. */
const NOT_FETCHED_AHEAD = [
  "/api/*",
  "/login*",
  "/logout*",
  "/admin*",
  "/user_page*",
  "/payment/*",
  "/photos/*",
  "/files/*",
];

/**
 * Links of this site that the browser may fetch before they are followed, when the pointer rests on them. Served as
 * application/speculationrules+json and named by the `Speculation-Rules` header of every public page.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, ...NOT_FETCHED_AHEAD.map((path) => ({ not: { href_matches: path } }))],
      },
      eagerness: "moderate",
    },
  ],
} as const;
