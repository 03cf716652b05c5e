import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { Refusal } from "./command.ts";

/** @returns whether standard input is a terminal, so that the operator can be asked */
export const isAtTerminal = (): boolean => process.stdin.isTTY === true;

/** An output that shows nothing. */
const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() });

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

/** Asks at the terminal. @throws Refusal when the operator aborts */
export const ask = (asked: string): Promise<string> => question(asked, process.stdout);

/** Asks at the terminal without showing what is typed. @throws Refusal when the operator aborts */
export async function askHidden(asked: string): Promise<string> {
  process.stdout.write(asked);
  const answer = await question("", discard());
  process.stdout.write("\n");
  return answer;
}

/** The first line of standard input. */
export const readInput = async (): Promise<string> => (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? "";

/**
 * An abort signal for SIGINT, SIGTERM and SIGHUP. The handlers are kept, because a signal may come twice, from the terminal
 * and from npm, and the second one must not end the process during clean-up.
 * @param message of the Refusal with which the signal aborts
 */
export function abortOnSignals(message: string): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => controller.abort(new Refusal(message)));
  }
  return controller.signal;
}
