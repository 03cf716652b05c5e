import { join } from "node:path";
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import "../../support/texts.ts";
import { ON_A_PHONE } from "./devices.ts";
import { DESK, signIn } from "./people.ts";
import { readShelter, type Shelter } from "./shelter.ts";
import type { Role } from "./template.ts";
import { type WarmBrowsers, warmBrowsers } from "./warm-browsers.ts";
import { openWorkerServer, type WorkerServer } from "./worker-server.ts";

/** These tests run as they are written: Playwright need not look for the source map of each line of each step's stack. */
Reflect.deleteProperty(Error, "prepareStackTrace");

/** What the browser says when a picture that it was told of comes late, as the first of its size does on a busy machine. */
const SLOW_PICTURE = "was preloaded using link preload but not used within a few seconds";

type Options = {
  /** The troubles that a test makes on purpose: what is said of them. */
  expectedTroubles: RegExp | undefined;
};
type Fixtures = {
  noTrouble: undefined;
  /** Opens one more browser for this test. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Opens one more browser: of a visitor, or of somebody who is signed in. @param viewport of the screen, in CSS pixels */
  somebody(role?: Role, viewport?: typeof DESK): Promise<Page>;
};
type WorkerFixtures = {
  server: WorkerServer;
  ownServer: string;
  shelter: Shelter;
  troubles: string[];
  warm: WarmBrowsers;
};

/**
 * For tests of what a first visit loads, and for those that take the connection away, set the clock, give permissions or
 * give their page a script to begin with: they have a browser of their own. All others are given one of the worker's
 * that has loaded the product's files, with a page that others have used.
 */
export const NEW_BROWSER = { tag: "@new-browser" } as const;

/** Long walks, which `npm test` leaves out: `npm test -- --only walks` runs them. */
export const WALK = { tag: "@walk" } as const;
export const NEW_BROWSER_WALK = { tag: [NEW_BROWSER.tag, WALK.tag] };

/**
 * Every test of the browser: it fails at its end when any page of it has said anything in the console, thrown, missed a
 * file or spoken to another server, unless the test says that it makes this trouble on purpose. The tests of a worker
 * share a server with the demonstration shelter, which no other worker changes.
 */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedTroubles: [undefined, { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures that are used by name
    async ({}, use, { workerIndex, project }) => {
      const log = join(project.outputDir, `server-${workerIndex}.log`);
      const server = await openWorkerServer(`worker_${workerIndex}`, log);
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  ownServer: [({ server }, use) => use(server.address), { scope: "worker" }],
  baseURL: ({ ownServer }, use) => use(ownServer),
  shelter: [async ({ ownServer }, use) => use(await readShelter(ownServer)), { scope: "worker" }],
  troubles: [
    async ({ browser, ownServer }, use) => {
      const troubles: string[] = [];
      browser.on("context", (context) => watch(context, ownServer, troubles));
      await use(troubles);
    },
    { scope: "worker" },
  ],
  noTrouble: [
    async ({ server, troubles, expectedTroubles }, use) => {
      await server.renew();
      troubles.length = 0;
      await use(undefined);
      const unexpected = troubles.filter((trouble) => !expectedTroubles?.test(trouble));
      expect(unexpected, "what went wrong in the browser").toEqual([]);
    },
    { auto: true },
  ],
  warm: [async ({ browser, ownServer }, use) => use(warmBrowsers(browser, ownServer)), { scope: "worker" }],
  newContext: async ({ browser, warm, isMobile, javaScriptEnabled, contextOptions }, use, info) => {
    const isUsual = javaScriptEnabled !== false && Object.keys(contextOptions).length === 0;
    const isWarm = isUsual && !info.tags.includes(NEW_BROWSER.tag);
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await (isWarm ? warm.borrow({ isMobile, ...options }) : browser.newContext(options));
      opened.push(context);
      return context;
    });
    // What a failed test leaves behind is nothing to begin with.
    const isKept = isWarm && info.status === info.expectedStatus;
    for (const context of opened) await (isKept ? warm.giveBack(context) : context.close());
  },
  context: async ({ newContext }, use) => use(await newContext()),
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  somebody: async ({ newContext }, use) => {
    await use(async (role, viewport = DESK) => {
      const context = await newContext({ viewport });
      const page = context.pages()[0] ?? (await context.newPage());
      if (role) await signIn(page, role);
      return page;
    });
  },
});
export { expect };

/** Declares tests of what only a phone has. */
export function onPhone(declare: () => void): void {
  test.describe("on a phone", () => {
    test.use(ON_A_PHONE);
    declare();
  });
}

/** Declares tests of what a phone changes (the layout, the menu, the keyboard) twice. All others are played at a desk alone. */
export function onDeskAndPhone(declare: () => void): void {
  declare();
  onPhone(declare);
}

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
