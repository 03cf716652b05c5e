import { mkdir, writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { drawScene, type SceneName } from "../../demo/portraits/scene.ts";
import { SMALLER_WIDTHS } from "../../src/web/public/platform/illustration-widths.ts";
import { encodeIco } from "./ico.ts";
import { drawAppIcon, drawBadge, drawTabIcon } from "./logo.ts";

/** The illustrations of the public pages, with their size in pixels. */
const SCENES = {
  hero: { width: 1600, height: 1000 },
  adoption: { width: 800, height: 600 },
  donating: { width: 800, height: 600 },
  volunteering: { width: 800, height: 600 },
  fostering: { width: 800, height: 600 },
  about: { width: 800, height: 600 },
  team: { width: 800, height: 600 },
} as const satisfies Partial<Record<SceneName, { width: number; height: number }>>;

const PHONE_HERO = { width: 800, height: 600 };

/** The size that social networks recommend for a shared page's picture, and the logo's place on it. */
const SOCIAL = { width: 1200, height: 630 };
const BADGE = { size: 280, left: 110, top: 100 };

const APP_ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };
const TAB_ICON_SIZES = [16, 32, 48];

/** Draws the illustrations, the icons and the picture of shared pages. @param folder the public folder of the build */
export async function drawPictures(folder: string): Promise<void> {
  await mkdir(`${folder}/illustrations`, { recursive: true });
  for (const [name, size] of Object.entries(SCENES)) {
    const scene = rasterizeScene(name as SceneName, size).webp({ quality: 82, effort: 5 });
    await scene.toFile(`${folder}/illustrations/${name}.webp`);
    for (const width of name === "hero" ? [] : SMALLER_WIDTHS) {
      await scene.resize(width).toFile(`${folder}/illustrations/${name}-${width}.webp`);
    }
  }
  await drawPhoneHero(`${folder}/illustrations`);
  await drawSocialPicture(folder);
  await drawIcons(folder);
}

/** The hero picture for phones: the right side of it in 4:3, with two thirds of the pixels of the densest screens. */
async function drawPhoneHero(folder: string): Promise<void> {
  const { height } = PHONE_HERO;
  await rasterizeScene("hero", { width: Math.round((SCENES.hero.width * height) / SCENES.hero.height), height })
    .resize({ ...PHONE_HERO, fit: "cover", position: "right" })
    .webp({ quality: 72, effort: 6 })
    .toFile(`${folder}/hero-phone.webp`);
}

/** Renders an SVG at the requested size. The density is set first, because scaling pixels up would blur them. */
function rasterize(svg: string, width: number, height: number): Sharp {
  const [, ownWidth = width] = /\bwidth="([\d.]+)"/.exec(svg) ?? [];
  const density = Math.max(72, (72 * width) / Number(ownWidth));
  return sharp(Buffer.from(svg), { density }).resize(width, height, { fit: "cover" });
}

const rasterizeScene = (name: SceneName, { width, height }: { width: number; height: number }) =>
  rasterize(drawScene(name).svg, width, height);

async function drawSocialPicture(folder: string): Promise<void> {
  const { size, left, top } = BADGE;
  const mark = await rasterize(drawBadge(), size, size).png().toBuffer();
  await rasterizeScene("hero", SOCIAL)
    .composite([{ input: mark, left, top }])
    .png({ palette: true, quality: 90, effort: 7 })
    .toFile(`${folder}/social.png`);
}

async function drawIcons(folder: string): Promise<void> {
  for (const [name, size] of Object.entries(APP_ICONS)) {
    await rasterize(drawAppIcon(), size, size).png({ palette: true }).toFile(`${folder}/${name}`);
  }
  const small = TAB_ICON_SIZES.map((size) => rasterize(drawTabIcon(), size, size).png().toBuffer());
  await writeFile(`${folder}/favicon.svg`, drawTabIcon());
  await writeFile(`${folder}/favicon.ico`, encodeIco(await Promise.all(small), TAB_ICON_SIZES));
}
