import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { removeUnusableNode } from "./node.mjs";
import { MODULES, ROOT } from "./paths.mjs";
import { runQuietly } from "./run.mjs";
import { fingerprint, readStamp, writeStamp } from "./stamp.mjs";
import { PlainError } from "./steps.mjs";

const STAMP = join(MODULES, ".install-stamp");
/** Whatever the environment says: the build needs the first, the database and Node itself are in the second. */
const EVERYTHING = ["--include=dev", "--include=optional"];

const wanted = () => `${fingerprint(["package-lock.json"])} ${process.platform}-${process.arch}`;

/** @returns {boolean} whether what the lock file names is installed, whole and for this platform */
export const isInstalled = () => readStamp(STAMP) === wanted();

/**
 * Installs what the lock file names. The stamp comes last, so an interrupted installation is done again.
 * @param {(pid: number | undefined) => void} started told the process that installs
 */
export async function install(started) {
  rmSync(STAMP, { force: true });
  if (!isInstalledByHand()) {
    const { command, args, shell } = npm();
    await runQuietly(command, [...args, "ci", ...EVERYTHING], { shell, cwd: ROOT, started }).catch((error) => {
      throw new PlainError(`${error.message}\nThe packages could not be installed. This takes npm and a network.`);
    });
  }
  removeUnusableNode();
  writeStamp(STAMP, wanted());
}

/** Whether somebody has run npm already: its own note of what it has installed names every package that we need. */
function isInstalledByHand() {
  const note = join(MODULES, ".package-lock.json");
  if (!existsSync(note)) return false;
  const { packages: wantedPackages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const { packages: installed } = JSON.parse(readFileSync(note, "utf8"));
  return Object.entries(wantedPackages).every(
    ([path, entry]) => path === "" || installed[path]?.version === entry.version || !isNeeded(entry),
  );
}

/**
 * Of the optional packages, those are needed that say to be for this platform and no C library in particular.
 * @param {{ optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} entry of the lock file
 */
function isNeeded({ optional, os, cpu, libc }) {
  return !optional || (!libc && os?.includes(process.platform) && cpu?.includes(process.arch));
}

/** npm as it was called, by the Node that it runs on itself: the one of the dependencies is about to be replaced. */
function npm() {
  const { npm_execpath: script = "", npm_node_execpath: node = process.execPath } = process.env;
  if (basename(script).startsWith("npm") && script.endsWith("js"))
    return { command: node, args: [script], shell: false };
  return { command: "npm", args: [], shell: process.platform === "win32" };
}
