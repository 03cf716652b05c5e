import { defineConfig } from "@playwright/test";
import { AT_A_DESK } from "./test/e2e/support/devices.ts";

const AS_ROOT = ["--no-sandbox"];
/** A browser of tests talks to nobody but the server under test. */
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Journeys through the real server in a real browser; those that a phone changes are declared twice. */
export default defineConfig({
  testDir: "test/e2e",
  outputDir: "test-results",
  // Node strips types by itself, and keeps what it has compiled: Playwright's compiler took three seconds before the first test.
  build: { external: ["**/*.ts"] },
  globalSetup: "./test/e2e/support/global-setup.ts",
  // As many as the cores of a small machine: with three, tests of two cores take as long, and each of them longer.
  workers: 2,
  // Each test is handed to the next free worker: with whole files, two of them waited for the last long file to end. No
  // order matters: each test finds the shelter as it was in the beginning (`test/e2e/support/worker-server.ts`).
  fullyParallel: true,
  // Twice as long as usual: a machine that is busy with something else is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // What fails once is a fault, of the product or of its test.
  retries: 0,
  reporter: [["line"], ["json", { outputFile: ".cache/playwright.json" }]],
  use: {
    ...AT_A_DESK,
    locale: "en-GB",
    timezoneId: "Europe/Warsaw",
    // Recording every test takes as long as the tests do: `--trace on` does it for one.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: process.getuid?.() === 0 ? [...AS_ROOT, ...QUIET] : QUIET,
    },
  },
});
