import { createBuilder } from "vite";

/**
 * Builds the environments of vite.config.ts: the files for browsers (`client`, `app`) and the public pages for the
 * server (`ssr`).
 * @param folder replaces `dist` in the configuration
 */
export async function buildPages(folder: string): Promise<void> {
  // Vite would build React for development where the environment says so, and the pages could not be rendered.
  process.env.NODE_ENV = "production";
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
