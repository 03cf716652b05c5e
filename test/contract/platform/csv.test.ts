import fc from "fast-check";
import papa from "papaparse";
import { expect, test } from "vitest";
import { csvLines, withoutEscapes } from "../../../src/contract/platform/csv.ts";

const text = fc
  .array(fc.constantFrom("'", "=", "-", "＝", "\n", "\r", "\t", ";", ",", '"', " ", "\u200b", "a"), { maxLength: 8 })
  .map((parts) => parts.join(""));

test("a text that was disarmed for spreadsheets can be read again as it was, whatever it is", async () => {
  await fc.assert(
    fc.asyncProperty(text, async (typed) => {
      const line = await csvLines([[typed, "end"]]);
      const [[cell = ""] = []] = papa.parse<string[]>(line, { delimiter: ",", newline: "\r\n" }).data;
      expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝]/u);
      expect(withoutEscapes(cell)).toBe(typed);
    }),
    { numRuns: 2000 },
  );
});
