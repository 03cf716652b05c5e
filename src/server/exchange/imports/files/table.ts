import type { ProblemCode } from "./unreadable.ts";

/** Opens bytes anew each time. */
export type ByteSource = () => AsyncIterable<Uint8Array>;

/** What of a cell could not be read: it is said, and the row is not brought in. @property at the place of the column */
export type CellFault = { at: number; code: ProblemCode };

/**
 * A row as it stands: its number, counted as spreadsheets do, and its cells as texts.
 * @property last the line in which it ends, where it has several
 */
export type Row = { number: number; cells: string[]; last?: number; faults?: CellFault[] };

/** What there is to say about a table before its rows are read. */
export type TableFacts = {
  name: string;
  /** A sheet that its workbook does not show. */
  isHidden?: boolean;
  /** How a text file is written; a workbook says nothing of it. */
  encoding?: string;
  delimiter?: string;
  /** Other encodings that the bytes allow, each with lines of the file as they would be read. */
  otherReadings?: { encoding: string; sample: string }[];
};

/** A table of a file. Each call of `rows` reads it anew as a stream. */
export type Table = TableFacts & { rows(): AsyncIterable<Row> };

/** A file in a zip that is no table. */
export type Packed = { name: string; size: number };

/** With which the place of a file in the zip begins, where others are addresses. */
export const IN_ZIP = "zip:";

/** @property documents what is neither a table nor a picture and may be an attachment of an export */
export type ContentOfFile = { tables: Table[]; pictures: Packed[]; documents: Packed[]; close(): void };

/** The same as who asks for it has it: whatever is read of the tables is read elsewhere. */
export type OpenFile = {
  tables: Table[];
  pictures: (Packed & { read: ByteSource })[];
  documents: (Packed & { read: ByteSource })[];
  close(): Promise<void>;
};
