import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";

const OPERATIONS = resolve(import.meta.dirname, "../../operator/commands");

/** What a command printed, and its exit code; null when it was killed. */
export type Ended = { code: number | null; answer: string; said: string };

/** One of the operator's commands while it runs. */
export type Running = { ended: Promise<Ended>; send(signal: "SIGKILL" | "SIGINT"): void };

/**
 * Runs one of the operator's commands as a process of its own, without a terminal.
 * @param settings of the product: which data it works on
 * @param input what is piped into it
 */
export function begin(
  command: "admin" | "backup" | "restore" | "export" | "import" | "shelters",
  args: string[],
  settings: Record<string, string>,
  input = "",
): Running {
  const env = { ...process.env, DATABASE_URL: "", DEMO: "", ...settings };
  const child = spawn(process.execPath, [join(OPERATIONS, `${command}.ts`), ...args], { env });
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const closed = new Promise<number | null>((done) => child.once("close", done));
  const ended = async () => {
    const [answer, said] = await outputs;
    return { code: await closed, answer, said };
  };
  return { ended: ended(), send: (signal) => void child.kill(signal) };
}

/** {@link begin}, to its end. */
export const operate = (...given: Parameters<typeof begin>): Promise<Ended> => begin(...given).ended;

/** A folder of its own under the temporary ones; PostgreSQL may serve it as another account. */
export async function freshFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "shelter-operations-"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Signs in at a server that listens. @returns the status of the answer and who they are */
export const signIn = (address: string, email: string, password: string) =>
  post(address, "/api/auth/login", { email, password });

/** Sends something to a server that listens, as a visitor. */
export async function post(address: string, call: string, given: object) {
  const greeting = await fetch(`${address}/api/animals?pageSize=1`);
  const [cookie = ""] = (greeting.headers.get("set-cookie") ?? "").split(";");
  const token = decodeURIComponent(cookie.split("=")[1] ?? "");
  const answer = await fetch(address + call, {
    method: "POST",
    headers: { "content-type": "application/json", "x-xsrf-token": token, cookie },
    body: JSON.stringify(given),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
