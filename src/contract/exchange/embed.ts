/** How many animals one place on another site shows: unless it says so, and at most. */
export const EMBED_LIMIT = { usual: 6, most: 24 } as const;
export const EMBED_THEMES = ["auto", "light", "dark"] as const;
