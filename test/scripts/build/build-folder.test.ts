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

/** A build whose one script has this name, as Vite leaves it. */
const building = (script: string) => async (folder: string) => {
  await mkdir(join(folder, "client/assets"), { recursive: true });
  await mkdir(join(folder, "client/.vite"));
  await writeFile(join(folder, "client/assets", script), script);
  const manifest = { "main.ts": { file: `assets/${script}` } };
  await writeFile(join(folder, "client/.vite/manifest.json"), JSON.stringify(manifest));
};
const assets = async () => (await readdir(join(dist, "client/assets"))).sort();

test("A build takes the place of the one before, whose files go on being served to pages sent already", async () => {
  await buildFolder(dist, building("one.js"));
  await buildFolder(dist, building("two.js"));
  expect(await assets()).toEqual(["one.js", "two.js"]);
  await buildFolder(dist, building("three.js"));
  expect(await assets()).toEqual(["three.js", "two.js"]);
  expect(await readdir(home)).toEqual(["dist"]);
});

test("A build that fails leaves the one before as it was", async () => {
  await buildFolder(dist, building("one.js"));
  const failing = buildFolder(dist, async (folder) => {
    await building("half.js")(folder);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await assets()).toEqual(["one.js"]);
  expect(await readFile(join(dist, "client/assets/one.js"), "utf8")).toBe("one.js");
});

test("What an interrupted build left behind does not get into the next", async () => {
  await building("half.js")(`${dist}.new`);
  await buildFolder(dist, building("one.js"));
  expect(await assets()).toEqual(["one.js"]);
});
