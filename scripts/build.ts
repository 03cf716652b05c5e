/** The first part of `npm run build`: creates `dist`, the pages. If the build fails, the existing `dist` is unchanged. */
import { PAGES } from "./bootstrap/builds.mjs";
import { buildFolder } from "./build/build-folder.ts";
import { buildEmbed } from "./build/embed.ts";
import { buildPages } from "./build/pages.ts";
import { precompress } from "./build/precompress.ts";
import { buildWorker } from "./build/worker.ts";

await PAGES.build(() =>
  buildFolder("dist", async (folder) => {
    await buildPages(folder);
    await buildWorker(folder);
    await buildEmbed(folder);
    await precompress(`${folder}/client`);
  }),
);
