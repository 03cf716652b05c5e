import type { ReactNode } from "react";
import type { Site } from "./site.ts";

/** The metadata of a page for browsers, search engines and shared links (rules §9). */
export type Head = {
  /** The shelter's name is added, except with `wholeTitle` (the landing page, and the setup: it has no name yet). */
  title: string;
  description: string;
  wholeTitle?: boolean;
  /** Path of the picture for shared links; by default the shelter's. */
  image?: string;
  /** In pixels, so that it is shown at once by who gets the link. */
  imageSize?: { width: number; height: number };
  imageAlt?: string;
  kind?: "website" | "article";
  /** schema.org objects, escaped by the document; by default a WebPage. */
  jsonLd?: readonly object[];
  /** The same as a feed for programs that read news: its path, and what readers call it. */
  feed?: { path: string; title: string };
  /** Paths of the previous and the next page of a list. */
  previous?: string;
  next?: string;
  /** Without navigation, sign-in and footer: nothing that they lead to is there yet. */
  isBare?: boolean;
  /** Excludes the page from search engines. */
  noIndex?: boolean;
};

/**
 * One public page: its head and the inside of its `<main>`.
 * @template Props its data, which the server loads; `null` in them means that something could not be loaded, and the page
 * then shows the specification's error text
 */
export type Page<Props = Record<string, never>> = {
  head: (props: Props, site: Site) => Head;
  body: (props: Props, site: Site) => ReactNode;
};
