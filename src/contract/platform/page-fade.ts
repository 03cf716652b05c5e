/**
 * Makes pages fade into each other. It is inline in every document, because the browser logs an error if one of the two
 * pages lacks the rule or has not loaded its styles yet.
 */
export const PAGE_FADE = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
