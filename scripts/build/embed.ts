import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { catalogs } from "../../src/web/public/texts/catalogs.generated.ts";

/** A style sheet without comments and needless blanks. */
const compact = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .trim();

/**
 * Builds the script that other sites load to show the animals: one small file with its styles and its words in every
 * language. Its name has no hash, since other sites have written it down.
 * @param folder with the built pages
 */
export async function buildEmbed(folder: string): Promise<void> {
  const words = Object.entries(catalogs).map(([language, { embed }]) => [language, embed]);
  const bundled = await rolldown({
    input: "src/web/embed/main.ts",
    platform: "browser",
    transform: {
      define: {
        EMBED_STYLES: JSON.stringify(compact(await readFile("src/web/embed/embed.css", "utf8"))),
        EMBED_TEXTS: JSON.stringify(Object.fromEntries(words)),
      },
      target: ["chrome100", "edge100", "firefox101", "safari16.4"],
    },
  });
  await using closing = new AsyncDisposableStack();
  closing.defer(() => bundled.close());
  await bundled.write({ file: join(folder, "client/embed.js"), format: "iife", minify: true });
}
