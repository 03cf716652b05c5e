import { mkdir, rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { isUnder } from "../../src/contract/platform/admin-paths.ts";
import { pathIn } from "../../src/contract/platform/href.ts";
import { PANELS } from "../../src/contract/platform/panels.ts";
import { setLanguage } from "../../test/e2e/support/people.ts";
import { ROLES, type Screen } from "./app-screens.ts";
import { type ScreenshotOptions, setScheme, setWidth } from "./options.ts";
import { openScreen, type ScreenshotSession } from "./session.ts";
import { readWords, type Words } from "./words.ts";

const FOLDER = ".screenshots";

/**
 * Takes the chosen screens. Each is opened once, and then its width and colours change.
 * @returns how many screenshots were taken, as text
 */
export async function takeScreenshots(session: ScreenshotSession, options: ScreenshotOptions): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const taken: string[] = [];
  const words = await readWords(options.language);
  for (const [role, screens] of Object.entries(ROLES)) {
    if (options.roles && !options.roles.includes(role)) continue;
    const page = await session.newPage({});
    const shots = await screens(page, session.shelter);
    if (role !== "visitor") await setLanguage(page, options.language);
    for (const shot of shots) {
      const name = `${role}-${shot.name}`;
      if (options.only.test(name)) taken.push(...(await takeScreenshot(page, { ...shot, name }, words, options)));
    }
    await page.context().close();
  }
  return `${taken.length} in ${FOLDER}`;
}

async function takeScreenshot(
  page: Page,
  { name, path, open }: Screen,
  words: Words,
  { widths, schemes, language }: ScreenshotOptions,
): Promise<string[]> {
  const made: string[] = [];
  for (const width of widths) {
    await setWidth(page, width);
    if (open || width === widths[0]) await openScreen(page, isOfApp(path) ? path : pathIn(language, path));
    await open?.(page, words);
    for (const scheme of schemes) {
      await setScheme(page, scheme);
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${scheme}.png`, fullPage: !open });
      made.push(`${name}-${width}-${scheme}`);
    }
  }
  return made;
}

/** The addresses of the application are the same in each language. */
const isOfApp = (path: string) =>
  Object.values(PANELS).some((panel) => isUnder(path.split("?", 1)[0] ?? "", panel.path));
