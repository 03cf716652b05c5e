import "../../contract/texts/all.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { PAGES } from "./pages.ts";
import { Document } from "./platform/document.tsx";
import type { Page } from "./platform/page.ts";
import type { PageName, PageProps, Site } from "./platform/page-props.ts";
import { pageTexts } from "./texts/texts.ts";

export { readShelterFrom } from "../../contract/platform/shelter.ts";
export { setLanguageSource } from "../../contract/texts/language.ts";
export { readAssets } from "./platform/assets.ts";
export { SPECULATION_RULES } from "./platform/speculation-rules.ts";
export { renderManifest } from "./site/manifest.ts";
export { renderUnexpectedError, UNEXPECTED_ERROR_POLICY } from "./site/unexpected-error.page.tsx";

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
