/**
 * `npm run screenshots`: every screen of every role, at 1280, 390 and 640 pixels (a zoom of 200 %), in the light and the
 * dark scheme and in forced colours, as .screenshots/*.png. Fewer of them: `-- --role visitor,user,employee,admin
 * --width 1280,390,640 --scheme light,dark,forced --only PATTERN`; `--at ADDRESS` for a demonstration that runs already.
 * `npm run screenshots -- --docs` makes the pictures of the README instead.
 */
import { prepare } from "./bootstrap/prepare.mjs";
import { step } from "./bootstrap/steps.mjs";
import { findBrowser } from "./gate/browser.mjs";
import { openStudio } from "./screenshots/camera.ts";
import { pictureDocs } from "./screenshots/docs.ts";
import { readChoice } from "./screenshots/looks.ts";
import { pictureScreens } from "./screenshots/screens.ts";

const words = process.argv.slice(2);
const isForDocs = words.includes("--docs");
const choice = readChoice(words.filter((word) => word !== "--docs"));

await prepare();
const browserPath = process.env.CHROMIUM_PATH ?? (await step("Finding a browser", findBrowser));
const studio = await step("Starting the product", () => openStudio(browserPath, choice.at));
try {
  await step("Taking pictures", async (say) =>
    say(await (isForDocs ? pictureDocs(studio) : pictureScreens(studio, choice))),
  );
} finally {
  await studio.close();
}
