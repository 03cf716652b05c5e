import { test as base, expect, type Page } from "@playwright/test";
import { readShelter, type Shelter } from "./shelter.ts";

/** What the browser says when a picture that it was told of comes late, as the first of its size does on a busy machine. */
const SLOW_PICTURE = "was preloaded using link preload but not used within a few seconds";

type Options = {
  /** Troubles that a test makes on purpose, by a part of what is said of them. */
  expectedTroubles: RegExp[];
};
type Fixtures = { noTrouble: undefined };
type WorkerFixtures = { shelter: Shelter };

/**
 * Every test of the browser: it fails at its end when the page has said anything in the console, thrown, missed a file
 * or spoken to another server, unless the test says that it makes this trouble on purpose.
 */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedTroubles: [[], { option: true }],
  noTrouble: [
    async ({ page, baseURL, expectedTroubles }, use) => {
      const troubles = watch(page, baseURL ?? "");
      await use(undefined);
      const unexpected = troubles.filter((trouble) => !expectedTroubles.some((expected) => expected.test(trouble)));
      expect(unexpected, "what went wrong in the browser").toEqual([]);
    },
    { auto: true },
  ],
  shelter: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures that are used by name
    async ({}, use) => use(await readShelter(process.env.BASE_URL ?? "")),
    { scope: "worker" },
  ],
});
export { expect };

/** Collects what a person with the developer tools open would see in red or yellow. */
function watch(page: Page, home: string): string[] {
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes(SLOW_PICTURE)) return;
    if (["error", "warning"].includes(message.type()))
      troubles.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", ({ message }) => troubles.push(`thrown: ${message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left stops what it was loading.
    if (reason !== "net::ERR_ABORTED") troubles.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !/^(data|blob|about):/.test(url)) troubles.push(`elsewhere: ${url}`);
  });
  return troubles;
}
