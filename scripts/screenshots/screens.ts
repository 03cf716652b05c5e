import { mkdir, rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ROLES, type Shot } from "./app-screens.ts";
import { type Studio, show } from "./camera.ts";
import { type Choice, setScheme, setWidth } from "./looks.ts";

const FOLDER = ".screenshots";

/**
 * Pictures the chosen screens in the chosen looks. Each is opened once, and then changes its width and its colours.
 * @returns how many pictures were made, and what could not be shown
 */
export async function pictureScreens(studio: Studio, choice: Choice): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const made: string[] = [];
  for (const [role, screens] of Object.entries(ROLES)) {
    if (choice.roles && !choice.roles.includes(role)) continue;
    const page = await studio.newPage({});
    for (const shot of await screens(page, studio.shelter)) {
      const name = `${role}-${shot.name}`;
      if (choice.only.test(name)) made.push(...(await pictureScreen(page, { ...shot, name }, choice)));
    }
    await page.context().close();
  }
  return `${made.length} in ${FOLDER}`;
}

async function pictureScreen(page: Page, { name, path, open }: Shot, { widths, schemes }: Choice): Promise<string[]> {
  const made: string[] = [];
  for (const width of widths) {
    await setWidth(page, width);
    if (open || width === widths[0]) await show(page, path);
    await open?.(page);
    for (const scheme of schemes) {
      await setScheme(page, scheme);
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${scheme}.png`, fullPage: !open });
      made.push(`${name}-${width}-${scheme}`);
    }
  }
  return made;
}
