import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { buildFolder } from "./build-folder.ts";

/** Loaded from `node_modules` when they are needed first, or always since they contain machine code. */
const OUTSIDE = [
  "@node-rs/argon2",
  "@scalar/fastify-api-reference",
  "fontkit",
  "nodemailer",
  "papaparse",
  "pdfkit",
  "pg-native",
  "sharp",
];

const LIBRARIES = "libraries";

/**
 * Builds the server into few files: Node links a thousand modules slowly and keeps all that they contain
 * (docs/decisions/0078-the-server-is-built.md). Names stay, and maps lead stacks to the sources, which have the text.
 * @param folder that is replaced
 */
export const buildServer = (folder: string): Promise<void> =>
  buildFolder(folder, async (next) => {
    const bundle = await rolldown({
      input: { main: "src/server/built.ts" },
      platform: "node",
      external: OUTSIDE,
      transform: { define: { "process.env.NODE_ENV": '"production"' } },
    });
    await using closing = new AsyncDisposableStack();
    closing.defer(() => bundle.close());
    await bundle.write({
      dir: next,
      format: "esm",
      entryFileNames: "[name].js",
      sourcemap: "hidden",
      sourcemapExcludeSources: true,
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      codeSplitting: {
        groups: [
          { name: LIBRARIES, test: /node_modules/ },
          { name: "server", test: /[\\/](src|operator)[\\/]/ },
        ],
      },
    });
    // Whoever reads a stack looks for places in the product. Theirs are named by function.
    for await (const map of glob(join(next, `${LIBRARIES}-*.map`))) await rm(map);
  });
