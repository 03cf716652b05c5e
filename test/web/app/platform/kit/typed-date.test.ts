import { describe, expect, test } from "vitest";
import { readDay, readMoment, readTime } from "../../../../../src/web/app/platform/kit/typed-date.ts";

const day = (locale: string, typed: string, isComplete = true) => readDay(typed, { locale, isComplete });

describe("a date that is typed", () => {
  test.each([
    ["en-GB", "24/11/2026"],
    ["en-GB", "24 Nov 2026"],
    ["en-GB", "24 november 2026"],
    ["en-GB", "Tue 24th Nov 2026"],
    ["en-GB", "November 24, 2026"],
    ["en-US", "11/24/2026"],
    ["en-US", "Nov 24, 2026"],
    ["en-US", "24 Nov 2026"],
    ["pl-PL", "24.11.2026"],
    ["pl-PL", "24 lis 2026"],
    ["pl-PL", "24 listopada 2026 r."],
    ["pl-PL", "listopad 24 2026"],
    ["pl-PL", "24112026"],
    ["pl-PL", "20261124"],
    ["pl-PL", " 24 . 11 . 26 "],
    ["en-GB", "2026-11-24"],
    ["en-US", "2026-11-24"],
    ["de-DE", "24. November 2026"],
    ["sv-SE", "2026-11-24"],
  ])("is read in the reader's order, with the month's name, or from the year on: %s, %s", (locale, typed) => {
    expect(day(locale, typed)).toBe("2026-11-24");
  });

  test.each([
    ["en-GB", "11/24/2026"],
    ["en-US", "24/11/2026"],
    ["pl-PL", "31.2.2026"],
    ["pl-PL", "31 lut 2026"],
    ["pl-PL", "2026-02-30"],
    ["pl-PL", "0.11.2026"],
    ["pl-PL", "24.11.0026"],
    ["pl-PL", "24.11"],
    ["pl-PL", "24 foo 2026"],
    ["pl-PL", "ma 3 2026"],
    ["pl-PL", "24.11.2026.1"],
    ["pl-PL", "jutro"],
    ["pl-PL", ""],
  ])("is none when the calendar has no such day: %s, %s", (locale, typed) => {
    expect(day(locale, typed)).toBeUndefined();
  });

  test("has a year of two digits only once nothing more will be typed", () => {
    expect(day("pl-PL", "24.11.20", false)).toBeUndefined();
    expect(day("pl-PL", "24.11.20")).toBe("2020-11-24");
    expect(day("pl-PL", "2.3.85")).toBe("1985-03-02");
  });

  test.each(["en-GB", "en-US", "pl-PL", "de-DE", "fr-FR", "uk-UA", "sv-SE"])("is read as %s writes it", (locale) => {
    for (const month of Array.from({ length: 12 }, (_, at) => at)) {
      const at = new Date(Date.UTC(2026, month, 13));
      const written = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(at);
      expect(day(locale, written), written).toBe(at.toISOString().slice(0, 10));
    }
  });
});

describe("date and time that are typed", () => {
  test.each([
    ["en-GB", "24 Nov 2026, 10:30", "2026-11-24T10:30"],
    ["en-GB", "24 November 2026 at 9:05", "2026-11-24T09:05"],
    ["en-US", "Nov 24, 2026, 1:30\u202fPM", "2026-11-24T13:30"],
    ["en-US", "11/24/2026 12:15 a.m.", "2026-11-24T00:15"],
    ["pl-PL", "24.11.2026 10.30", "2026-11-24T10:30"],
    ["pl-PL", "24.11.26 10:30", "2026-11-24T10:30"],
    ["pl-PL", "2026-11-24T10:30", "2026-11-24T10:30"],
  ])("are read: %s, %s", (locale, typed, moment) => {
    expect(readMoment(typed, { locale })).toBe(moment);
  });

  test.each(["24.11.2026", "24.11.2026 24:00", "24.11.2026 10:60", "24.11.2026 13:00 pm", "10:30", ""])(
    "are none without a day and a time that exist: %s",
    (typed) => {
      expect(readMoment(typed, { locale: "pl-PL" })).toBeUndefined();
    },
  );
});

describe("a time of the day that is typed", () => {
  test.each([
    ["9:30", "09:30"],
    ["9.30", "09:30"],
    ["930", "09:30"],
    ["0930", "09:30"],
    ["9", "09:00"],
    ["18", "18:00"],
    ["9 pm", "21:00"],
    ["12:15 a.m.", "00:15"],
    ["23:59", "23:59"],
  ])("is read: %s", (typed, time) => {
    expect(readTime(typed, { isComplete: true })).toBe(time);
  });

  test.each(["24:00", "9:60", "13 pm", "noon", "9:3", "12345", ""])("is none that no day has: %s", (typed) => {
    expect(readTime(typed, { isComplete: true })).toBeUndefined();
  });

  test("is not taken from a single number while somebody types", () => {
    expect(readTime("1")).toBeUndefined();
    expect(readTime("10:30")).toBe("10:30");
  });
});
