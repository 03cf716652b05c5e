import { mkdir } from "node:fs/promises";
import type { BrowserContextOptions } from "@playwright/test";
import sharp from "sharp";
import type { Shelter } from "../../test/e2e/support/shelter.ts";
import { openScreen, type ScreenshotSession } from "./session.ts";

const FOLDER = "docs/screenshots";
const MAX_BYTES = 120_000;
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true };

type Picture = { name: string; path: (shelter: Shelter) => string; options: BrowserContextOptions };

/** The pictures of README.md. */
const PICTURES: readonly Picture[] = [
  { name: "landing", path: () => "/", options: DESKTOP },
  { name: "animals", path: () => "/animals", options: DESKTOP },
  { name: "animal", path: ({ animal }) => `/animal/${animal.id}`, options: DESKTOP },
  { name: "animal-phone", path: ({ animal }) => `/animal/${animal.id}`, options: PHONE },
];

/**
 * Takes the pictures of the README.
 * @returns their sizes, as text
 * @throws if one of them is too large
 */
export async function takeDocsScreenshots(session: ScreenshotSession): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  const sizes: string[] = [];
  for (const { name, path, options } of PICTURES) {
    const page = await session.newPage(options);
    await openScreen(page, path(session.shelter));
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(`${FOLDER}/${name}.webp`);
    await page.context().close();
    if (size > MAX_BYTES) throw new Error(`${name}.webp has ${size} bytes, more than ${MAX_BYTES}.`);
    sizes.push(`${name} ${Math.round(size / 1000)} kB`);
  }
  return sizes.join(", ");
}
