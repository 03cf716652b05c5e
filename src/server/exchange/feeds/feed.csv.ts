import { FEED_ROWS } from "../../../contract/animals/animal.fields.ts";
import { BYTE_ORDER_MARK, csvText } from "../../../contract/platform/csv.ts";
import { animalUrl, photoUrl } from "./feed.animals.ts";
import type { FeedRow } from "./feed.queries.ts";
import { fitting } from "./fitting.ts";

/** One column of `/feeds/animals.csv`; the names are those of the JSON. */
type Column = readonly [
  name: string,
  value: (row: FeedRow, publicUrl: string) => string | number | boolean | readonly string[] | null,
];

const OWN: readonly Column[] = [
  ["id", ({ id }) => id],
  ["name", ({ name }) => name],
  ["type", ({ type }) => type],
  ["status", ({ status }) => status],
  ["sex", ({ sex }) => sex],
  ["breed", ({ breed }) => breed],
  ["age", ({ age }) => age],
  ["ageMonths", ({ ageMonths }) => ageMonths],
  ["weight", ({ weight }) => weight],
  ["homeNeeded", ({ homeNeeded }) => homeNeeded],
  ["isChipped", ({ isChipped }) => isChipped],
  ["whereFound", ({ whereFound }) => whereFound],
  ["arrivalDate", ({ arrivalDate }) => arrivalDate],
  ["animalGroupName", ({ animalGroupName }) => animalGroupName],
  ["description", ({ description }) => description],
  ["filmUrl", ({ filmUrl }) => filmUrl],
  ["url", ({ id }, publicUrl) => animalUrl(publicUrl, id)],
  ["photos", ({ photos }, publicUrl) => photos.map(({ id }) => photoUrl(publicUrl, id)).join(" ")],
  ["updatedAt", ({ updatedAt }) => updatedAt.toISOString()],
];
/** Fields without a place of their own come last, so that columns keep theirs. */
const COLUMNS: readonly Column[] = [
  ...OWN,
  ...FEED_ROWS.filter((field) => !OWN.some(([name]) => name === field)).map(
    (field): Column => [field, (row) => row[field]],
  ),
];

const cell = (value: ReturnType<Column[1]>): string | number =>
  typeof value === "number" ? value : Array.isArray(value) ? value.join(", ") : String(value ?? "");

/** @returns the text of `/feeds/animals.csv`: for spreadsheets, so no cell is a formula */
export async function animalsCsv(publicUrl: string, rows: readonly FeedRow[]): Promise<string> {
  const cells = rows.map((row) => COLUMNS.map(([, value]) => cell(value(row, publicUrl))));
  const kept = fitting(cells, (row) => row.join()).length;
  const text = await csvText(
    COLUMNS.map(([name]) => name),
    cells.slice(0, kept),
  );
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}
