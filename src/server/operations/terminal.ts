import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { Refusal } from "./command.ts";

/** @returns whether somebody sits at a terminal and can be asked */
export const isAtTerminal = (): boolean => process.stdin.isTTY === true;

/** Shows nothing of what is typed. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function question(asked: string, output: NodeJS.WritableStream): Promise<string> {
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const leaving = new AbortController();
  lines.once("close", () => leaving.abort());
  try {
    return await lines.question(asked, { signal: leaving.signal });
  } catch (cause) {
    throw new Refusal("\nStopped; nothing was changed.", { cause });
  } finally {
    lines.close();
  }
}

/** Asks at the terminal. @throws Refusal when they leave instead of answering */
export const ask = (asked: string): Promise<string> => question(asked, process.stdout);

/** Asks at the terminal without showing what is typed. @throws Refusal when they leave instead of answering */
export async function askHidden(asked: string): Promise<string> {
  process.stdout.write(asked);
  const answer = await question("", nowhere());
  process.stdout.write("\n");
  return answer;
}

/** The first line of what is piped in. */
export const readInput = async (): Promise<string> => (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? "";

/**
 * A signal may come twice, from the terminal and passed on by npm: the second must not cut off what the first has begun.
 * @param said when the operator stops the command
 * @returns what then tells the work to stop
 */
export function stoppedByHand(said: string): AbortSignal {
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => stopping.abort(new Refusal(said)));
  }
  return stopping.signal;
}
