import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { productNode } from "../bootstrap/node.cjs";
import { ROOT } from "../bootstrap/paths.cjs";
import { runQuietly } from "../bootstrap/run.cjs";
import { UserError } from "../bootstrap/steps.cjs";

/** The headless build is preferred, because it renders in half the time. */
const SHELL = "chromium-headless-shell";
const KNOWN_PATHS = [
  `/usr/bin/${SHELL}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const DOWNLOAD_TIMEOUT_MS = 180_000;

const require = createRequire(import.meta.url);

/** @returns {string} the path of the browser that Playwright downloads; it may not exist */
const playwrightBrowser = () => require("@playwright/test").chromium.executablePath();

/** A browser that prints its version has all its libraries. On Windows that would open a window. @param {string} path */
function isUsable(path) {
  if (process.platform === "win32") return existsSync(path);
  return spawnSync(path, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;
}

/** @returns {string | undefined} the path of an installed browser */
function findInstalled() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !isUsable(CHROMIUM)) throw new UserError(`CHROMIUM names no browser that runs here: ${CHROMIUM}`);
  return CHROMIUM || [playwrightBrowser(), ...KNOWN_PATHS].find(isUsable);
}

async function download() {
  const playwright = require.resolve("@playwright/test/cli");
  await runQuietly(productNode(), [playwright, "install", "chromium"], { cwd: ROOT, timeout: DOWNLOAD_TIMEOUT_MS });
}

async function installFromApt() {
  if (process.getuid?.() !== 0) throw new UserError("Only root installs packages of the system.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runQuietly("apt-get", ["update"], { env });
  /** @param {string} name */
  const install = (name) => runQuietly("apt-get", ["install", "--yes", "--no-install-recommends", name], { env });
  await install(SHELL).catch(() => install("chromium"));
}

/**
 * Finds a browser for the tests, or installs one: Playwright's, or else the system's.
 * @returns {Promise<string>} the path of its program
 * @throws {UserError} with a hint how to install one
 */
export async function findBrowser() {
  for (const obtain of [async () => {}, download, installFromApt]) {
    await obtain().catch(() => {});
    const browser = findInstalled();
    if (browser) return browser;
  }
  throw new UserError(
    "The browser tests need Chromium or Chrome. Install one, or name its program: CHROMIUM=/path/to/chrome npm test",
  );
}
