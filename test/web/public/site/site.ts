import type { PageName, PageProps } from "../../../../src/web/public/page-props.ts";
import type { Site } from "../../../../src/web/public/platform/site.ts";
import { renderPage } from "../../../../src/web/public/render.tsx";
import { siteAt } from "../samples.ts";

export const VISITOR = siteAt("/");
export const SIGNED_IN = siteAt("/", { fullName: "Jan Nowak", panelPath: "/user_page" });

/** The HTML of a public page, with entities and no-break spaces replaced for easier comparison. */
export const rendered = <N extends PageName>(name: N, props: PageProps[N], site: Site = VISITOR): string =>
  renderPage(name, props, site).replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("\u00a0", " ");

/** The content of `<main>`. */
export const mainOf = (html: string): string => html.split(/<main[^>]*>/)[1]?.split("</main>")[0] ?? "";

/** The text without the tags. */
export const textOf = (html: string): string => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

/** The page's schema.org objects. */
export function structuredData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = "null"]) => JSON.parse(json));
}
