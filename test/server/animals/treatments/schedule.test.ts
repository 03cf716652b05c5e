import { expect, test } from "vitest";
import { seededRandom } from "../../../../demo/random.ts";
import { nextDue, type Rule } from "../../../../src/server/animals/treatments/treatment.schedule.ts";

const rule = (id: number, given: Partial<Rule>): Rule => ({
  id,
  kindId: 1,
  fromWeeks: 0,
  untilWeeks: null,
  everyCount: null,
  everyUnit: null,
  times: null,
  activeSince: "2020-01-01",
  ...given,
});
const weeks = (everyCount: number) => ({ everyCount, everyUnit: "weeks" as const });
const DEWORMING = [
  rule(1, { fromWeeks: 2, untilWeeks: 16, ...weeks(2) }),
  rule(2, { fromWeeks: 16, ...weeks(2), times: 2 }),
  rule(3, { fromWeeks: 16, untilWeeks: 26, everyCount: 1, everyUnit: "months" }),
  rule(4, { fromWeeks: 26, everyCount: 3, everyUnit: "months" }),
];

/** The doses that a dog is given when each is given on its day. */
function series(rules: readonly Rule[], animal: { bornOn: string | null; intakeOn: string }, until: string): string[] {
  const doses: string[] = [];
  for (let due = nextDue(rules, animal, doses); due && due.dueOn <= until; due = nextDue(rules, animal, doses)) {
    doses.push(due.dueOn);
  }
  return doses;
}

test("a puppy is dewormed every two weeks, then monthly, then every three months", () => {
  const puppy = { bornOn: "2026-01-01", intakeOn: "2026-01-01" };
  expect(series(DEWORMING, puppy, "2026-11-30")).toEqual(
    "01-15 01-29 02-12 02-26 03-12 03-26 04-09 05-09 06-09 09-09".split(" ").map((day) => `2026-${day}`),
  );
});

test("a grown dog is dewormed at intake, after two weeks and then every three months", () => {
  expect(series(DEWORMING, { bornOn: "2020-01-01", intakeOn: "2026-11-20" }, "2027-06-30")).toEqual([
    "2026-11-20",
    "2026-12-04",
    "2027-03-04",
    "2027-06-04",
  ]);
});

test("a dose counts from the day on which it was given, in calendar months", () => {
  const yearly = [rule(1, { fromWeeks: 12, everyCount: 12, everyUnit: "months" })];
  const dog = { bornOn: "2020-01-01", intakeOn: "2024-02-01" };
  expect(nextDue(yearly, dog, ["2024-02-29"])?.dueOn).toBe("2025-02-28");
  const monthly = [rule(1, { everyCount: 1, everyUnit: "months" })];
  expect(nextDue(monthly, dog, ["2025-01-31"])?.dueOn).toBe("2025-02-28");
});

test("nothing is asked for before the animal is old enough, is here, or the rule was switched on", () => {
  const once = (given: Partial<Rule> = {}) => [rule(1, { fromWeeks: 4, times: 1, ...given })];
  expect(nextDue(once(), { bornOn: "2026-11-10", intakeOn: "2026-11-20" }, [])?.dueOn).toBe("2026-12-08");
  expect(nextDue(once(), { bornOn: null, intakeOn: "2026-11-20" }, [])?.dueOn).toBe("2026-11-20");
  const late = once({ activeSince: "2026-12-24" });
  expect(nextDue(late, { bornOn: null, intakeOn: "2026-11-20" }, [])?.dueOn).toBe("2026-12-24");
});

test("doses of the last year count, earlier ones do not", () => {
  const twice = [rule(1, { ...weeks(2), times: 2 })];
  const back = { bornOn: "2020-01-01", intakeOn: "2026-11-20" };
  expect(nextDue(twice, back, ["2026-01-05", "2026-01-19"])).toBeUndefined();
  expect(nextDue(twice, back, ["2024-01-05", "2024-01-19"])?.dueOn).toBe("2026-11-20");
  expect(nextDue(twice, back, ["2026-11-14"])?.dueOn).toBe("2026-11-28");
});

test("whatever the rules, the next dose comes after the last one, within its rule's age and never before the intake", () => {
  const random = seededRandom("doses");
  const day = (days: number) => Temporal.PlainDate.from("2024-01-01").add({ days }).toString();
  for (let round = 0; round < 2000; round++) {
    const rules = Array.from({ length: random.int(1, 4) }, (_, id) => {
      const fromWeeks = random.int(0, 30);
      const times = random.int(0, 3) || null;
      return rule(id, {
        fromWeeks,
        untilWeeks: random.int(0, 1) === 1 ? fromWeeks + random.int(1, 30) : null,
        everyCount: random.int(1, 12),
        everyUnit: (["days", "weeks", "months"] as const)[random.int(0, 2)] ?? "days",
        times,
        activeSince: day(random.int(0, 400)),
      });
    });
    const bornOn = random.int(0, 5) === 0 ? null : day(random.int(0, 300));
    const animal = { bornOn, intakeOn: day(random.int(300, 500)) };
    const doses = Array.from({ length: random.int(0, 5) }, () => day(random.int(300, 900)));
    const due = nextDue(rules, animal, doses);
    if (!due) continue;
    const chosen = rules.find(({ id }) => id === due.ruleId) as Rule;
    expect(due.dueOn >= animal.intakeOn && due.dueOn >= chosen.activeSince).toBe(true);
    for (const on of doses) expect(due.dueOn > on).toBe(true);
    const age = bornOn && Temporal.PlainDate.from(bornOn).until(due.dueOn).total({ unit: "days" }) / 7;
    if (age) expect(age >= chosen.fromWeeks && age < (chosen.untilWeeks ?? Number.POSITIVE_INFINITY)).toBe(true);
    else if (bornOn === null) expect(chosen.untilWeeks).toBeNull();
  }
});
