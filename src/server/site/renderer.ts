import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CurrentUser } from "../../contract/platform/current-user.ts";
import { shelter } from "../../contract/platform/shelter.ts";
import { currentLanguage, setLanguageSource } from "../../contract/texts/language.ts";
import { type AppAssets, appDocument, readAppAssets } from "../../web/app/platform/app-document.ts";
import type { PageName, PageProps } from "../../web/public/page-props.ts";
import type { Assets, Viewer } from "../../web/public/platform/site.ts";
import type * as Rendering from "../../web/public/render.tsx";
import type { WithPayments } from "../giving/payment.provider.ts";
import type { Deps } from "../platform/deps.ts";
import { editedPageTexts } from "../platform/shelter/edited-texts.ts";

/** The address of a page and the person who looks at it. */
export type RenderContext = { path: string; viewer: Viewer };

/** The product's public address, without a trailing slash. */
export type Site = { publicUrl: string };

/** Renders the public pages and the application's document. */
export type PageRenderer = {
  /** Changes whenever the same data would be rendered differently, which happens only in development. */
  readonly revision?: number;
  render<N extends PageName>(name: N, props: PageProps[N], context: RenderContext): string;
  /** The document of the user area and the administration. @param session who is signed in, or null */
  app(session: CurrentUser | null): string;
  /** The web app manifest in the language of the request, as JSON. */
  manifest(): string;
  /** Which links browsers may prefetch, as JSON. */
  speculationRules: string;
  /** The document for the case that the error page fails, too, and the content security policy it needs (spec §2.1). */
  unexpectedError(): { html: string; policy: string };
};

/** For what shows pages. */
export type WithPages = { pages: PageRenderer };

/** What the routes and loaders of pages need. */
export type PageDeps = Deps & WithPages & WithPayments;

/**
 * Loads the pages that `vite build --app` has built.
 * @param dist the folder of the build
 * @param rendering the module that renders them, where it is loaded already; otherwise the build's own
 * @throws when the build is missing or incomplete
 */
export async function loadPages(dist: string, site: Site, rendering?: typeof Rendering): Promise<PageRenderer> {
  const pages: typeof Rendering = rendering ?? (await import(pathToFileURL(join(dist, "ssr", "render.js")).href));
  const manifest = async (name: string) =>
    JSON.parse(await readFile(join(dist, "client", ".vite", `${name}.json`), "utf8"));
  const assets = {
    pages: pages.readAssets(await manifest("manifest")),
    app: readAppAssets(await manifest("app.manifest")),
  };
  return rendererOf(pages, assets, site);
}

/**
 * @param pages the module that renders them
 * @param assets the files that they refer to
 */
export function rendererOf(
  pages: typeof Rendering,
  assets: { pages: Assets; app: AppAssets },
  { publicUrl }: Site,
): PageRenderer {
  pages.readEditedTextsFrom(editedPageTexts);
  // Pages that were built on their own contain a second copy of the contract.
  if (pages.setLanguageSource !== setLanguageSource) {
    pages.readShelterFrom(shelter);
    pages.setLanguageSource(currentLanguage);
  }
  return {
    render: (name, props, context) => pages.renderPage(name, props, { publicUrl, assets: assets.pages, ...context }),
    app: (session) => appDocument(session, assets.app),
    manifest: pages.renderManifest,
    speculationRules: JSON.stringify(pages.SPECULATION_RULES),
    unexpectedError: () => ({ html: pages.renderUnexpectedError(), policy: pages.UNEXPECTED_ERROR_POLICY }),
  };
}
