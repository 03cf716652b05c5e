import { constants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Readiness } from "../deps.ts";

/** How long a load balancer has to see that the server is not ready any more, while all is served, in milliseconds. */
const DRAIN_MS = 2_000;
/** How long the server then still answers, each answer being the last of its connection, in milliseconds. */
const FAREWELL_MS = 300;
/** How long requests in flight may take to end at a shutdown, in milliseconds. */
const LONGEST_GOODBYE_MS = 10_000;
/** How long a whole stop may take, in milliseconds; the job in hand has 20 seconds of it. */
const LONGEST_STOP_MS = 30_000;
/** Ctrl-C reaches every process of a terminal, and `npm start` passes it on: within this time it is one wish. */
const SAME_WISH_MS = 1_000;

/** What runs, and how each part of it ends. */
type RunningServer = {
  app: FastifyInstance;
  readiness: Readiness;
  /** Ends what the server does besides answering. */
  stopWork(): Promise<unknown>;
  /** Leaves the database, when nothing uses it any more. */
  leaveDatabase(): Promise<void>;
};

/**
 * Stops the server at SIGTERM or SIGINT: it says that it is not ready, the requests in flight and the job in hand end,
 * then the database is left (decisions §8, docs/decisions/0019). It has 30 seconds; a second signal ends it at once.
 * @param say told of a stop that is cut short
 */
export function stopOnSignal(server: RunningServer, say: (line: string) => void): void {
  let began: number | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const cutShort = () => process.exit(128 + constants.signals[signal]);
    process.on(signal, async () => {
      if (began !== undefined && performance.now() - began > SAME_WISH_MS) cutShort();
      if (began !== undefined) return;
      began = performance.now();
      setTimeout(() => {
        say("The stop took too long and was cut short.");
        cutShort();
      }, LONGEST_STOP_MS).unref();
      if (!(await endInOrder(server, say))) cutShort();
      process.exit(0);
    });
  }
}

/** @returns whether every part ended in order */
async function endInOrder(server: RunningServer, say: (line: string) => void): Promise<boolean> {
  const ended = await Promise.allSettled([closeDoor(server), server.stopWork()]);
  const left = await Promise.allSettled([server.leaveDatabase()]);
  const failures = [...ended, ...left].filter((part) => part.status === "rejected");
  for (const { reason } of failures) say(`While stopping: ${(reason as Error).message}`);
  return failures.length === 0;
}

async function closeDoor({ app, readiness }: RunningServer): Promise<void> {
  readiness.isReady = false;
  if (readiness.wasAsked) await wait(DRAIN_MS);
  // Whoever keeps a connection busy learns with an answer that it ends, instead of sending into a closed door.
  app.server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await wait(FAREWELL_MS);
  // Whoever has not finished by then is cut off: a client that never ends must not keep the database open.
  setTimeout(() => app.server.closeAllConnections(), LONGEST_GOODBYE_MS).unref();
  await app.close();
}
