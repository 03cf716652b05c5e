import type { ImportField } from "../../../../contract/exchange/import-fields.ts";
import { ABOUT, SHEET_NAMES, SHEETS, type SheetName } from "../../sheets/sheets.ts";
import type { Layout } from "./layout.ts";

export const OWN_EXPORT = "export";

/** Of which an export's external ids are, before the shelter that it is of is known. */
export const OWN_SOURCE = "export";

const OWN = { source: OWN_SOURCE, name: OWN_EXPORT } as const;

/** What is needed of a sheet before it can be read: whose row it is, and of a stay its first day. The rest is read as it was written. */
function keysOf(sheet: SheetName): Record<string, ImportField> {
  const columns = Object.keys(SHEETS[sheet].columns);
  const key = columns.includes("animal_id") ? "animal_id" : (columns[0] ?? "");
  return {
    [key]: "externalId",
    ...(sheet === "animals" && { type: "type" as const }),
    ...(sheet === "stays" && { intake_on: "intakeOn" as const }),
  };
}

/** The tables of our own export. */
export const OWN_LAYOUTS: readonly Layout[] = [
  { ...OWN, heads: ABOUT.columns, mapping: {} },
  ...SHEET_NAMES.map((sheet) => ({ ...OWN, sheet, heads: Object.keys(SHEETS[sheet].columns), mapping: keysOf(sheet) })),
];
