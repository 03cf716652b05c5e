import { join } from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import "../../support/texts.ts";
import { openOwnServer } from "./own-server.ts";
import { DESK, type Role, signIn } from "./people.ts";
import { ON_PHONES } from "./screens.ts";
import { readShelter, type Shelter } from "./shelter.ts";

/** What the browser says when a picture that it was told of comes late, as the first of its size does on a busy machine. */
const SLOW_PICTURE = "was preloaded using link preload but not used within a few seconds";

type Options = {
  /** The troubles that a test makes on purpose: what is said of them. */
  expectedTroubles: RegExp | undefined;
};
type Fixtures = {
  noTrouble: undefined;
  /** Opens one more browser: of a visitor, or of somebody who is signed in. @param viewport of the screen, in CSS pixels */
  somebody(role?: Role, viewport?: typeof DESK): Promise<Page>;
};
type WorkerFixtures = { ownServer: string; shelter: Shelter };

/**
 * Every test of the browser: it fails at its end when any page of it has said anything in the console, thrown, missed a
 * file or spoken to another server, unless the test says that it makes this trouble on purpose. The tests of a worker
 * share a server with the demonstration shelter, which no other worker changes.
 */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedTroubles: [undefined, { option: true }],
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures that are used by name
    async ({}, use, { workerIndex, project }) => {
      const server = await openOwnServer(`worker_${workerIndex}`, join(project.outputDir, `server-${workerIndex}.log`));
      await use(server.address);
      await server.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer),
  shelter: [async ({ ownServer }, use) => use(await readShelter(ownServer)), { scope: "worker" }],
  noTrouble: [
    async ({ browser, ownServer, expectedTroubles }, use) => {
      const troubles: string[] = [];
      const watchAll = (context: BrowserContext) => watch(context, ownServer, troubles);
      browser.on("context", watchAll);
      await use(undefined);
      browser.off("context", watchAll);
      const unexpected = troubles.filter((trouble) => !expectedTroubles?.test(trouble));
      expect(unexpected, "what went wrong in the browser").toEqual([]);
    },
    { auto: true },
  ],
  somebody: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (role, viewport = DESK) => {
      const context = await browser.newContext({ viewport });
      opened.push(context);
      const page = await context.newPage();
      if (role) await signIn(page, role);
      return page;
    });
    for (const context of opened) await context.close();
  },
});
export { expect, ON_PHONES };

/** Adds to what is told of it whatever a person with the developer tools open would see in red or yellow. */
function watch(context: BrowserContext, home: string, troubles: string[]): void {
  context.on("console", (message) => {
    if (message.text().includes(SLOW_PICTURE)) return;
    if (["error", "warning"].includes(message.type()))
      troubles.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (thrown) => troubles.push(`thrown: ${thrown.error().message}`));
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left stops what it was loading.
    if (reason !== "net::ERR_ABORTED") troubles.push(`failed: ${request.url()} ${reason}`);
  });
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !/^(data|blob|about):/.test(url)) troubles.push(`elsewhere: ${url}`);
  });
}
