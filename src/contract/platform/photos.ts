import { z } from "zod";
import { Id } from "./shared.ts";

/**
 * What an upload may be: 10 MB, 40 megapixels, 12 photos an animal (rules §3), 3 an article (rules §5) and
 * 3 an issue of the newsletter (rules §6);
 * and at most `sides` times as long as wide.
 */
export const PHOTO_LIMITS = {
  bytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
  perAnimal: 12,
  perNews: 3,
  perNewsletter: 3,
  sides: 20,
} as const;

/** A picture of an animal or an article as its page shows it. */
export const ShownPhoto = z
  .object({
    id: Id,
    alt: z.string(),
    width: z.int().describe("pixels"),
    height: z.int().describe("pixels"),
    focalX: z.number().describe("percent from the left"),
    focalY: z.number().describe("percent from the top"),
  })
  .meta({ id: "ShownPhoto" });
export type ShownPhoto = z.infer<typeof ShownPhoto>;

/** A picture as it is sent with an animal, an employee or an article (spec §3, §7); the extension is not trusted (rules §3). */
export const PhotoUpload = z.object({
  base64: z.string(),
  name: z.string().max(200).default(""),
  fileExtention: z.string().max(20).default(""),
});
export type PhotoUpload = z.output<typeof PhotoUpload>;

/** What the browser makes of a photo before it is sent (spec §5, §9). */
export const PHOTO_COMPRESSION = { maxMegabytes: 0.3, longestSide: 800, initialQuality: 1, iterations: 10 } as const;
