import { expect, test } from "vitest";
import { keepRunning } from "../../../scripts/bootstrap/keep-running.cjs";
import { startProcess } from "../../../scripts/bootstrap/run.cjs";

/** Runs fake servers one after the other: each reports that it is open, or not, and ends. */
async function runServers(...servers: { isOpen?: boolean; ends: string }[]) {
  const lines: string[] = [];
  let started = 0;
  const startServer = () => {
    const { isOpen, ends } = servers[Math.min(started, servers.length - 1)] ?? { ends: "" };
    started += 1;
    const code = `${isOpen ? "process.send('open');" : ""} setTimeout(() => { ${ends} }, 20)`;
    return startProcess(process.execPath, ["-e", code], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
  };
  const code = await keepRunning(startServer, (line) => lines.push(line), 10);
  return { code, lines, started };
}

test("a server that was open is restarted after any failure, with growing pauses, until it stops normally", async () => {
  const crashes = ["process.exit(1)", "process.kill(process.pid, 'SIGKILL')", "throw new Error('crash')"];
  const servers = crashes.map((ends) => ({ isOpen: true, ends }));
  const { code, lines } = await runServers(...servers, { isOpen: true, ends: "process.exit(0)" });
  expect(code).toBe(0);
  expect(lines).toEqual([
    "The server has ended unexpectedly (exit code 1): it is started again in 0.01 s.",
    "The server has ended unexpectedly (exit code 137): it is started again in 0.02 s.",
    "The server has ended unexpectedly (exit code 1): it is started again in 0.04 s.",
  ]);
});

test("a server that cannot start is not restarted, nor one with wrong settings at any time", async () => {
  expect(await runServers({ ends: "process.exit(1)" })).toMatchObject({ code: 1, started: 1 });
  expect(await runServers({ ends: "process.exit(78)" })).toMatchObject({ code: 78, started: 1 });
  const opened = { isOpen: true, ends: "process.exit(1)" };
  expect(await runServers(opened, { ends: "process.exit(78)" })).toMatchObject({ code: 78, started: 2 });
});

test("a server that loses its database during its first start is started five times", async () => {
  expect(await runServers({ ends: "process.exit(75)" })).toMatchObject({ code: 75, started: 5 });
  const open = { isOpen: true, ends: "process.exit(0)" };
  expect(await runServers({ ends: "process.exit(75)" }, open)).toMatchObject({ code: 0, started: 2 });
});

test("a server that was asked to stop is not restarted, whether the signal came to us or to it", async () => {
  const terminated = await runServers({ isOpen: true, ends: "process.kill(process.pid, 'SIGTERM')" });
  expect(terminated).toMatchObject({ code: 143, started: 1 });
  const ended = runServers({ isOpen: true, ends: "setInterval(() => {}, 1000)" });
  setTimeout(() => process.emit("SIGTERM", "SIGTERM"), 500);
  expect(await ended).toMatchObject({ code: 143, started: 1 });
});
