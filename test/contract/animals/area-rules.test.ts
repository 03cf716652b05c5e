import { expect, test } from "vitest";
import { dogsByArea } from "../../../src/contract/animals/area-rules.ts";

test.each([
  [3.99, 0, 0, 0],
  [4, 1, 0, 0],
  [6, 2, 1, 0],
  [8, 3, 1, 1],
  [12, 5, 3, 2],
  [100, 6, 6, 6],
])("an area of %d m² is for %i light, %i medium or %i heavy dogs", (area, light, medium, heavy) => {
  expect(dogsByArea(area)).toEqual({ light, medium, heavy });
});
