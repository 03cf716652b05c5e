/**
 * `npm run screenshots`: takes every screen of every role, 1280, 390 and 640 pixels wide (640 is a zoom of 200 %), in
 * light, dark and forced colours, as .screenshots/*.png. To take fewer: `-- --role visitor,user,employee,admin --width
 * 1280,390,640 --scheme light,dark,forced --only PATTERN`. `--language pl` takes them in Polish, and `--at ADDRESS` of a
 * demonstration that already runs. `npm run screenshots -- --docs` takes the pictures of the README instead.
 */
import { prepare } from "./bootstrap/prepare.mjs";
import { step } from "./bootstrap/steps.cjs";
import { findBrowser } from "./gate/browser.mjs";
import { takeDocsScreenshots } from "./screenshots/docs.ts";
import { parseScreenshotOptions } from "./screenshots/options.ts";
import { takeScreenshots } from "./screenshots/screens.ts";
import { openSession } from "./screenshots/session.ts";

const args = process.argv.slice(2);
const isForDocs = args.includes("--docs");
const options = parseScreenshotOptions(args.filter((word) => word !== "--docs"));

await prepare();
const browserPath = process.env.CHROMIUM_PATH ?? (await step("Finding a browser", findBrowser));
const session = await step("Starting the product", () => openSession(browserPath, options.at));
try {
  await step("Taking pictures", async (addNote) =>
    addNote(await (isForDocs ? takeDocsScreenshots(session) : takeScreenshots(session, options))),
  );
} finally {
  await session.close();
}
