import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const FAULTS = "scripts/faults/faults.ts";
/** It takes half a minute on a quiet machine, and starts six processes of the product and of PostgreSQL. */
const WITHIN_MS = 300_000;

test("what was acknowledged is there once after a power cut and after a failover", { timeout: WITHIN_MS }, async () => {
  const file = join(tmpdir(), `faults-${process.pid}.json`);
  const { stdout } = await run(process.execPath, [FAULTS, "--short", "--json", file], { timeout: WITHIN_MS }).catch(
    (error) => error,
  );
  const results = JSON.parse(await readFile(file, "utf8"));
  await rm(file);
  const rounds = results.flatMap(({ rounds }: { rounds: { wrong: string[] }[] }) => rounds);
  expect(
    rounds.flatMap(({ wrong }: { wrong: string[] }) => wrong),
    stdout,
  ).toEqual([]);
  for (const { acknowledged, lost, twice, changed } of rounds) {
    expect({ lost, twice, changed }).toEqual({ lost: 0, twice: 0, changed: 0 });
    expect(acknowledged).toBeGreaterThan(20);
  }
  expect(rounds).toHaveLength(2);
});

test("an unknown experiment is refused with the names of those that there are", async () => {
  const refused = await run(process.execPath, [FAULTS, "--only", "flood"]).catch((error) => error);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no experiment flood: kill, /) });
});

test("what would not run is refused: it is no success", async () => {
  const refused = await run(process.execPath, [FAULTS, "--short", "--only", "failover,cluster"]).catch(
    (error) => error,
  );
  expect(refused).toMatchObject({ code: 1, stderr: "Nothing would run for cluster.\n" });
});
