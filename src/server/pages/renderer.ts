import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CurrentUser } from "../../contract/accounts.ts";
import { type AppAssets, appDocument, readAppAssets } from "../../web/app/app-document.ts";
import type { Assets, PageName, PageProps, Viewer } from "../../web/public/page-props.ts";
import type * as Rendering from "../../web/public/render.tsx";

/** Where a page stands and who looks at it. */
export type Place = { path: string; viewer: Viewer };

/** The product's public address, without a trailing slash, and the zone by which moments are shown. */
export type PlaceAndTime = { publicUrl: string; zone: string };

/** Makes whole documents of public pages, and the one of the application. */
export type PageRenderer = {
  /** Another one where the same data are rendered otherwise than before: while pages are developed. */
  readonly revision?: number;
  render<N extends PageName>(name: N, props: PageProps[N], place: Place): string;
  /** The document of the user area and the administration. @param session who is signed in, or null */
  app(session: CurrentUser | null): string;
  /** Which links browsers may fetch ahead, as JSON. */
  speculationRules: string;
  /** The document for when even the error page cannot be made, and the policy it needs (spec §2.1). */
  unexpectedError: { html: string; policy: string };
};

/**
 * The pages as `vite build --app` made them.
 * @param dist the folder of the build
 * @param shelter its public address, for canonical links, and its zone
 * @throws when the build is missing or incomplete
 */
export async function loadPages(dist: string, shelter: PlaceAndTime): Promise<PageRenderer> {
  const built = pathToFileURL(join(dist, "ssr", "render.js")).href;
  const pages: typeof Rendering = await import(built);
  const manifest = async (name: string) =>
    JSON.parse(await readFile(join(dist, "client", ".vite", `${name}.json`), "utf8"));
  const assets = {
    pages: pages.readAssets(await manifest("manifest")),
    app: readAppAssets(await manifest("app.manifest")),
  };
  return rendererOf(pages, assets, shelter);
}

/**
 * @param pages the module that renders them
 * @param assets the files that they refer to
 * @param shelter its public address, for canonical links, and its zone
 */
export function rendererOf(
  pages: typeof Rendering,
  assets: { pages: Assets; app: AppAssets },
  { publicUrl, zone }: PlaceAndTime,
): PageRenderer {
  pages.setShelterZone(zone);
  return {
    render: (name, props, place) => pages.renderPage(name, props, { publicUrl, assets: assets.pages, ...place }),
    app: (session) => appDocument(session, zone, assets.app),
    speculationRules: JSON.stringify(pages.SPECULATION_RULES),
    unexpectedError: { html: pages.renderUnexpectedError(), policy: pages.UNEXPECTED_ERROR_POLICY },
  };
}
