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
  // More than the cores of a small machine: pages wait for pictures, and people for pages.
  workers: 3,
  // Each test is handed to the next free worker: with whole files, two of them waited for the last long file to end.
  // The order stays that of the files' names: what staff change (`staff-*`) comes after most of what the public reads.
  fullyParallel: true,
  // Twice as long as usual: a machine that is busy with something else is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy with something else lets fonts and pictures come late; what fails three times is a fault.
  retries: process.env.CI ? 2 : 0,
  reporter: [["line"], ["json", { outputFile: ".cache/playwright.json" }]],
  use: {
    ...AT_A_DESK,
    locale: "en-GB",
    timezoneId: "Europe/Warsaw",
    // Recording every test takes as long as the tests do: it is done when one is tried again, or by `--trace on`.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: process.getuid?.() === 0 ? [...AS_ROOT, ...QUIET] : QUIET,
    },
  },
});
