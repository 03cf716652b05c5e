import { parse } from "papaparse";
import { expect, test } from "vitest";
import { fileNamePart, toCsv } from "../../../../../src/web/app/platform/kit/export-button.tsx";

/** @returns a cell with this content as a spreadsheet reads it */
async function cellOf(content: string | number): Promise<string | undefined> {
  const csv = await toCsv([content], [{ head: "Name", cell: () => content }]);
  const { data } = parse<string[]>(csv, { delimiter: "," });
  expect(data).toHaveLength(2);
  return data[1]?.[0];
}

const STARTS = [..."=+-@＝＋－＠﹦﹢﹣﹫−"];
const BEFORE = ["", " ", "  ", "\t", "\n", "\r\n", "\r", "\u00a0", "\u200b", "\ufeff", " \n\t "];

test.each(STARTS)(
  "a cell that begins with %s becomes text, also with blanks before it and line breaks in it",
  async (start) => {
    for (const before of BEFORE) {
      for (const rest of ["1+1", "1+1\nx", 'HYPERLINK("http://evil.test","x")', ""]) {
        const content = before + start + rest;
        expect((await cellOf(content))?.startsWith("'"), JSON.stringify(content)).toBe(true);
      }
    }
  },
);

test.each(STARTS)("%s at the start of a line, after a semicolon or a tab does not start a formula", async (start) => {
  for (const between of ["\n", "\r\n", "\n  ", ";", "; ", "\t"]) {
    expect(await cellOf(`Rex${between}${start}1+1`)).toMatch(/^Rex[\r\n;\t]+'/);
  }
});

test.each(["\ttext", "\rtext", "\ntext"])("%j becomes text", async (content) => {
  expect(await cellOf(content)).toBe(`'${content}`);
});

test("plain texts and numbers are unchanged", async () => {
  for (const content of ["Rex", "Łódź - Bałuty", "a, b; c", 'said "sit"', "two\nlines", "50% = half", ""]) {
    expect(await cellOf(content)).toBe(content);
  }
  expect(await cellOf(-5)).toBe("-5");
  expect(await cellOf("-5")).toBe("'-5");
});

test.each([
  ["Animal Groups", "animal-groups"],
  ["Grupy zwierząt", "grupy-zwierzat"],
  ["Zgłoszenia do pracy", "zgloszenia-do-pracy"],
])("the list %j is exported to a file without blanks and Polish letters: %s", (list, name) => {
  expect(fileNamePart(list)).toBe(name);
});
