import { describe, expect, test } from "vitest";
import { youngAge } from "../../src/contract/animals/age.ts";
import { ageBeside, animalLine, years, yearsOnTile } from "../../src/contract/animals/in-words.ts";
import { dayDate, longDate } from "../../src/contract/platform/dates.ts";
import { pln, plnFromGrosze } from "../../src/contract/platform/money.ts";
import { inLanguage } from "../../src/server/base/language.ts";
import { kilograms, localDateTime, localDay, preview, salaryRange, summary, truncate } from "../../src/web/format.ts";

describe("formatting", () => {
  test("a time is shown as the date in the shelter's zone, not in UTC", () => {
    expect(longDate("2026-11-21T10:00:00Z")).toBe("21 November 2026");
    expect(longDate("2026-11-20T23:30:00Z")).toBe("21 November 2026");
  });

  test("a calendar day is the same day in every zone", () => {
    expect(dayDate("2026-03-09")).toBe("9 Mar 2026");
  });

  test("a text is shortened only if it is too long for its column, in one line", () => {
    expect(truncate("Spaying", 10)).toBe("Spaying");
    expect(truncate("Ten letter", 10)).toBe("Ten letter");
    expect(truncate("First vaccination", 10)).toBe("First vacc…");
    expect(truncate("Łapy\n\nand ears", 5)).toBe("Łapy…");
  });

  test("money has thousands separators and the currency after the amount", () => {
    expect(pln(4000)).toBe("4\u00a0000\u00a0PLN");
    expect(salaryRange(4000, 5500)).toBe("4\u00a0000 – 5\u00a0500\u00a0PLN");
    expect(salaryRange(4000, 4000)).toBe("4\u00a0000\u00a0PLN");
  });

  test("age and weight have the format of the specification", () => {
    expect(years(1)).toBe("1 years");
    expect(kilograms(3.5)).toBe("3.5 kg");
    expect(kilograms(12)).toBe("12 kg");
  });

  test("a preview is the start of the text and three dots, and never cuts a character in two", () => {
    expect(preview("abcdef", 3)).toBe("abc...");
    expect(preview("ab 🐕🐕 cd", 4)).toBe("ab 🐕...");
    expect(preview("ab 👨‍👩‍👧‍👦 cd", 4)).toBe("ab 👨‍👩‍👧‍👦...");
    expect(preview("short", 200)).toBe("short...");
  });

  test("a description for search engines is one line of at most 160 characters, cut between words", () => {
    const long = summary(`A first\nline. ${"word ".repeat(60)}`);
    expect(long).toMatch(/^A first line\. word .*word…$/);
    expect(long.length).toBeLessThanOrEqual(160);
    expect(summary("Short\n\ntext")).toBe("Short text");
  });
});

describe("formatting in Polish", () => {
  const inPolish = <T>(make: () => T): T => inLanguage("pl", make);

  test("dates have the month in the genitive, or three letters of it", () => {
    expect(inPolish(() => longDate("2026-11-20T23:30:00Z"))).toBe("21 listopada 2026");
    expect(inPolish(() => dayDate("2026-11-21"))).toBe("21 lis 2026");
    expect(longDate("2026-11-20T23:30:00Z")).toBe("21 November 2026");
  });

  test("money is grouped from four digits on, with a comma before the grosze", () => {
    expect(inPolish(() => pln(4000))).toBe("4\u00a0000\u00a0zł");
    expect(inPolish(() => plnFromGrosze(123_450))).toBe("1\u00a0234,50\u00a0zł");
    expect(inPolish(() => plnFromGrosze(5000))).toBe("50\u00a0zł");
    expect(inPolish(() => salaryRange(4000, 5500))).toBe("4\u00a0000 – 5\u00a0500\u00a0zł");
  });

  test.each([
    [0, "0 lat"],
    [1, "1 rok"],
    [3, "3 lata"],
    [12, "12 lat"],
    [22, "22 lata"],
  ])("an age of %i is '%s'", (age, text) => {
    expect(inPolish(() => years(age))).toBe(text);
  });

  test.each([
    [0, 0, "a few weeks", "kilka tygodni"],
    [0, 1, "1 month", "1 miesiąc"],
    [0, 3, "3 months", "3 miesiące"],
    [0, 5, "5 months", "5 miesięcy"],
    [0, null, "under a year", "poniżej roku"],
    [1, null, "1 year", "1 rok"],
    [1, 0, "1 year", "1 rok"],
    [1, 2, "1 year 2 months", "1 rok i 2 miesiące"],
    [1, 11, "1 year 11 months", "1 rok i 11 miesięcy"],
    [2, 4, undefined, undefined],
    [null, null, undefined, undefined],
  ])("an age of %j years and %j months is '%s', '%s'", (age, ageMonths, english, polish) => {
    expect(youngAge({ age, ageMonths })).toBe(english);
    expect(inPolish(() => youngAge({ age, ageMonths }))).toBe(polish);
  });

  test("beside the specification's words the months stand apart; in Polish they stand in their place", () => {
    const kitten = { type: "Cat", sex: "Male", breed: "Mixed breed", age: 0, ageMonths: 5 } as const;
    expect(animalLine(kitten)).toBe("Male, Age 0, Mixed breed");
    expect(yearsOnTile(kitten)).toBe("0 years");
    expect(ageBeside(animalLine(kitten), kitten)).toBe("5 months");
    expect(ageBeside("Age 1", { age: 1, ageMonths: null })).toBeUndefined();
    inPolish(() => {
      expect(animalLine(kitten)).toBe("samiec, 5 miesięcy, mieszaniec");
      expect(yearsOnTile(kitten)).toBe("5 miesięcy");
      expect(ageBeside(animalLine(kitten), kitten)).toBeUndefined();
    });
  });

  test("a weight has a comma", () => {
    expect(inPolish(() => kilograms(12.5))).toBe("12,5 kg");
  });

  test("the application writes days as Poles do, whatever the browser is set to", () => {
    expect(inPolish(() => localDay("2026-11-21"))).toBe("21 lis 2026");
    expect(inPolish(() => localDateTime("2026-11-20T23:30:00Z"))).toBe("21 lis 2026, 00:30");
  });
});
