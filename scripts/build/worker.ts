import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { rolldown } from "rolldown";

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] };

/** What opens without signal begins with these; everything that they import is kept with them. */
const BEGINNINGS = [
  "src/web/app/main.tsx",
  "src/web/app/app/shell/dialogs.tsx",
  "src/web/app/animals/rounds/rounds.screen.tsx",
  "src/web/app/platform/unsent/unsent.sending.ts",
];
/** The texts of every language, and what makes photos small. */
const FURTHER = /src\/web\/app\/app\/texts\/\w+\/(start|index)\.ts$|browser-image-compression/;

/** @returns the addresses of the files that the daily round needs */
function filesOf(manifest: Readonly<Record<string, Chunk>>): string[] {
  const found = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const name of [...BEGINNINGS, ...Object.keys(manifest).filter((one) => FURTHER.test(one))]) follow(name);
  return [...found].map((file) => `/${file}`).sort();
}

/**
 * Builds the worker that opens the daily round without signal, with the list of the files that it keeps. Its name has no
 * hash: browsers look at this address for a new version.
 * @param folder with the built pages
 */
export async function buildWorker(folder: string): Promise<void> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(join(folder, "client/.vite/app.manifest.json"), "utf8"),
  );
  const script = manifest["src/web/app/main.tsx"]?.file;
  const bundled = await rolldown({
    input: "src/web/worker/main.ts",
    platform: "browser",
    transform: {
      define: {
        ROUND_FILES: JSON.stringify(filesOf(manifest)),
        ROUND_SCRIPT: JSON.stringify(`/${script}`),
        "process.env.NODE_ENV": '"production"',
      },
    },
  });
  await using closing = new AsyncDisposableStack();
  closing.defer(() => bundled.close());
  await bundled.write({ file: join(folder, "client/sw.js"), format: "iife", minify: true });
}
