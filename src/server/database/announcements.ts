import type { EventEmitter } from "node:events";
import type pg from "pg";

/** What the trigger of public content tells the connection that changed it (`announce_public_content`). */
const CHANGED = "public content changed";
/** PostgreSQL's word for a connection that is in no transaction. */
const IDLE = "I";

let commits = 0;

/** How many commits of this process may have changed what public pages show. */
export const announcedCommits = (): number => commits;

/** Counts what a connection changes, before anybody learns that its commit has succeeded. */
export function countAnnouncements(client: pg.Client): void {
  let isAnnounced = false;
  client.on("notice", ({ message }) => {
    if (message === CHANGED) isAnnounced = true;
  });
  const connection = client.connection as unknown as EventEmitter;
  connection.on("readyForQuery", ({ status }: { status: string }) => {
    if (!isAnnounced || status !== IDLE) return;
    isAnnounced = false;
    commits += 1;
  });
}
