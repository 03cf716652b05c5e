import type { Reading } from "./files/rows-as-read.ts";

/** A column as it was found. @property parts the largest first and second number of days like 03/04/2025 */
export type FoundColumn = {
  name: string;
  samples: string[];
  /** How often each word stands there, when there are few, or somebody has to explain them. */
  words?: Record<string, number>;
  /** Whether there are more words than anybody explains. */
  areWordsCut?: boolean;
  parts?: [number, number];
  /** A cell with a sign as HTML writes it. */
  entity?: string;
};

export type FoundTable = {
  name: string;
  isHidden?: boolean;
  layout: string | null;
  head: number;
  /** The first rows, from which the head is chosen. */
  preview?: { row: number; cells: string[] }[];
  encoding: string | null;
  delimiter: string | null;
  otherReadings: { encoding: string; sample: string }[];
  columns: FoundColumn[];
  /** How many of them have a name in the head; the others stand beside. */
  named?: number;
  rows: number;
  /** Whether there are more rows than were counted. */
  isCut: boolean;
};

/** @property entity a cell with a sign as HTML writes it, and the same read as a browser would */
export type Found = { tables: FoundTable[]; pictures: number; reading: Reading; entity?: readonly [string, string] };

/** The name of a column in the mapping: of a file with several tables "table/column". */
export const keyOfColumn = (tables: number, table: string, column: string): string =>
  tables > 1 ? `${table}/${column}` : column;
