import { expect, test } from "vitest";
import { routeId } from "../../../../../src/web/app/platform/kit/route-id.ts";

test("an id in an address is a whole number from 1 to the largest that the database has", () => {
  expect(["1", "78", "2147483647"].map(routeId)).toEqual([1, 78, 2147483647]);
  for (const text of ["", "0", "-1", "01", "1.5", "1e3", "7x", "abc", "2147483648", "99999999999"])
    expect(routeId(text), text).toBeUndefined();
});
