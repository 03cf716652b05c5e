import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { decodeUpload, preparePhoto } from "../../../../src/server/platform/photos/photo.pipeline.ts";
import { PhotoRefused } from "../../../../src/server/platform/photos/photo.refusal.ts";
import { picture, pixel, plain } from "../../support/pictures.ts";

const KINDS = ["jpeg", "png", "webp", "avif"] as const;
const made = (kind: (typeof KINDS)[number]) =>
  picture()
    .toFormat(kind, { effort: kind === "avif" ? 1 : 4 })
    .toBuffer();

async function refusal(bytes: Buffer): Promise<{ status: number; message: string }> {
  const error = await preparePhoto(bytes).catch((thrown: unknown) => thrown);
  if (!(error instanceof PhotoRefused)) throw error;
  return { status: error.status, message: error.message };
}

describe("an accepted photo", () => {
  test.each(KINDS)("is stored as JPEG in its own size, whatever its format: %s", async (kind) => {
    const { original, width, height } = await preparePhoto(await made(kind));
    expect({ width, height }).toEqual({ width: 800, height: 600 });
    expect(await sharp(original).metadata()).toMatchObject({ format: "jpeg", width: 800, height: 600, channels: 3 });
  });

  test("is reduced to 1600 px on its longest side, and never enlarged", async () => {
    const size = async (width: number, height: number) => {
      const photo = await preparePhoto(await plain(width, height, "#888").jpeg().toBuffer());
      return [photo.width, photo.height];
    };
    expect(await size(4000, 3000)).toEqual([1600, 1200]);
    expect(await size(1500, 3000)).toEqual([800, 1600]);
    expect(await size(200, 100)).toEqual([200, 100]);
  });

  test("is upright, and has no place, name or camera in its metadata", async () => {
    const sent = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#0000ff" } })
      .composite([{ input: await plain(60, 20, "#ff0000").png().toBuffer(), left: 0, top: 0 }])
      .withExif({
        IFD0: { Make: "Camera", Artist: "Jan Nowak" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 46/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg({ chromaSubsampling: "4:4:4" })
      .toBuffer();
    expect(sent.includes("Jan Nowak")).toBe(true);
    expect((await sharp(sent).metadata()).orientation).toBe(6);

    const { original, width, height } = await preparePhoto(sent);
    expect({ width, height }).toEqual({ width: 40, height: 60 });
    const [left, right] = [await pixel(original, 5, 30), await pixel(original, 35, 30)];
    expect(right[0]).toBeGreaterThan(200); // the red top edge has turned to the right
    expect(left[2]).toBeGreaterThan(200);
    const { exif, icc, iptc, xmp, orientation } = await sharp(original).metadata();
    expect({ exif, icc, iptc, xmp, orientation }).toEqual({});
    expect(original.includes("Jan Nowak")).toBe(false);
  });

  test("has its colours in sRGB, whatever its profile was", async () => {
    const sent = await plain(40, 40, "#e02020").withIccProfile("p3").png().toBuffer();
    expect((await pixel(sent, 20, 20))[0]).toBeLessThan(215); // the same red has other numbers in Display P3
    const [red = 0, green = 0, blue = 0] = await pixel((await preparePhoto(sent)).original, 20, 20);
    expect(Math.abs(red - 0xe0) + Math.abs(green - 0x20) + Math.abs(blue - 0x20)).toBeLessThan(12);
  });

  test("has the page's background where it was transparent", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const sent = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect(await pixel((await preparePhoto(sent)).original, 20, 20)).toEqual([0xfb, 0xf8, 0xf3]);
  });

  test("may have 16 bits a colour, or be grey", async () => {
    const deep = await picture(100, 80).toColourspace("rgb16").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    const grey = await picture(100, 80).toColourspace("b-w").png().toBuffer();
    expect((await sharp(grey).metadata()).channels).toBe(1);
    for (const sent of [deep, grey]) expect(await preparePhoto(sent)).toMatchObject({ width: 100, height: 80 });
  });
});

/** The header of a PNG, with its size. */
function pngHead(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write("IHDR", "latin1");
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([8, 0, 0, 0, 0], 12);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(13);
  numbers.writeUInt32BE(crc32(header), 4);
  const data = deflateSync(Buffer.alloc(Math.min(height, 100) * 2));
  const chunk = Buffer.alloc(8 + data.length + 4);
  chunk.writeUInt32BE(data.length);
  chunk.write("IDAT", 4, "latin1");
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, numbers.subarray(0, 4), header, numbers.subarray(4), chunk]);
}

