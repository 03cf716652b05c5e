import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What a call does that hurts: it deletes, ends, decides, or tells others. */
const HURTS =
  /^POST \S+\/(close|reject|withdraw|lift|end|cancel|outcome|unschedule|retire|skip|leave-demonstration|pause|give|answer|decision|complete|issue|staff-review|merge|revoke|decline|group|unit)$|^POST \/(adoptions|newsletters)\/\S+\/(accept|send)$|^DELETE /;
/** What a component has that keeps its promise. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  question: /confirmAction\(/,
  form: /DialogForm|<Modal|<form|<Textarea/,
  undo: /notifyWithUndo\(|undo=|\/undo"/,
};

type Deed = { call: string; has: string[]; wayBack: string | undefined; file: string };

/** What the links of letters ask for: their pages have the question. */
const OF_LETTERS = /^POST \/(aftercare\/end|newsletters\/end|saved-searches\/end|visits\/cancel)$/;

/** Every call, as the list of permissions has it, which is made from the routes. */
const calls = new Set(
  [...readFileSync("docs/permissions.md", "utf8").matchAll(/`(GET|POST|PUT|DELETE) \/api(\/[^`]*)`/g)].map(
    ([, method, path]) => `${method} ${path}`,
  ),
);
const deeds: Deed[] = readFileSync("docs/deeds.md", "utf8")
  .split("\n")
  .map((line) => /^\| [^|]+ \| `([^`]+)` \| ([^|]+) \| `([^`]+)` \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, call = "", has = "", file = ""]) => ({
    call,
    has: has.split(",").map((one) => one.trim().split(" `")[0] ?? ""),
    wayBack: /way back `([^`]+)`/.exec(has)?.[1],
    file,
  }));

describe("docs/deeds.md", () => {
  it("names every call that deletes, ends or sends, and none that is not there", () => {
    const named = deeds.map(({ call }) => call);
    expect([...calls].filter((call) => HURTS.test(call) && !OF_LETTERS.test(call) && !named.includes(call))).toEqual(
      [],
    );
    expect(named.filter((call) => !calls.has(call))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it("gives each of them a question, a form, an undo or a way back, whose call is there", () => {
    for (const { call, has, wayBack } of deeds) {
      expect(has.length, call).toBeGreaterThan(0);
      for (const one of has) expect([...Object.keys(SIGNS), "way back"], call).toContain(one);
      if (has.includes("way back")) expect(calls, call).toContain(wayBack);
    }
  });

  it.each(deeds)("$call has in $file what it says", ({ has, file }) => {
    const path = `src/web/app/${file}`;
    expect(existsSync(path), path).toBe(true);
    const code = readFileSync(path, "utf8");
    for (const one of has) if (SIGNS[one]) expect(code, one).toMatch(SIGNS[one]);
  });
});
