import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync("docs/security.md", "utf8");
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+)\S* \| [^|]+ \| (met|not met|n\/a) \| ([^|]*) \|$/gm)].map(
  ([, number = "", state = "", why = ""]) => ({ number, state, why }),
);

it("every test that the page of security names is there", () => {
  const named = [...page.matchAll(/`(test\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

it("every requirement stands there once, and says why where it is not met or does not apply", () => {
  const lines = page.match(/^\| \d/gm) ?? [];
  expect(rows).toHaveLength(lines.length);
  expect(rows.filter(({ number }, at) => rows.findIndex((one) => one.number === number) !== at)).toEqual([]);
  expect(rows.filter(({ state, why }) => state !== "met" && why.trim() === "")).toEqual([]);
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(page).toContain(`${count("met")} lines met, ${count("not met")} not met, ${count("n/a")} not applicable`);
});
