import { DEMONSTRATION } from "../../../demo/start.ts";
import { openData } from "../../../src/server/app/start/open-data.ts";
import { OpenParts } from "../../../src/server/app/start/open-parts.ts";
import type { PageSource } from "../../../src/server/app/start/server-parts.ts";
import { serving } from "../../../src/server/app/start/serving.ts";
import { print } from "../../../src/server/app/start/steps.ts";
import { inCheckout } from "../../../src/server/base/repository.ts";
import { readSettings } from "../../../src/server/platform/settings/settings.ts";
import { loadPages } from "../../../src/server/site/renderer.ts";

/** What the host is told: to close the product and open it with these settings, or whether anybody has written. */
export type Order = { open: Record<string, string> } | "hasWritten";
/** What it answers: it is open, what has been asked, or why it could not. */
export type Answer = { isOpen: true } | { hasWritten: boolean } | { failure: string };

const SAFE = ["GET", "HEAD", "OPTIONS"];

let open = new OpenParts();
/** Ends the connections that browsers keep: what they ask for next is asked of the next server. */
let endConnections = () => {};
let hasWritten = false;

/** The pages as they are built; every request that may change something is noted. */
const watched: PageSource = {
  loadPages: (site) => loadPages(inCheckout("dist"), site),
  attach: (app) => {
    endConnections = () => app.server.closeAllConnections();
    app.server.on("request", ({ method = "" }) => {
      hasWritten ||= !SAFE.includes(method);
    });
  },
};

async function reopen(change: Record<string, string>): Promise<void> {
  endConnections();
  const failures = await open.closeAll();
  if (failures.length > 0) throw new AggregateError(failures, "The server did not close in order.");
  const parts = new OpenParts();
  open = parts;
  const environment = { ...process.env, ...change };
  const settings = readSettings(environment);
  const opened = () => openData(settings, print, "server");
  const data = await parts.keep("database", opened, (database) => database.close());
  await serving(DEMONSTRATION, watched)({ parts, environment, settings, data });
  hasWritten = false;
}

async function obey(order: Order): Promise<Answer> {
  if (order === "hasWritten") return { hasWritten };
  await reopen(order.open);
  return { isOpen: true };
}

// The process stays, so that what it has loaded and compiled serves every test of its worker.
process.on("message", (order: Order) => {
  const tell = (answer: Answer) => process.send?.(answer);
  obey(order).then(tell, (error: unknown) => tell({ failure: String((error as Error).stack ?? error) }));
});
process.once("disconnect", () => process.exit());
