import { zipSync } from "./zip.ts";

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`;
const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A cell with a text in it, as most programs but Excel write it. */
export const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

/** A row of such cells. */
export const texts = (...values: string[]): string => values.map(text).join("");

/** @property rows cells as XML @property after what stands after the rows, as merged cells do */
export type Sheet = { name: string; rows: string[]; state?: "hidden" | "veryHidden"; after?: string };

/** @property shared the texts that cells name by number, as XML @property styles the formats of cells */
type Parts = { shared?: string[]; styles?: string; is1904?: boolean; more?: Record<string, string> };

/** A workbook as programs write it. */
export function workbookOf(sheets: Sheet[], { shared = [], styles, is1904, more = {} }: Parts = {}): Buffer {
  const named = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="rId${at + 1}"/>`,
  );
  const relations = sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`);
  const parts = sheets.map(({ rows, after = "" }, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    xml(
      `<worksheet ${NS}><sheetData>${rows.map((row, n) => `<row r="${n + 1}">${row}</row>`).join("")}</sheetData>${after}</worksheet>`,
    ),
  ]);
  return zipSync({
    "[Content_Types].xml": xml("<Types/>"),
    "xl/workbook.xml": xml(
      `<workbook ${NS} xmlns:r="r">${is1904 ? '<workbookPr date1904="1"/>' : ""}<sheets>${named.join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": xml(`<Relationships>${relations.join("")}</Relationships>`),
    "xl/styles.xml": xml(
      `<styleSheet ${NS}>${styles ?? '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'}</styleSheet>`,
    ),
    "xl/sharedStrings.xml": xml(`<sst ${NS}>${shared.map((one) => `<si>${one}</si>`).join("")}</sst>`),
    ...Object.fromEntries(parts),
    ...more,
  });
}
