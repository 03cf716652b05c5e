import type { Assets } from "./page-props.ts";

/** What is read of Vite's manifest.json. */
export type Manifest = Record<string, { file: string }>;

const PREFIX = "/";
const STYLES = "src/web/public/styles/public.css";
const SCRIPT = "src/web/public/enhance/main.ts";
/** The two subsets that every page needs at once; the Polish letters come when a text has them. */
const PRELOADED = ["nunito-sans-latin.woff2", "fraunces-latin.woff2"];

/**
 * The built files that a public page refers to.
 * @param manifest dist/client/.vite/manifest.json
 * @throws when a file is not in the manifest: the build is incomplete
 */
export function readAssets(manifest: Manifest): Assets {
  const built = (source: string) => {
    const entry = Object.entries(manifest).find(([key]) => key.endsWith(source));
    if (!entry) throw new Error(`The build has no ${source}. Build the pages again.`);
    return PREFIX + entry[1].file;
  };
  return { styles: [built(STYLES)], script: built(SCRIPT), fonts: PRELOADED.map(built) };
}
