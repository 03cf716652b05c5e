import sharp, { type Sharp } from "sharp";

/** A picture in which every square differs from its neighbours. */
export function picture(width = 800, height = 600): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const x = (at / 3) % width;
    const y = Math.floor(at / 3 / width);
    pixels[at] = (x * 255) / width;
    pixels[at + 1] = (y * 255) / height;
    pixels[at + 2] = (Math.floor(x / 20) + Math.floor(y / 20)) % 2 ? 200 : 60;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A picture of one colour. */
export const plain = (width: number, height: number, colour: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** @returns red, green, blue of one pixel from 0 to 255, as stored in the file, without its profile */
export async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const raw = await sharp(bytes, { ignoreIcc: true })
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...raw];
}
