import { mkdir, rm } from "node:fs/promises";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { SCREENS } from "../../test/e2e/support/screens.ts";
import type { Studio } from "./camera.ts";

const FOLDER = ".screenshots";
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const LOOKS: Readonly<Record<string, BrowserContextOptions>> = {
  "1280": { viewport: DESK },
  "390": { viewport: PHONE, isMobile: true, hasTouch: true },
  "1280-dark": { viewport: DESK, colorScheme: "dark" },
  "390-dark": { viewport: PHONE, isMobile: true, hasTouch: true, colorScheme: "dark" },
};

/** What opens over a page on a phone. */
const OPENED = [
  { name: "menu", path: "/", open: (page: Page) => page.getByRole("button", { name: "Open menu" }).click() },
  { name: "filters", path: "/animals", open: (page: Page) => page.getByRole("button", { name: "Filters" }).click() },
];

/** Pictures every public screen in every look. @returns how many pictures were made */
export async function pictureScreens(studio: Studio): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  let made = 0;
  for (const [look, options] of Object.entries(LOOKS)) {
    const isPhone = options.isMobile === true;
    const opened = isPhone ? OPENED : [];
    for (const screen of [...SCREENS, ...opened]) {
      const path = typeof screen.path === "string" ? screen.path : screen.path(studio.shelter);
      const page = await studio.open(path, options);
      if ("open" in screen) await screen.open(page);
      await page.screenshot({ path: `${FOLDER}/${screen.name}-${look}.png`, fullPage: !("open" in screen) });
      await page.context().close();
      made += 1;
    }
  }
  return `${made} in ${FOLDER}`;
}
