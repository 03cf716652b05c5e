/**
 * Pages fade into each other (look: public site). It stands in every document itself: where one of two pages does not
 * ask for it, or its styles have not come yet, the browser complains.
 */
export const PAGE_FADE = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
