/**
 * `npm run screenshots`: every public screen at 1280 and at 390 pixels and in the dark scheme, as .screenshots/*.png.
 * `npm run screenshots -- --docs` makes the pictures of the README instead.
 */
import { prepare } from "./bootstrap/prepare.mjs";
import { step } from "./bootstrap/steps.mjs";
import { findBrowser } from "./gate/browser.mjs";
import { openStudio } from "./screenshots/camera.ts";
import { pictureDocs } from "./screenshots/docs.ts";
import { pictureScreens } from "./screenshots/screens.ts";

const FOR_DOCS = process.argv.includes("--docs");

await prepare();
const browserPath = process.env.CHROMIUM_PATH ?? (await step("Finding a browser", findBrowser));
const studio = await step("Starting the product", () => openStudio(browserPath));
try {
  await step("Taking pictures", async (say) => say(await (FOR_DOCS ? pictureDocs : pictureScreens)(studio)));
} finally {
  await studio.close();
}
