import { mkdir } from "node:fs/promises";
import type { BrowserContextOptions } from "@playwright/test";
import sharp from "sharp";
import type { Shelter } from "../../test/e2e/support/shelter.ts";
import { type Studio, show } from "./camera.ts";

const FOLDER = "docs/screenshots";
const LARGEST_BYTES = 120_000;
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true };

type Picture = { name: string; path: (shelter: Shelter) => string; options: BrowserContextOptions };

/** The pictures that README.md shows. */
const PICTURES: readonly Picture[] = [
  { name: "landing", path: () => "/", options: DESK },
  { name: "animals", path: () => "/animals", options: DESK },
  { name: "animal", path: ({ animal }) => `/animal/${animal.id}`, options: DESK },
  { name: "animal-phone", path: ({ animal }) => `/animal/${animal.id}`, options: PHONE },
];

/**
 * Makes the pictures of the README.
 * @returns their sizes
 * @throws when one of them is larger than a page of text with four pictures should bear
 */
export async function pictureDocs(studio: Studio): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  const sizes: string[] = [];
  for (const { name, path, options } of PICTURES) {
    const page = await studio.newPage(options);
    await show(page, path(studio.shelter));
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(`${FOLDER}/${name}.webp`);
    await page.context().close();
    if (size > LARGEST_BYTES) throw new Error(`${name}.webp has ${size} bytes, more than ${LARGEST_BYTES}.`);
    sizes.push(`${name} ${Math.round(size / 1000)} kB`);
  }
  return sizes.join(", ");
}
