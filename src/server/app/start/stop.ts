import { constants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import type { Readiness } from "../../platform/deps.ts";
import type { OpenParts } from "./open-parts.ts";

/** How long all requests are still served, so that a load balancer sees that the server is not ready, in milliseconds. */
const DRAIN_MS = 2_000;
/** After that: how long each answer closes its connection, before the server stops listening, in milliseconds. */
const CLOSE_CONNECTIONS_MS = 300;
/** How long requests in flight may take at a shutdown, in milliseconds. */
const REQUESTS_TIMEOUT_MS = 10_000;
/** How long a whole stop may take, in milliseconds; the running job has 20 seconds of it. */
const STOP_TIMEOUT_MS = 30_000;
/** Ctrl-C reaches every process of a terminal, and `npm start` forwards it as well: within this time both count as one. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Stops the server at SIGTERM or SIGINT, also in the middle of its start: `/readyz` answers 503, the requests in flight and
 * the running job end, then the database is closed (rules §8, docs/decisions/0019). This takes at most 30 seconds; a second
 * signal ends it at once.
 * @param log receives a line about anything that did not end in order
 */
export function stopOnSignal(parts: OpenParts, log: (line: string) => void): void {
  let began: number | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const exitAtOnce = () => process.exit(128 + constants.signals[signal]);
    process.on(signal, async () => {
      if (began !== undefined && performance.now() - began > SAME_SIGNAL_MS) exitAtOnce();
      if (began !== undefined) return;
      began = performance.now();
      const isInOrder = await closeInTime(parts, log);
      if (!isInOrder) exitAtOnce();
      process.exit(0);
    });
  }
}

/** Closes all parts within 30 seconds. @returns whether every part ended in order and in time */
export async function closeInTime(parts: OpenParts, log: (line: string) => void): Promise<boolean> {
  const failures = await Promise.race([parts.closeAll(), wait(STOP_TIMEOUT_MS)]);
  if (!failures) log("The stop took too long and was cut short.");
  for (const { message } of failures ?? []) log(`While stopping: ${message}`);
  return failures?.length === 0;
}

const connectionsOf = (app: FastifyInstance): Promise<number> =>
  promisify(app.server.getConnections.bind(app.server))();

/** Ends the web server: requests in flight are answered, and load balancers are given time to notice. */
export async function stopServing(app: FastifyInstance, readiness: Readiness): Promise<void> {
  if (!readiness.isReady) return app.close();
  readiness.isReady = false;
  if (readiness.wasAsked) await wait(DRAIN_MS);
  // Busy keep-alive connections get `connection: close` with their answer. Otherwise a client might send its next request
  // into a connection that is just being closed.
  app.server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  if ((await connectionsOf(app)) > 0) await wait(CLOSE_CONNECTIONS_MS);
  // A client that never finishes must not keep the database open.
  setTimeout(() => app.server.closeAllConnections(), REQUESTS_TIMEOUT_MS).unref();
  await app.close();
}
