import { parse } from "papaparse";
import { expect, test } from "vitest";
import { csvOf } from "../../../src/web/app/kit/csv-export.ts";

/** What a spreadsheet finds in a cell that says this. */
async function cellOf(said: string | number): Promise<string | undefined> {
  const csv = await csvOf([said], [{ head: "Name", cell: () => said }]);
  const { data } = parse<string[]>(csv, { delimiter: "," });
  expect(data).toHaveLength(2);
  return data[1]?.[0];
}

const STARTS = [..."=+-@＝＋－＠﹦﹢﹣﹫−"];
const BEFORE = ["", " ", "  ", "\t", "\n", "\r\n", "\r", "\u00a0", "\u200b", "\ufeff", " \n\t "];

test.each(STARTS)(
  "a cell that begins with %s is a text, also with line breaks in it and blanks before it",
  async (start) => {
    for (const before of BEFORE) {
      for (const rest of ["1+1", "1+1\nx", 'HYPERLINK("http://evil.test","x")', ""]) {
        const said = before + start + rest;
        expect((await cellOf(said))?.startsWith("'"), JSON.stringify(said)).toBe(true);
      }
    }
  },
);

test.each(STARTS)("%s at the start of a line, behind a semicolon or a tab begins no formula either", async (start) => {
  for (const between of ["\n", "\r\n", "\n  ", ";", "; ", "\t"]) {
    expect(await cellOf(`Rex${between}${start}1+1`)).toMatch(/^Rex[\r\n;\t]+'/);
  }
});

test.each(["\ttext", "\rtext", "\ntext"])("%j is a text from its start", async (said) => {
  expect(await cellOf(said)).toBe(`'${said}`);
});

test("plain texts and numbers are as they were", async () => {
  for (const said of ["Rex", "Łódź - Bałuty", "a, b; c", 'said "sit"', "two\nlines", "50% = half", ""]) {
    expect(await cellOf(said)).toBe(said);
  }
  expect(await cellOf(-5)).toBe("-5");
  expect(await cellOf("-5")).toBe("'-5");
});
