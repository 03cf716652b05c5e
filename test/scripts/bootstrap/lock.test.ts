import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";

let checkout: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), "shelter-lock-"));
  await cp("scripts/bootstrap", join(checkout, "scripts/bootstrap"), { recursive: true });
});
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await rm(checkout, { recursive: true, force: true });
});

/** Starts a process that runs this code under the lock; `say` appends a word to a file that all of them share. */
function start(work: string): ChildProcess {
  const script = `
    import { spawn } from "node:child_process";
    import { appendFileSync } from "node:fs";
    import { setTimeout as sleep } from "node:timers/promises";
    import { withLock } from "./scripts/bootstrap/lock.mjs";
    const say = (word) => appendFileSync("words", word + " ");
    await withLock(async (onStart) => { ${work} });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], { cwd: checkout, stdio: "ignore" });
  started.push(child);
  return child;
}

const readWords = () => readFile(join(checkout, "words"), "utf8").catch(() => "");

/** Waits for a word. @returns all words, and deletes them */
async function waitForWord(word: string): Promise<string> {
  while (!(await readWords()).includes(word)) await sleep(20);
  const all = await readWords();
  await rm(join(checkout, "words"));
  return all.trim();
}

test("Two processes that start at the same time run one after the other", async () => {
  const both = [start('say("in"); await sleep(300); say("out");'), start('say("in"); await sleep(300); say("out");')];
  await Promise.all(both.map((child) => once(child, "exit")));
  expect(await waitForWord("in")).toBe("in out in out");
});

test("The lock of a killed process is free at once", async () => {
  const killed = start('say("in"); await sleep(60_000);');
  await waitForWord("in");
  killed.kill("SIGKILL");
  await once(killed, "exit");
  const [code] = await once(start('say("next");'), "exit");
  expect([code, await waitForWord("next")]).toEqual([0, "next"]);
});

test("The lock of a killed process stays held while the command that it started runs", async () => {
  const killed = start(`
    const command = spawn("${process.execPath}", ["--eval", "setTimeout(() => {}, 60_000)"], { stdio: "ignore" });
    onStart(command.pid);
    say("command:" + command.pid);
    await sleep(60_000);`);
  const command = Number((await waitForWord("command:")).split(":")[1]);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  const next = start('say("next");');
  await sleep(600);
  expect(await readWords()).toBe("");
  process.kill(command, "SIGKILL");
  await once(next, "exit");
  expect(await waitForWord("next")).toBe("next");
});
