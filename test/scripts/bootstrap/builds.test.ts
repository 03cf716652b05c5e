import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { build } from "../../../scripts/bootstrap/builds.mjs";
import { ROOT } from "../../../scripts/bootstrap/paths.cjs";

test("what a build script has built counts as built until a source changes, and not when it fails", async () => {
  const folder = await mkdtemp(join(tmpdir(), "shelter-build-"));
  const source = join(folder, "source.ts");
  await writeFile(source, "one");
  const built = build(relative(ROOT, folder), "no-script.ts", [relative(ROOT, source)]);
  expect(built.isDone()).toBe(false);
  await expect(built.build(() => Promise.reject(new Error("a fault in a source")))).rejects.toThrow("a fault");
  expect(built.isDone()).toBe(false);
  await built.build(async () => {});
  expect(built.isDone()).toBe(true);
  await writeFile(source, "two");
  expect(built.isDone()).toBe(false);
  await rm(folder, { recursive: true });
});
