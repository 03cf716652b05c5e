import type { PAGES } from "./pages.ts";

/** The data of each public page, as the page itself names it. */
export type PageProps = { [N in PageName]: Parameters<(typeof PAGES)[N]["body"]>[0] };
export type PageName = keyof typeof PAGES;
