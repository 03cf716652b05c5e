import { expect, test } from "vitest";
import { keepRunning } from "../../../scripts/bootstrap/keep-running.mjs";
import { start } from "../../../scripts/bootstrap/run.mjs";

/** Plays servers, one after the other: each says whether it is open, and ends. @returns what was said, and the exit code */
async function play(...servers: { isOpen?: boolean; ends: string }[]) {
  const said: string[] = [];
  let started = 0;
  const startServer = () => {
    const { isOpen, ends } = servers[Math.min(started, servers.length - 1)] ?? { ends: "" };
    started += 1;
    const code = `${isOpen ? "process.send('open');" : ""} setTimeout(() => { ${ends} }, 20)`;
    return start(process.execPath, ["-e", code], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
  };
  const code = await keepRunning(startServer, (line) => said.push(line), 10);
  return { code, said, started };
}

test("a server that was open is started again however it ends, with growing pauses, until it ends in order", async () => {
  const crashes = ["process.exit(1)", "process.kill(process.pid, 'SIGKILL')", "throw new Error('crash')"];
  const servers = crashes.map((ends) => ({ isOpen: true, ends }));
  const { code, said } = await play(...servers, { isOpen: true, ends: "process.exit(0)" });
  expect(code).toBe(0);
  expect(said).toEqual([
    "The server has ended unexpectedly (exit code 1): it is started again in 0.01 s.",
    "The server has ended unexpectedly (exit code 137): it is started again in 0.02 s.",
    "The server has ended unexpectedly (exit code 1): it is started again in 0.04 s.",
  ]);
});

test("one that cannot start is not started again, nor one with wrong settings, whenever that is", async () => {
  expect(await play({ ends: "process.exit(1)" })).toMatchObject({ code: 1, started: 1 });
  expect(await play({ ends: "process.exit(78)" })).toMatchObject({ code: 78, started: 1 });
  const opened = { isOpen: true, ends: "process.exit(1)" };
  expect(await play(opened, { ends: "process.exit(78)" })).toMatchObject({ code: 78, started: 2 });
});

test("one that lost its database in its first start is tried five times", async () => {
  expect(await play({ ends: "process.exit(75)" })).toMatchObject({ code: 75, started: 5 });
  const open = { isOpen: true, ends: "process.exit(0)" };
  expect(await play({ ends: "process.exit(75)" }, open)).toMatchObject({ code: 0, started: 2 });
});

test("one that was asked to stop is not started again, by us or by its own number", async () => {
  const terminated = await play({ isOpen: true, ends: "process.kill(process.pid, 'SIGTERM')" });
  expect(terminated).toMatchObject({ code: 143, started: 1 });
  const ended = play({ isOpen: true, ends: "setInterval(() => {}, 1000)" });
  setTimeout(() => process.emit("SIGTERM", "SIGTERM"), 500);
  expect(await ended).toMatchObject({ code: 143, started: 1 });
});
