import { describe, expect, test } from "vitest";
import {
  daysInWords,
  exceptionInWords,
  exceptionsAhead,
  hoursInWords,
  openingToday,
  openingTodayInWords,
} from "../../../src/contract/platform/opening-hours.ts";
import { BUILT_IN_SHELTER, type DayThatDiffers } from "../../../src/contract/platform/shelter.ts";
import { setLanguageSource } from "../../../src/contract/texts/language.ts";
import "../../../src/contract/texts/all.ts";

const christmasEve: DayThatDiffers = { on: "2026-12-24", opens: null, closes: null, note: "Christmas Eve" };
const lateFriday: DayThatDiffers = { on: "2026-12-25", opens: "16:00", closes: "20:00", note: null };
const shelter = { ...BUILT_IN_SHELTER, exceptions: [christmasEve, lateFriday] };

/** @param utc of a day in December 2026, an hour behind Warsaw */
const said = (utc: string) => openingTodayInWords(openingToday(shelter, new Date(`2026-12-${utc}:00Z`)));

describe("opening hours in words", () => {
  test("in English", () => {
    setLanguageSource(() => "en");
    expect(hoursInWords(shelter.openingHours)).toEqual([
      "Tuesday to Friday, 11:00–18:00",
      "Saturday and Sunday, 10:00–16:00",
    ]);
    expect(daysInWords(["Sunday", "Monday", "Wednesday"])).toBe("Monday, Wednesday and Sunday");
    expect(exceptionInWords(christmasEve)).toBe("24 December: closed (Christmas Eve)");
  });

  test("in Polish, with the day's form after 'od' and 'do'", () => {
    setLanguageSource(() => "pl");
    expect(hoursInWords(shelter.openingHours)).toEqual([
      "od wtorku do piątku, 11:00–18:00",
      "sobota i niedziela, 10:00–16:00",
    ]);
    expect(exceptionInWords(lateFriday)).toBe("25 grudnia: 16:00–20:00");
    setLanguageSource(() => "en");
  });
});

describe("whether the shelter is open", () => {
  test("follows the week's hours by the shelter's clock", () => {
    expect(said("22T09:59")).toBe("Open today from 11:00 to 18:00");
    expect(said("22T10:00")).toBe("Open now, until 18:00");
    expect(said("22T16:59")).toBe("Open now, until 18:00");
    expect(said("22T17:00")).toBe("Closed for today");
    expect(said("21T12:00")).toBe("Closed today");
    expect(said("26T23:30")).toBe("Open today from 10:00 to 16:00");
  });

  test("a day that differs replaces the week's hours", () => {
    expect(said("24T12:00")).toBe("Closed today");
    expect(said("25T12:00")).toBe("Open today from 16:00 to 20:00");
    expect(said("25T18:00")).toBe("Open now, until 20:00");
  });

  test("visitors are told a month ahead of days that differ", () => {
    expect(exceptionsAhead(shelter, new Date("2026-11-22T12:00:00Z"))).toEqual([]);
    expect(exceptionsAhead(shelter, new Date("2026-11-24T12:00:00Z"))).toEqual([christmasEve, lateFriday]);
    expect(exceptionsAhead(shelter, new Date("2026-12-25T12:00:00Z"))).toEqual([lateFriday]);
  });
});
