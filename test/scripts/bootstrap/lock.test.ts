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

/** A process that does this work alone in the checkout; `say` adds a word to what all of them have said. */
function start(work: string): ChildProcess {
  const script = `
    import { spawn } from "node:child_process";
    import { appendFileSync } from "node:fs";
    import { setTimeout as sleep } from "node:timers/promises";
    import { alone } from "./scripts/bootstrap/lock.mjs";
    const say = (word) => appendFileSync("said", word + " ");
    await alone(async (note) => { ${work} });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], { cwd: checkout, stdio: "ignore" });
  started.push(child);
  return child;
}

const said = () => readFile(join(checkout, "said"), "utf8").catch(() => "");

/** Waits for a word, then takes all words away. */
async function heard(word: string): Promise<string> {
  while (!(await said()).includes(word)) await sleep(20);
  const all = await said();
  await rm(join(checkout, "said"));
  return all.trim();
}

test("Two that begin at once work one after the other", async () => {
  const both = [start('say("in"); await sleep(300); say("out");'), start('say("in"); await sleep(300); say("out");')];
  await Promise.all(both.map((child) => once(child, "exit")));
  expect(await heard("in")).toBe("in out in out");
});

test("What a killed process held is free at once", async () => {
  const killed = start('say("in"); await sleep(60_000);');
  await heard("in");
  killed.kill("SIGKILL");
  await once(killed, "exit");
  const [code] = await once(start('say("next");'), "exit");
  expect([code, await heard("next")]).toEqual([0, "next"]);
});

test("The command that a killed process has left running holds the others back until it ends", async () => {
  const killed = start(`
    const command = spawn("${process.execPath}", ["--eval", "setTimeout(() => {}, 60_000)"], { stdio: "ignore" });
    note(command.pid);
    say("command:" + command.pid);
    await sleep(60_000);`);
  const command = Number((await heard("command:")).split(":")[1]);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  const next = start('say("next");');
  await sleep(600);
  expect(await said()).toBe("");
  process.kill(command, "SIGKILL");
  await once(next, "exit");
  expect(await heard("next")).toBe("next");
});