describe("a refused photo", () => {
  const NO_PHOTO = { status: 415, message: "A photo must be a JPEG, PNG, WebP, AVIF or HEIC picture." };
  const DAMAGED = { status: 400, message: "This picture is damaged and cannot be read." };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>`;

  test.each([
    ["a text", Buffer.from("I am a photo, honestly.")],
    ["nothing", Buffer.alloc(0)],
    ["an SVG drawing", Buffer.from(svg)],
    ["an SVG drawing behind the first bytes of a film", Buffer.from(`    ftypisom${svg}`)],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj")],
    ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ])("for being %s", async (_what, bytes) => {
    expect(await refusal(bytes)).toEqual(NO_PHOTO);
  });

  test.each(["gif", "tiff"] as const)("for being a %s", async (format) => {
    expect(await refusal(await picture(40, 40).toFormat(format).toBuffer())).toEqual(NO_PHOTO);
  });

  test("for being animated", async () => {
    const frames = await Promise.all(["#f00", "#0f0"].map((colour) => plain(40, 40, colour).png().toBuffer()));
    const film = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await refusal(film)).toEqual({ status: 415, message: "An animated picture cannot be a photo." });
  });

  test("for being HEIC with an unsupported codec", async () => {
    const header = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
    const message = "This HEIC picture cannot be read here. Please send it as JPEG.";
    expect(await refusal(Buffer.concat([header, Buffer.alloc(200)]))).toEqual({ status: 415, message });
  });

  test.each(KINDS)("for ending early: %s", async (kind) => {
    const whole = await made(kind);
    for (const share of [0.02, 0.6, 0.9]) {
      expect(await refusal(whole.subarray(0, Math.floor(whole.length * share)))).toEqual(DAMAGED);
    }
  });

  test("for having only the first bytes of a JPEG", async () => {
    expect(await refusal(Buffer.from("\xff\xd8\xffI am a photo, honestly.", "latin1"))).toEqual(DAMAGED);
  });

  test("above 40 megapixels, even when its file is small", async () => {
    const message = "A photo may have at most 40 megapixels.";
    const flat = (width: number, height: number) => plain(width, height, "#888").jpeg().toBuffer();
    const large = await flat(8200, 5000);
    expect(large.length).toBeLessThan(1_000_000);
    expect(await refusal(large)).toEqual({ status: 413, message });
    expect(await preparePhoto(await flat(8000, 5000))).toMatchObject({ width: 1600, height: 1000 });
  });

  test("for being very long and narrow, at once, however many pixels it has", async () => {
    const message = "A photo may be at most 20 times as long as it is wide.";
    const before = process.cpuUsage();
    for (const [width, height] of [
      [1, 39_999_999],
      [39_999_999, 1],
      [21, 1],
    ] as const) {
      expect(await refusal(pngHead(width, height))).toEqual({ status: 400, message });
    }
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1_000);
    expect(await preparePhoto(await plain(200, 10, "#888").png().toBuffer())).toMatchObject({ width: 200, height: 10 });
  });

  test("above 10 MB", async () => {
    const small = await made("jpeg");
    const padded = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
    const limit = 10 * 1024 * 1024;
    expect(await refusal(padded(limit + 1))).toEqual({ status: 413, message: "A photo may have at most 10 MB." });
    expect(await preparePhoto(padded(limit))).toMatchObject({ width: 800 });
  });
});

describe("an upload in base64", () => {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0, 1]);
  const base64 = bytes.toString("base64");

  test.each([
    base64,
    `data:image/jpeg;base64,${base64}`,
    base64.replace("=", ""),
    `${base64.slice(0, 4)}\r\n${base64.slice(4)}`,
  ])("is taken as %j", (sent) => {
    expect(decodeUpload({ base64: sent })).toEqual(bytes);
  });

  test.each(["%%%", "data:image/jpeg;base64,!", "żółw", "YQ==YQ=="])("is refused as %j", (sent) => {
    expect(() => decodeUpload({ base64: sent })).toThrow(
      expect.objectContaining({ status: 400, message: "The photo was not sent as base64." }),
    );
  });

  test("is refused above 10 MB before it is decoded", () => {
    const limit = 10 * 1024 * 1024;
    expect(decodeUpload({ base64: Buffer.alloc(limit).toString("base64") })).toHaveLength(limit);
    const refused = expect.objectContaining({ status: 413, message: "A photo may have at most 10 MB." });
    expect(() => decodeUpload({ base64: "%".repeat(15_000_000) })).toThrow(refused);
  });

  test("is refused at a field of the body", () => {
    const error = new PhotoRefused(415, "No.").at("photos.2");
    expect(error).toMatchObject({ status: 415, errors: [{ field: "photos.2", errors: ["No."] }] });
  });
});
