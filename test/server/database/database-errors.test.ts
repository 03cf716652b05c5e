import { expect, test } from "vitest";
import { isDatabaseUnavailable } from "../../../src/server/database/database-errors.ts";

test("errors that end a connection mean that the database is unavailable; errors that refuse a statement do not", () => {
  const withCode = (code: string) => Object.assign(new Error("x"), { code });
  for (const code of ["57P01", "25P03", "08006", "ECONNRESET"])
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
  expect(isDatabaseUnavailable(new Error("Connection terminated: the database has fallen silent"))).toBe(true);
  for (const code of ["23505", "57014", "22P02"]) expect(isDatabaseUnavailable(withCode(code))).toBe(false);
});
