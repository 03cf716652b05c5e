import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { afterEach, beforeEach, expect, test } from "vitest";
import { plainHttp } from "../../../scripts/build/plain-http.ts";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "shelter-build-"));
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** Loads `node:http`, and says whether Node's `fetch` came with it. */
const PROGRAM = `import { createServer, STATUS_CODES } from "node:http";
const isLoaded = process.moduleLoadList.some((name) => name.includes("undici"));
console.log(typeof createServer, STATUS_CODES[404], isLoaded);`;

test("in the built server, http does not load Node's fetch, which an import of it does", async () => {
  const input = join(home, "program.mjs");
  await writeFile(input, PROGRAM);
  const run = async (file: string) => (await promisify(execFile)(process.execPath, [file])).stdout.trim();
  expect(await run(input)).toBe("function Not Found true");
  await using bundled = await rolldown({ input, platform: "node", plugins: [plainHttp] });
  await bundled.write({ dir: join(home, "built"), format: "esm", entryFileNames: "[name].mjs" });
  expect(await run(join(home, "built/program.mjs"))).toBe("function Not Found false");
});
