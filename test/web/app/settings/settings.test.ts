import { describe, expect, test } from "vitest";
import { BUILT_IN_SHELTER, type Shelter } from "../../../../src/contract/platform/shelter.ts";
import { changesOf, errorsOf, rebased, valuesOf } from "../../../../src/web/app/settings/settings.values.ts";

const record: Shelter = {
  ...BUILT_IN_SHELTER,
  exceptions: [{ on: "2026-12-24", opens: null, closes: null, note: "Christmas Eve" }],
};

describe("the settings' form", () => {
  test("sends nothing when nothing was changed, and is without errors", () => {
    expect(changesOf(record, valuesOf(record))).toEqual({});
    expect(errorsOf(valuesOf(record))).toEqual({});
  });

  test("sends the fields that were changed, each of them whole", () => {
    const values = valuesOf(record);
    const [first] = values.openingHours;
    if (first) first.opens = "09:00";
    values.rules = { ...values.rules, walks: 3 };
    const { openingHours, rules, ...others } = changesOf(record, values);
    expect(others).toEqual({});
    expect(openingHours?.map(({ opens }) => opens)).toEqual(["09:00", "10:00"]);
    expect(rules).toEqual({ ...record.rules, walks: 3 });
  });

  test("says what is wrong at the field, also in a line of hours", () => {
    const values = { ...valuesOf(record), name: " ", iban: "PL61109010140000071219812875" };
    const [first] = values.openingHours;
    if (first) first.closes = "08:00";
    expect(Object.keys(errorsOf(values)).sort()).toEqual(["iban", "name", "openingHours.0.closes"]);
  });

  test("after somebody else's save it has theirs, and what was typed here", () => {
    const typed = { ...valuesOf(record), city: "Poznań" };
    const present = { ...record, name: "Azyl", city: "Opole", version: 7 };
    const merged = rebased(record, typed, present);
    expect(merged).toMatchObject({ name: "Azyl", city: "Poznań" });
    expect(changesOf(present, merged)).toEqual({ city: "Poznań" });
  });
});
