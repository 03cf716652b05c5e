import type { Assets } from "./site.ts";

/** The part of Vite's manifest.json that we use. */
export type Manifest = Record<string, { file: string }>;

const PREFIX = "/";
const STYLES = "src/web/public/styles/public.css";
const SCRIPT = "src/web/public/enhance/main.ts";
/** The font files that every page needs at once; rarer letters are loaded when a text has them (fonts/README.md). */
const PRELOADED = ["nunito-sans-core.woff2", "fraunces-600.woff2"];

/**
 * Finds the names of the built files that a public page loads.
 * @param manifest dist/client/.vite/manifest.json
 * @throws if a file is not in the manifest, because the build is incomplete
 */
export function readAssets(manifest: Manifest): Assets {
  const builtFile = (source: string) => {
    const entry = Object.entries(manifest).find(([key]) => key.endsWith(source));
    if (!entry) throw new Error(`The build has no ${source}. Build the pages again.`);
    return PREFIX + entry[1].file;
  };
  return { styles: [builtFile(STYLES)], script: builtFile(SCRIPT), fonts: PRELOADED.map(builtFile) };
}
