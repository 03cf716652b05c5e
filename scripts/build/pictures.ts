import { mkdir, writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { drawScene, type SceneName } from "../../src/demo/portraits/scene.ts";
import { icoOf } from "./ico.ts";
import { drawAppIcon, drawBadge, drawTabIcon } from "./mark.ts";

/** The drawn scenes that pages show, in pixels. */
const SCENES = {
  hero: { width: 1600, height: 1000 },
  adoption: { width: 800, height: 600 },
  donating: { width: 800, height: 600 },
  volunteering: { width: 800, height: 600 },
  fostering: { width: 800, height: 600 },
  about: { width: 800, height: 600 },
  team: { width: 800, height: 600 },
} as const satisfies Partial<Record<SceneName, { width: number; height: number }>>;

/** What the networks ask of a shared page's picture, and the mark on the scene's empty wall. */
const SOCIAL = { width: 1200, height: 630 };
const BADGE = { size: 280, left: 110, top: 100 };

const APP_ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };
const TAB_ICON_SIZES = [16, 32, 48];

/** Draws the illustrations, the icons and the picture of shared pages. @param folder that browsers are served from */
export async function drawPictures(folder: string): Promise<void> {
  await mkdir(`${folder}/illustrations`, { recursive: true });
  for (const [name, size] of Object.entries(SCENES)) {
    await scene(name as SceneName, size)
      .webp({ quality: 82, effort: 5 })
      .toFile(`${folder}/illustrations/${name}.webp`);
  }
  await drawSocialPicture(folder);
  await drawIcons(folder);
}

/** A vector drawing as pixels; drawn at the size asked for, not enlarged from its own. */
function picture(svg: string, width: number, height: number): Sharp {
  const [, ownWidth = width] = /\bwidth="([\d.]+)"/.exec(svg) ?? [];
  const density = Math.max(72, (72 * width) / Number(ownWidth));
  return sharp(Buffer.from(svg), { density }).resize(width, height, { fit: "cover" });
}

const scene = (name: SceneName, { width, height }: { width: number; height: number }) =>
  picture(drawScene(name).svg, width, height);

async function drawSocialPicture(folder: string): Promise<void> {
  const { size, left, top } = BADGE;
  const mark = await picture(drawBadge(), size, size).png().toBuffer();
  await scene("hero", SOCIAL)
    .composite([{ input: mark, left, top }])
    .png({ palette: true, quality: 90, effort: 7 })
    .toFile(`${folder}/social.png`);
}

async function drawIcons(folder: string): Promise<void> {
  for (const [name, size] of Object.entries(APP_ICONS)) {
    await picture(drawAppIcon(), size, size).png({ palette: true }).toFile(`${folder}/${name}`);
  }
  const small = TAB_ICON_SIZES.map((size) => picture(drawTabIcon(), size, size).png().toBuffer());
  await writeFile(`${folder}/favicon.svg`, drawTabIcon());
  await writeFile(`${folder}/favicon.ico`, icoOf(await Promise.all(small), TAB_ICON_SIZES));
}
