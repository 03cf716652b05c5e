import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildFolder } from "../../../scripts/build/build-folder.ts";

let home: string;
let dist: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "shelter-build-"));
  dist = join(home, "dist");
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** A build with one script of this name, in the layout of Vite. */
const building = (script: string) => async (folder: string) => {
  await mkdir(join(folder, "client/assets"), { recursive: true });
  await mkdir(join(folder, "client/.vite"));
  await writeFile(join(folder, "client/assets", script), script);
  const manifest = { "main.ts": { file: `assets/${script}` } };
  await writeFile(join(folder, "client/.vite/manifest.json"), JSON.stringify(manifest));
};
const assets = async () => (await readdir(join(dist, "client/assets"))).sort();

test("A build replaces the previous one, whose files are kept for pages that are already open", async () => {
  await buildFolder(dist, building("one.js"));
  await buildFolder(dist, building("two.js"));
  expect(await assets()).toEqual(["one.js", "two.js"]);
  await buildFolder(dist, building("three.js"));
  expect(await assets()).toEqual(["three.js", "two.js"]);
  expect(await readdir(home)).toEqual(["dist"]);
});

test("A failed build leaves the previous one unchanged", async () => {
  await buildFolder(dist, building("one.js"));
  const failing = buildFolder(dist, async (folder) => {
    await building("half.js")(folder);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await assets()).toEqual(["one.js"]);
  expect(await readFile(join(dist, "client/assets/one.js"), "utf8")).toBe("one.js");
});

test("Files of an interrupted build do not get into the next one", async () => {
  await building("half.js")(`${dist}.new`);
  await buildFolder(dist, building("one.js"));
  expect(await assets()).toEqual(["one.js"]);
});
