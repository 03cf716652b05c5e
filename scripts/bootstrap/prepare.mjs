import { PAGES, SERVER } from "./builds.mjs";
import { install, isInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { step, UserError } from "./steps.cjs";

const MIN_NODE_MAJOR = 20;

const PACKAGES = { name: "Installing packages", isDone: isInstalled, run: install };
const PAGES_BUILT = { name: "Building the pages", ...PAGES };
const SERVER_BUILT = { name: "Building the server", ...SERVER };

/**
 * Installs the packages and builds the pages. If nothing has changed this takes a few hundredths of a second, and needs
 * neither a network nor write permission.
 * @throws {UserError} with the output of npm or of the build
 */
export const prepare = () => complete([PACKAGES, PAGES_BUILT]);

/** {@link prepare}, and builds the server for those who run it as users do. @throws {UserError} like it */
export const prepareServer = () => complete([PACKAGES, PAGES_BUILT, SERVER_BUILT]);

/** {@link prepare} without the pages. @throws {UserError} with the output of npm */
export const prepareModules = () => complete([PACKAGES]);

/** @param {readonly (typeof PACKAGES)[]} parts */
async function complete(parts) {
  requireNode();
  if (parts.every(({ isDone }) => isDone())) return;
  await withLock(async (onStart) => {
    for (const { name, isDone, run } of parts) if (!isDone()) await step(name, () => run(onStart));
  });
}

function requireNode() {
  if (Number.parseInt(process.versions.node, 10) >= MIN_NODE_MAJOR) return;
  throw new UserError(`Node ${MIN_NODE_MAJOR} or newer is needed; here is ${process.version}.`);
}
