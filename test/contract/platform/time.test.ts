import { describe, expect, test } from "vitest";
import { localIn, momentIn } from "../../../src/contract/platform/time.ts";

describe("a time by the shelter's clock", () => {
  test.each([
    ["2026-01-15T10:00", "2026-01-15T09:00:00.000Z"],
    ["2026-07-15T10:00", "2026-07-15T08:00:00.000Z"],
    ["2026-03-29T01:59", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
    ["2026-10-25T01:30", "2026-10-24T23:30:00.000Z"],
    ["2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
    ["2026-10-25T03:30", "2026-10-25T02:30:00.000Z"],
    ["2026-01-15T10:00:30", "2026-01-15T09:00:30.000Z"],
    ["2026-01-15T10:00:00.250", "2026-01-15T09:00:00.250Z"],
  ])("%s is the moment %s, and the other way round", (local, moment) => {
    expect(momentIn("Europe/Warsaw", local).toISOString()).toBe(moment);
    expect(localIn("Europe/Warsaw", new Date(moment))).toBe(local);
  });

  test("that the clock change skips is an hour later", () => {
    expect(momentIn("Europe/Warsaw", "2026-03-29T02:30").toISOString()).toBe("2026-03-29T01:30:00.000Z");
  });

  test("with a zone of its own is taken as it is", () => {
    expect(momentIn("Europe/Warsaw", "2026-01-15T10:00:00Z").toISOString()).toBe("2026-01-15T10:00:00.000Z");
    expect(momentIn("America/New_York", "2026-01-15T10:00").toISOString()).toBe("2026-01-15T15:00:00.000Z");
  });
});
