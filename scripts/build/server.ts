import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import { type OutputOptions, rolldown } from "rolldown";
import { buildFolder } from "./build-folder.ts";
import { plainHttp } from "./plain-http.ts";

/** Loaded from `node_modules` when they are needed first, or always since they contain machine code. */
const OUTSIDE = [
  /^@opentelemetry\//,
  "@node-rs/argon2",
  "@scalar/fastify-api-reference",
  "@simplewebauthn/server",
  "@zxcvbn-ts/language-common",
  "bidi-js",
  "csv-parse",
  "fontkit",
  "iconv-lite",
  "nodemailer",
  "papaparse",
  "pdfkit",
  "pg-native",
  "prom-client",
  "saxes",
  "sharp",
  "subset-font",
  "yauzl",
];

const LIBRARIES = "libraries";

const LIBRARIES_APART: OutputOptions["codeSplitting"] = { groups: [{ name: LIBRARIES, test: /node_modules/ }] };

/**
 * Builds the server into few files: Node links a thousand modules slowly and keeps all that they contain
 * (docs/decisions/0078-the-server-is-built.md). Names stay, and maps lead stacks to the sources, which have the text. What
 * runs beside the server gets files of its own, so that it loads no more than it needs.
 * @param folder that is replaced
 */
export const buildServer = (folder: string): Promise<void> =>
  buildFolder(folder, async (next) => {
    await bundle({ main: "start/built.ts" }, next, LIBRARIES_APART);
    await bundle({ "run-beside": "start/run-beside.ts" }, next);
    await bundle({ reader: "src/server/exchange/imports/reading/reader.ts" }, next);
    // Whoever reads a stack looks for places in the product. Theirs are named by function.
    for await (const map of glob(join(next, `${LIBRARIES}-*.map`))) await rm(map);
  });

async function bundle(
  input: Record<string, string>,
  dir: string,
  codeSplitting: OutputOptions["codeSplitting"] = true,
): Promise<void> {
  const bundled = await rolldown({
    input,
    platform: "node",
    external: OUTSIDE,
    plugins: [plainHttp],
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  await using closing = new AsyncDisposableStack();
  closing.defer(() => bundled.close());
  await bundled.write({
    dir,
    format: "esm",
    entryFileNames: "[name].js",
    sourcemap: "hidden",
    sourcemapExcludeSources: true,
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    codeSplitting,
  });
}
