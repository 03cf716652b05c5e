import { pathIn } from "../../contract/platform/href.ts";
import { VISITOR } from "../base/actor.ts";
import { html, type Sample, type Samples } from "../parts/text-samples.ts";
import { PAGES } from "./page.routes.ts";
import type { WithPages } from "./renderer.ts";

/** The page at this address, as visitors see it. */
const pageSample =
  (page: string): Sample<WithPages> =>
  async (deps, _text, language) => {
    const loader = PAGES[page];
    if (!loader) throw new Error(`There is no page "${page}" that shows the text.`);
    const { name, props, path } = await loader(deps, { path: pathIn(language, page), query: {} }, VISITOR);
    return html(deps.pages.render(name, props, { path, viewer: null }));
  };

/** The pages that show each part of the texts. */
export const SITE_SAMPLES = {
  "page.landing": pageSample("/"),
  "page.about": pageSample("/about"),
  "page.adoption": pageSample("/adoption"),
  "page.donate": pageSample("/help/donate"),
  "page.volunteer": pageSample("/help/volunteer"),
  "page.privacy": pageSample("/privacy"),
  "page.terms": pageSample("/terms"),
  "page.footer": pageSample("/"),
} satisfies Samples<WithPages>;
