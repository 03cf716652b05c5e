import "../../contract/texts/all.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { Document } from "./document.tsx";
import type { Page } from "./page.ts";
import type { PageName, PageProps, Site } from "./page-props.ts";
import { PAGES } from "./pages.ts";
import { pageTexts } from "./texts/texts.ts";

export { readShelterFrom } from "../../contract/shelter.ts";
export { setLanguageSource } from "../../contract/texts/language.ts";
export { readAssets } from "./assets.ts";
export { renderManifest } from "./manifest.ts";
export { SPECULATION_RULES } from "./speculation-rules.ts";
export { renderUnexpectedError, UNEXPECTED_ERROR_POLICY } from "./unexpected-error.page.tsx";

/** Says where the texts are that the shelter has written itself (rules §12). */
export const readEditedTextsFrom = pageTexts.readEditedFrom;

/**
 * Renders one public page.
 * @param name which page
 * @param props its data
 * @param site its address, the viewer and the built files
 * @returns the whole HTML document
 */
export function renderPage<N extends PageName>(name: N, props: PageProps[N], site: Site): string {
  const page: Page<N> = PAGES[name];
  return `<!doctype html>${renderToStaticMarkup(
    <Document head={page.head(props, site)} site={site}>
      {page.body(props, site)}
    </Document>,
  )}`;
}
