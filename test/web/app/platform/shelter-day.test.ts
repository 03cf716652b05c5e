import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { animalForm } from "../../../../src/web/app/animals/animal.form.tsx";
import { nightsSince, shelterToday } from "../../../../src/web/app/platform/shelter-day.ts";

/** Half past midnight at the shelter in Poland; in London and in New York it is the day before. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-07-10T22:30:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the day at the shelter", () => {
  test("is today, wherever the browser is", () => {
    expect(shelterToday()).toBe("2026-07-11");
    const fields = (arrivalDate: string) =>
      animalForm([])
        .schema("edit")
        .safeParse({ arrivalDate })
        .error?.issues.map(({ message }) => message);
    expect(fields("2026-07-11")).toBeUndefined();
    expect(fields("2026-07-12")).toEqual(["Arrival date cannot be in the future."]);
  });

  test("tells how long somebody has been waiting: what came before midnight has waited for a night", () => {
    expect(nightsSince("2026-07-10T22:15:00Z")).toBe(0);
    expect(nightsSince("2026-07-10T21:45:00Z")).toBe(1);
  });
});
