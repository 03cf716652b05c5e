import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { checkNode, removeUnusableNode } from "./node.cjs";
import { MODULES, ROOT } from "./paths.cjs";
import { runQuietly } from "./run.cjs";
import { fingerprint, readStamp, writeStamp } from "./stamp.mjs";
import { UserError } from "./steps.cjs";

const STAMP = join(MODULES, ".install-stamp");
/** Overrides the environment: the build needs the dev packages; the database and Node are optional packages. */
const INCLUDE_ALL = ["--include=dev", "--include=optional"];

const expectedStamp = () => `${fingerprint(["package-lock.json"])} ${process.platform}-${process.arch}`;

/** @returns {boolean} whether the packages of the lock file are completely installed, for this platform */
export const isInstalled = () => readStamp(STAMP) === expectedStamp();

/**
 * Installs the packages of the lock file. The stamp is written last, so an interrupted installation is repeated.
 * @param {(pid: number | undefined) => void} onStart gets the id of the installing process
 */
export async function install(onStart) {
  rmSync(STAMP, { force: true });
  if (!isInstalledByNpm()) {
    const { command, args, shell } = npm();
    await runQuietly(command, [...args, "ci", ...INCLUDE_ALL], { shell, cwd: ROOT, onStart }).catch((error) => {
      throw new UserError(`${error.message}\nThe packages could not be installed. This takes npm and a network.`);
    });
  }
  checkNode();
  removeUnusableNode();
  writeStamp(STAMP, expectedStamp());
}

/** Whether npm has already installed everything, for example by a manual `npm ci`: npm keeps a list of what it installed. */
function isInstalledByNpm() {
  const installedList = join(MODULES, ".package-lock.json");
  if (!existsSync(installedList)) return false;
  const { packages: wantedPackages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const { packages: installed } = JSON.parse(readFileSync(installedList, "utf8"));
  return Object.entries(wantedPackages).every(
    ([path, entry]) => path === "" || installed[path]?.version === entry.version || !isRequired(entry),
  );
}

/**
 * An optional package is required if it is for this platform and not for a particular C library.
 * @param {{ optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} entry of the lock file
 */
function isRequired({ optional, os, cpu, libc }) {
  return !optional || (!libc && os?.includes(process.platform) && cpu?.includes(process.arch));
}

/** The npm that started us, run by its own Node, because the Node among the packages is about to be replaced. */
function npm() {
  const { npm_execpath: script = "", npm_node_execpath: node = process.execPath } = process.env;
  if (basename(script).startsWith("npm") && script.endsWith("js"))
    return { command: node, args: [script], shell: false };
  return { command: "npm", args: [], shell: process.platform === "win32" };
}
