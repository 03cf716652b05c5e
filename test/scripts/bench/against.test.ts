import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Measured, Round } from "../../../scripts/bench/measure.ts";
import { checkOut, hasSamePackages } from "../../../scripts/bench/other-version.ts";
import { countProcessorTime } from "../../../scripts/bench/processor-time.ts";
import { printReport } from "../../../scripts/bench/report.ts";
import { ROOT } from "../../../scripts/bootstrap/paths.cjs";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shelter-against-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** The report on one row in which an earlier version answered 1,000 requests a second, and used 1 ms for each. */
function reportOn(...rounds: Pick<Round, "perSecond" | "processor">[]) {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const table = vi.spyOn(console, "table").mockImplementation(() => {});
  const times = { p50: 1, p99: 1 };
  const entry: Measured = {
    row: { name: "/animals", server: "product", path: "/animals" },
    size: 5000,
    rounds: rounds.map((round) => ({ ...times, ...round })),
    before: rounds.map(() => ({ ...times, perSecond: 1000, processor: 1 })),
  };
  const isMet = printReport([entry], "18", "5c61adde");
  return { isMet, ratios: table.mock.calls[0]?.[0].map(({ ratio, met }: Record<string, string>) => `${ratio} ${met}`) };
}

describe("a comparison with an earlier version", () => {
  test("has the median of the rounds' ratios, and is met by a version that is as good", () => {
    const even = { perSecond: 990, processor: 1 };
    expect(reportOn(even, { perSecond: 300, processor: 3 }, even)).toEqual({
      isMet: true,
      ratios: ["0.99 (0.30–0.99) of 5c61adde ok", "1.00 (1.00–3.00) processor time of 5c61adde ok"],
    });
  });

  test("is missed by fewer requests, and by more processor time", () => {
    expect(reportOn({ perSecond: 900, processor: 1 }).isMet).toBe(false);
    expect(reportOn({ perSecond: 1000, processor: 1.2 }).isMet).toBe(false);
  });

  test("says nothing of processor time where none is known", () => {
    expect(reportOn({ perSecond: 1000, processor: Number.NaN })).toEqual({
      isMet: true,
      ratios: ["1.00 (1.00–1.00) of 5c61adde ok"],
    });
  });
});

test("processor time is counted from now on, of processes that begin meanwhile from their beginning", async () => {
  let processes: number[] = [];
  const counted = await countProcessorTime(async () => processes);
  expect(await counted()).toBe(0);
  processes = [process.pid];
  if (process.platform === "linux") expect(await counted()).toBeGreaterThan(0);
  else expect(await counted()).toBeNaN();
});

test("packages are used again only with the same lock file", async () => {
  expect(await hasSamePackages(ROOT)).toBe(true);
  await writeFile(join(folder, "package-lock.json"), "{}");
  expect(await hasSamePackages(folder)).toBe(false);
});

test("what is no commit is refused before anything is made", async () => {
  await using stack = new AsyncDisposableStack();
  await expect(checkOut("no-such-version", stack)).rejects.toThrow("no-such-version");
  await expect(checkOut("--help", stack)).rejects.toThrow("--help");
});
