import { install, isInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { build, isBuilt } from "./pages.mjs";
import { step, UserError } from "./steps.mjs";

const MIN_NODE_MAJOR = 20;

/**
 * Installs the packages and builds the pages. If nothing has changed this takes a few hundredths of a second, and needs
 * neither a network nor write permission.
 * @throws {UserError} with the output of npm or of the build
 */
export async function prepare() {
  requireNode();
  if (isInstalled() && isBuilt()) return;
  await withLock(async (onStart) => {
    if (!isInstalled()) await step("Installing packages", () => install(onStart));
    if (!isBuilt()) await step("Building the pages", () => build(onStart));
  });
}

/** {@link prepare} without the pages. @throws {UserError} with the output of npm */
export async function prepareModules() {
  requireNode();
  if (isInstalled()) return;
  await withLock(async (onStart) => {
    if (!isInstalled()) await step("Installing packages", () => install(onStart));
  });
}

function requireNode() {
  if (Number.parseInt(process.versions.node, 10) >= MIN_NODE_MAJOR) return;
  throw new UserError(`Node ${MIN_NODE_MAJOR} or newer is needed; here is ${process.version}.`);
}
