import sharp from "sharp";

/** @returns a JPEG with as much in it as a photograph: soft noise, 1600 × 1200 */
export function drawPhoto(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 100 };
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#fff", noise } })
    .blur(2.5)
    .jpeg({ quality: 90 })
    .toBuffer();
}
