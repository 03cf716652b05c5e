import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fileStore } from "../../../../src/server/platform/photos/photo.file-store.ts";

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "shelter-photos-"));
  folder = join(parent, "data", "photos");
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const HERE = Buffer.from("here");
const filesIn = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map(({ name }) => name);

describe("a folder of pictures", () => {
  test("reads what was written, and undefined for other keys", async () => {
    const store = fileStore(folder);
    expect(await store.read("12/original.jpg")).toBeUndefined();
    await store.write("12/original.jpg", HERE);
    expect(await store.read("12/original.jpg")).toEqual(HERE);
    expect(await store.read("12/640.avif")).toBeUndefined();
    expect(await store.read("12/original.jpg/640.avif")).toBeUndefined();
    expect(await fileStore(folder).read("12/original.jpg")).toEqual(HERE);
  });

  test("holds only complete files, also when many write one at once", async () => {
    const store = fileStore(folder);
    const contents = Array.from({ length: 20 }, (_, index) => Buffer.alloc(200_000, index));
    await Promise.all(contents.map((bytes) => store.write("7/640.avif", bytes)));
    const kept = await readFile(join(folder, "7/640.avif"));
    expect(contents.some((bytes) => bytes.equals(kept))).toBe(true);
    expect(await filesIn(folder)).toEqual(["640.avif"]);
  });

  test("keeps nothing of a failed write", async () => {
    const store = fileStore(folder);
    await mkdir(join(folder, "7/640.avif"), { recursive: true });
    await expect(store.write("7/640.avif", HERE)).rejects.toThrow();
    expect(await filesIn(folder)).toEqual([]);
  });

  test("removes the keys with a prefix, and only those", async () => {
    const store = fileStore(folder);
    for (const key of ["1/original.jpg", "1/640.avif", "12/original.jpg", "2/original.jpg"])
      await store.write(key, HERE);
    await store.removeAll("1/");
    expect(await store.read("1/original.jpg")).toBeUndefined();
    expect(await store.read("12/original.jpg")).toEqual(HERE);
    await store.removeAll("1");
    expect(await store.read("12/original.jpg")).toBeUndefined();
    expect(await store.read("2/original.jpg")).toEqual(HERE);
    await store.removeAll("2/ori");
    expect(await store.read("2/original.jpg")).toBeUndefined();
    await store.removeAll("99/");
  });

  test.each([
    "../secret",
    "1/../../secret",
    "/etc/passwd",
    "1//2",
    "",
    ".unfinished/x",
    "1/.hidden",
    "1\\2",
    "1/\0",
    "A",
  ])("refuses the key %j", async (key) => {
    const store = fileStore(folder);
    await writeFile(join(parent, "secret"), "secret");
    await expect(store.read(key)).rejects.toThrow("no key");
    await expect(store.write(key, HERE)).rejects.toThrow("no key");
    await expect(store.removeAll(key)).rejects.toThrow("no key");
    expect(await readFile(join(parent, "secret"), "utf8")).toBe("secret");
  });

  test("deletes unfinished files of an old crash at its first use, but not those of running writes", async () => {
    const unfinished = join(folder, ".unfinished");
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, "old"), "half a pic");
    await writeFile(join(unfinished, "new"), "half a pic");
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await utimes(join(unfinished, "old"), yesterday, yesterday);
    await fileStore(folder).write("1/original.jpg", HERE);
    expect(await readdir(unfinished)).toEqual(["new"]);
  });
});

describe("the check of the folder", () => {
  test("passes when the folder does not exist yet, and leaves nothing", async () => {
    await fileStore(folder).check();
    expect((await stat(folder)).isDirectory()).toBe(true);
    expect(await filesIn(folder)).toEqual([]);
  });

  test("fails when the folder cannot be made, and passes once it can", async () => {
    await writeFile(join(parent, "data"), "a file where the folder should be");
    const store = fileStore(folder);
    await expect(store.check()).rejects.toThrow();
    await rm(join(parent, "data"));
    await store.check();
  });

  test("writes nothing once the folder exists, as anybody may call it", async () => {
    const store = fileStore(folder);
    await store.check();
    const long = new Date("2026-01-01");
    await utimes(join(folder, ".unfinished"), long, long);
    await store.check();
    expect((await stat(join(folder, ".unfinished"))).mtime).toEqual(long);
  });

  test("fails when the folder was deleted", async () => {
    const store = fileStore(folder);
    await store.check();
    await rm(folder, { recursive: true });
    await expect(store.check()).rejects.toThrow();
  });
});
