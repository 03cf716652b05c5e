import { createBuilder } from "vite";

/**
 * Builds what browsers load (`client`, `app`) and the public pages for the server (`ssr`), as vite.config.ts says.
 * @param folder where to, instead of the configuration's `dist`
 */
export async function buildPages(folder: string): Promise<void> {
  const builder = await createBuilder({
    configLoader: "native",
    logLevel: "warn",
    environments: {
      client: { build: { outDir: `${folder}/client`, emptyOutDir: true } },
      app: { build: { outDir: `${folder}/client` } },
      ssr: { build: { outDir: `${folder}/ssr`, emptyOutDir: true } },
    },
  });
  await builder.buildApp();
}
