import { ANIMAL_SHEETS } from "./animal-sheets.ts";
import { HOUSE_SHEETS } from "./house-sheets.ts";
import type { Sheet } from "./sheet.ts";
import { STAY_SHEETS } from "./stay-sheets.ts";

/** The tables of an export, by the names of their files, in their order. */
export const SHEETS = { ...ANIMAL_SHEETS, ...STAY_SHEETS, ...HOUSE_SHEETS } satisfies Record<string, Sheet>;

export type SheetName = keyof typeof SHEETS;
export const SHEET_NAMES = Object.keys(SHEETS) as SheetName[];

/** The table that says which shelter an export is of, and since when its layout is as it is. */
export const ABOUT = { name: "about", columns: ["export_of", "shelter", "exported_at", "format"], format: 1 } as const;

export const fileOf = (sheet: string): string => `${sheet}.csv`;
