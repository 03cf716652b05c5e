import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Copy, copyTemplate, dropCopy, freePort, SETTINGS } from "./own-server.ts";
import type { Answer, Order } from "./server-host.ts";

const HOST = join(import.meta.dirname, "server-host.ts");

/** The server of a worker: each test finds the demonstration shelter as it was in the beginning. */
export type WorkerServer = {
  address: string;
  /** Opens the product on a new copy of the shelter when a test has written to this one. */
  renew(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts the product in a process that opens it again and again, at one address: to open it takes a tenth of what a new
 * process would, and browsers keep the files that they have loaded.
 * @param name of the copies, which no other worker has
 * @param logFile of the server
 */
export async function openWorkerServer(name: string, logFile: string): Promise<WorkerServer> {
  await mkdir(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const host = startHost();
  host.process.stdout?.pipe(log);
  const port = await freePort();
  let copy: Copy | undefined;
  let copies = 0;
  let dropped = Promise.resolve();
  const open = async () => {
    await dropped;
    const last = copy;
    copy = await copyTemplate(`${name}_${++copies}`);
    await ask(host, { open: { ...SETTINGS, ...copy.settings, DEMO: "1", PORT: port } });
    // The next test need not wait for it.
    if (last) dropped = dropCopy(last);
  };
  await open();
  return {
    address: `http://127.0.0.1:${port}`,
    async renew() {
      const answer = await ask(host, "hasWritten");
      if ("hasWritten" in answer && answer.hasWritten) await open();
    },
    async close() {
      await dropped;
      host.process.disconnect();
      await host.gone.catch(() => {});
      log.end();
    },
  };
}

/** A process that has ended answers nothing more. */
type Host = { process: ChildProcess; gone: Promise<never> };

function startHost(): Host {
  const process = fork(HOST, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const gone = once(process, "exit").then(() => {
    throw new Error("The server's process has ended.");
  });
  gone.catch(() => {});
  return { process, gone };
}

async function ask({ process, gone }: Host, order: Order): Promise<Answer> {
  process.send(order);
  let answer: Answer | string;
  // The product itself tells whoever has started it that it is open, in a word.
  do [answer] = await Promise.race([once(process, "message"), gone]);
  while (typeof answer === "string");
  if ("failure" in answer) throw new Error(answer.failure);
  return answer;
}
