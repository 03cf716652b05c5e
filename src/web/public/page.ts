import type { ReactNode } from "react";
import type { PageName, PageProps, Site } from "./page-props.ts";

/** What a page says about itself to browsers, search engines and those it is shared with (decisions §9). */
export type Head = {
  /** Without the shelter's name, which is added; the landing page alone gives the whole title. */
  title: string;
  description: string;
  wholeTitle?: boolean;
  /** Path of the picture shown where the page is shared; without it the shelter's own. */
  image?: string;
  imageAlt?: string;
  kind?: "website" | "article";
  /** schema.org objects, escaped by the document; without any the page is a WebPage. */
  jsonLd?: readonly object[];
  /** Paths of the neighbouring pages of a list. */
  previous?: string;
  next?: string;
  /** Pages that a search engine should not list. */
  noIndex?: boolean;
};

/** One public page: its head and the inside of its `<main>`. */
export type Page<N extends PageName> = {
  head: (props: PageProps[N], site: Site) => Head;
  body: (props: PageProps[N], site: Site) => ReactNode;
};
