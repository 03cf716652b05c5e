import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PHOTO_WIDTHS } from "../../../../src/contract/platform/photo-path.ts";
import { PHOTO_FORMATS } from "../../../../src/server/platform/photos/photo.formats.ts";
import { originalKey } from "../../../../src/server/platform/photos/photo.key.ts";
import { variantsOf } from "../../../../src/server/platform/photos/photo.variants.ts";
import { pictureWork } from "../../../../src/server/platform/photos/picture-work.ts";
import { picture } from "./pictures.ts";
import { filesIn, openRecordingStore, type RecordingStore } from "./recording-store.ts";

let shelf: RecordingStore;
beforeEach(async () => {
  shelf = await openRecordingStore();
});
afterEach(() => shelf.remove());

const keepOriginal = async (id: number, width: number, height: number) =>
  shelf.write(originalKey(String(id)), await picture(width, height).jpeg({ quality: 92 }).toBuffer());

const FIRST = { id: 1, key: "1" };
const SMALL = { ...FIRST, width: 320, format: "webp" } as const;
const named = (...ids: number[]) => ids.map((id) => ({ id, key: String(id) }));

describe("the sizes of a picture", () => {
  test.each(PHOTO_FORMATS)("are made in each width as %s, and stored", async (format) => {
    await keepOriginal(1, 1600, 1200);
    for (const width of PHOTO_WIDTHS) {
      const file = await variantsOf(shelf).read({ ...FIRST, width, format });
      const seen = await sharp(file?.bytes).metadata();
      expect(seen).toMatchObject({ format: format === "avif" ? "heif" : format, width, height: (width * 3) / 4 });
      expect(seen.exif).toBeUndefined();
      expect(await shelf.read(`1/${width}.${format}`)).toEqual(file?.bytes);
    }
  });

  test("are never wider than the original", async () => {
    await keepOriginal(1, 500, 400);
    const width = async (wanted: 320 | 960) =>
      (await sharp((await variantsOf(shelf).read({ ...FIRST, width: wanted, format: "webp" }))?.bytes).metadata())
        .width;
    expect(await width(960)).toBe(500);
    expect(await width(320)).toBe(320);
  });

  test("are not found without an original", async () => {
    expect(await variantsOf(shelf).read(SMALL)).toBeUndefined();
    expect(shelf.writes).toEqual([]);
  });

  test("are made once for many requests at once", async () => {
    await keepOriginal(1, 1600, 1200);
    const files = await Promise.all(Array.from({ length: 30 }, () => variantsOf(shelf).read(SMALL)));
    expect(new Set(files).size).toBe(1);
    expect(shelf.writes).toEqual(["1/original.jpg", "1/320.webp"]);
    expect(shelf.reads.filter((key) => key === "1/original.jpg")).toHaveLength(1);
  });

  test("come from memory after that, and from the store after a restart", async () => {
    await keepOriginal(1, 800, 600);
    const first = await variantsOf(shelf).read(SMALL);
    const asked = shelf.reads.length;
    expect(variantsOf(shelf).inMemory(SMALL)).toBe(first);
    expect(await variantsOf(shelf).read(SMALL)).toBe(first);
    expect(shelf.reads).toHaveLength(asked);

    const anew = { ...shelf };
    expect(variantsOf(anew).inMemory(SMALL)).toBeUndefined();
    expect(await variantsOf(anew).read(SMALL)).toEqual(first);
    expect(shelf.writes).toHaveLength(2);
  });

  test("have different ETags for different bytes", async () => {
    await keepOriginal(1, 800, 600);
    const [small, large] = await Promise.all([
      variantsOf(shelf).read(SMALL),
      variantsOf(shelf).read({ ...SMALL, width: 640 }),
    ]);
    expect(small?.etag).toMatch(/^"[\w-]{22}"$/);
    expect(large?.etag).not.toBe(small?.etag);
  });

  test("are served even when the store refuses writes", async () => {
    await keepOriginal(1, 800, 600);
    const full = { ...shelf, write: () => Promise.reject(new Error("no space left on device")) };
    expect((await variantsOf(full).read(SMALL))?.bytes.length).toBeGreaterThan(100);
  });

  test("can be requested again after the original could not be read", async () => {
    await shelf.write(originalKey("1"), Buffer.from("no picture"));
    await expect(variantsOf(shelf).read(SMALL)).rejects.toThrow();
    await keepOriginal(1, 800, 600);
    expect(await variantsOf(shelf).read(SMALL)).toBeDefined();
  });
});

describe("warming", () => {
  const ofPicture = (id: number) => [`${id}/320.avif`, `${id}/640.avif`, `${id}/960.avif`, `${id}/original.jpg`];

  test("makes the sizes for lists and pages, and skips a picture that cannot be made", async () => {
    await keepOriginal(1, 400, 300);
    await shelf.write(originalKey("2"), Buffer.from("no picture"));
    await keepOriginal(4, 400, 300);
    await variantsOf(shelf).warm(named(1, 2, 3, 4));
    expect(await filesIn(shelf.folder)).toEqual([...ofPicture(1), "2/original.jpg", ...ofPicture(4)]);
  });

  test("waits while there is other work", async () => {
    await keepOriginal(1, 400, 300);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const urgent = pictureWork.add(() => held);
    const warm = variantsOf(shelf).warm(named(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shelf.writes).toEqual(["1/original.jpg"]);
    release();
    await Promise.all([urgent, warm]);
    expect(await filesIn(shelf.folder)).toEqual(ofPicture(1));
  });

  test("can be stopped and started again", async () => {
    for (const id of [1, 2, 3]) await keepOriginal(id, 400, 300);
    const warm = variantsOf(shelf).warm(named(1, 2, 3));
    await variantsOf(shelf).stop();
    await warm;
    expect(shelf.writes.length).toBeLessThan(5);
    await variantsOf(shelf).warm(named(1));
    expect(shelf.writes).toContain("1/960.avif");
  });
});
