import { install, isInstalled } from "./install.mjs";
import { alone } from "./lock.mjs";
import { build, isBuilt } from "./pages.mjs";
import { PlainError, step } from "./steps.mjs";

const OLDEST_NODE = 20;

/**
 * Makes the checkout ready to run: packages installed, pages built. When nothing has changed since the last time, it
 * only looks, which takes some hundredths of a second, and needs neither a network nor the right to write.
 * @throws {PlainError} with what npm or the build said
 */
export async function prepare() {
  requireNode();
  if (isInstalled() && isBuilt()) return;
  await alone(async (started) => {
    if (!isInstalled()) await step("Installing packages", () => install(started));
    if (!isBuilt()) await step("Building the pages", () => build(started));
  });
}

/** {@link prepare} for commands that need no pages. @throws {PlainError} with what npm said */
export async function prepareModules() {
  requireNode();
  if (isInstalled()) return;
  await alone(async (started) => {
    if (!isInstalled()) await step("Installing packages", () => install(started));
  });
}

function requireNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return;
  throw new PlainError(`Node ${OLDEST_NODE} or newer is needed; here is ${process.version}.`);
}
