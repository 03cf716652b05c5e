import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PHOTO_WIDTHS } from "../../../../src/contract/platform/photo-path.ts";
import { PHOTO_FORMATS } from "../../../../src/server/platform/photos/photo.formats.ts";
import { originalKey } from "../../../../src/server/platform/photos/photo.key.ts";
import { makeMissingSizes, type PhotoSize } from "../../../../src/server/platform/photos/photo.sizes.ts";
import { variantsOf } from "../../../../src/server/platform/photos/photo.variants.ts";
import { picture } from "../../support/pictures.ts";
import { openRecordingStore, type RecordingStore } from "../../support/recording-store.ts";

let shelf: RecordingStore;
beforeEach(async () => {
  shelf = await openRecordingStore();
});
afterEach(() => shelf.remove());

const keepOriginal = async (id: number, width: number, height: number) =>
  shelf.write(originalKey(String(id)), await picture(width, height).jpeg({ quality: 92 }).toBuffer());

const FIRST = { id: 1, key: "1" };
const SMALL = { ...FIRST, width: 320, format: "webp" } as const;

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
  const wanted = (...ids: number[]) =>
    ids.map((id) => ({ id, key: String(id), width: 640, format: "avif" }) satisfies PhotoSize);
  const going = new AbortController().signal;

  test("reads what the store has into memory, and names what is missing without making it", async () => {
    await keepOriginal(1, 400, 300);
    await keepOriginal(2, 400, 300);
    await makeMissingSizes(shelf, wanted(1));
    const written = shelf.writes.length;
    expect(await variantsOf(shelf).warm(wanted(1, 2), going)).toEqual(wanted(2));
    expect(shelf.writes).toHaveLength(written);
    const [first, second] = wanted(1, 2).map((one) => variantsOf(shelf).inMemory(one));
    expect([first?.bytes, second]).toEqual([await shelf.read("1/640.avif"), undefined]);
  });

  test("takes nothing for missing when the store cannot be read, and ends when it is stopped", async () => {
    const lost = { ...shelf, read: () => Promise.reject(new Error("out of reach")) };
    expect(await variantsOf(lost).warm(wanted(1), going)).toEqual([]);
    expect(await variantsOf(shelf).warm(wanted(1, 2), AbortSignal.abort())).toEqual([]);
    expect(shelf.reads).toEqual([]);
  });

  test("missing sizes are made, without a picture that cannot be made, and no second time", async () => {
    await keepOriginal(1, 400, 300);
    await shelf.write(originalKey("2"), Buffer.from("no picture"));
    await keepOriginal(4, 400, 300);
    for (const _ of ["once", "twice"]) await makeMissingSizes(shelf, wanted(1, 2, 3, 4));
    expect(shelf.writes.filter((key) => key.endsWith(".avif"))).toEqual(["1/640.avif", "4/640.avif"]);
  });
});
