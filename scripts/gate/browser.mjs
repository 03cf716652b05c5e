import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { productNode } from "../bootstrap/node.mjs";
import { ROOT } from "../bootstrap/paths.mjs";
import { runQuietly } from "../bootstrap/run.mjs";
import { PlainError } from "../bootstrap/steps.mjs";

/** Without windows it draws in half the time, so it is taken first. */
const SHELL = "chromium-headless-shell";
const PLACES = [
  `/usr/bin/${SHELL}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const DOWNLOAD_AT_MOST_MS = 180_000;

const require = createRequire(import.meta.url);

/** The one that Playwright downloads, whether or not it is there. @returns {string} */
const playwrightsOwn = () => require("@playwright/test").chromium.executablePath();

/** A browser that says its version has all the libraries that it needs; the one of Windows would open a window. @param {string} path */
function isUsable(path) {
  if (process.platform === "win32") return existsSync(path);
  return spawnSync(path, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;
}

/** @returns {string | undefined} the path of a browser that is here */
function present() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !isUsable(CHROMIUM)) throw new PlainError(`CHROMIUM names no browser that runs here: ${CHROMIUM}`);
  return CHROMIUM || [playwrightsOwn(), ...PLACES].find(isUsable);
}

async function download() {
  const playwright = require.resolve("@playwright/test/cli");
  await runQuietly(productNode(), [playwright, "install", "chromium"], { cwd: ROOT, timeout: DOWNLOAD_AT_MOST_MS });
}

async function installDebians() {
  if (process.getuid?.() !== 0) throw new PlainError("Only root installs packages of the system.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runQuietly("apt-get", ["update"], { env });
  /** @param {string} name */
  const install = (name) => runQuietly("apt-get", ["install", "--yes", "--no-install-recommends", name], { env });
  await install(SHELL).catch(() => install("chromium"));
}

/**
 * Finds a browser for the tests, or gets one: Playwright's, else the system's.
 * @returns {Promise<string>} the path of its program
 * @throws {PlainError} that says how to get one
 */
export async function findBrowser() {
  for (const get of [async () => {}, download, installDebians]) {
    await get().catch(() => {});
    const browser = present();
    if (browser) return browser;
  }
  throw new PlainError(
    "The browser tests need Chromium or Chrome. Install one, or name its program: CHROMIUM=/path/to/chrome npm test",
  );
}
