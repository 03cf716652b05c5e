import "../../contract/texts/all.ts";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageName, PageProps } from "./page-props.ts";
import { PAGES } from "./pages.ts";
import { Document } from "./platform/document.tsx";
import type { Page } from "./platform/page.ts";
import type { Site } from "./platform/site.ts";
import { pageTexts } from "./texts/texts.ts";

export { readShelterFrom } from "../../contract/platform/shelter.ts";
export { setLanguageSource } from "../../contract/texts/language.ts";
export { readAssets } from "./platform/assets.ts";
export { SPECULATION_RULES } from "./platform/speculation-rules.ts";
export { renderManifest } from "./site/manifest.ts";
export { renderUnexpectedError, UNEXPECTED_ERROR_POLICY } from "./site/unexpected-error.page.tsx";

/** Says where the texts are that the shelter has written itself (rules §12). */
export const readEditedTextsFrom = pageTexts.readEditedFrom;

/** By their names, so that a name's page takes the props of this name. */
const pages: { readonly [N in PageName]: Page<PageProps[N]> } = PAGES;

/**
 * Renders one public page.
 * @param name which page
 * @param props its data
 * @param site its address, the viewer and the built files
 * @returns the whole HTML document
 */
export function renderPage<N extends PageName>(name: N, props: PageProps[N], site: Site): string {
  const page = pages[name];
  return `<!doctype html>${renderToStaticMarkup(
    <Document head={page.head(props, site)} site={site}>
      {page.body(props, site)}
    </Document>,
  )}`;
}
