import { constants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Readiness } from "../deps.ts";

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

/** The parts of a running server and how to end them. */
type RunningServer = {
  app: FastifyInstance;
  readiness: Readiness;
  /** Ends the background work. */
  stopWork(): Promise<unknown>;
  /** Closes the database when nothing uses it any more. */
  closeDatabase(): Promise<void>;
};

/**
 * Stops the server at SIGTERM or SIGINT: `/readyz` answers 503, the requests in flight and the running job end, then the
 * database is closed (rules §8, docs/decisions/0019). This takes at most 30 seconds; a second signal ends it at once.
 * @param log receives a line about anything that did not end in order
 */
export function stopOnSignal(server: RunningServer, log: (line: string) => void): void {
  let began: number | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const exitAtOnce = () => process.exit(128 + constants.signals[signal]);
    process.on(signal, async () => {
      if (began !== undefined && performance.now() - began > SAME_SIGNAL_MS) exitAtOnce();
      if (began !== undefined) return;
      began = performance.now();
      setTimeout(() => {
        log("The stop took too long and was cut short.");
        exitAtOnce();
      }, STOP_TIMEOUT_MS).unref();
      if (!(await stopInOrder(server, log))) exitAtOnce();
      process.exit(0);
    });
  }
}

/** @returns whether every part ended in order */
async function stopInOrder(server: RunningServer, log: (line: string) => void): Promise<boolean> {
  const stopped = await Promise.allSettled([stopServing(server), server.stopWork()]);
  const closed = await Promise.allSettled([server.closeDatabase()]);
  const failures = [...stopped, ...closed].filter((part) => part.status === "rejected");
  for (const { reason } of failures) log(`While stopping: ${(reason as Error).message}`);
  return failures.length === 0;
}

async function stopServing({ app, readiness }: RunningServer): Promise<void> {
  readiness.isReady = false;
  if (readiness.wasAsked) await wait(DRAIN_MS);
  // Busy keep-alive connections get `connection: close` with their answer. Otherwise a client might send its next request
  // into a connection that is just being closed.
  app.server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await wait(CLOSE_CONNECTIONS_MS);
  // A client that never finishes must not keep the database open.
  setTimeout(() => app.server.closeAllConnections(), REQUESTS_TIMEOUT_MS).unref();
  await app.close();
}
