/** Opens bytes anew each time. */
export type ByteSource = () => AsyncIterable<Uint8Array>;

/** A row as it stands: its number, counted as spreadsheets do, and its cells as texts. @property last the line in which it ends, where it has several */
export type Row = { number: number; cells: string[]; last?: number };

/** A table of a file. Each call of `rows` reads it anew as a stream. */
export type Table = {
  name: string;
  rows(): AsyncIterable<Row>;
  /** How a text file is written; a workbook says nothing of it. */
  encoding?: string;
  delimiter?: string;
  /** Other encodings that the bytes allow, each with a word as it would be read. */
  otherReadings?: { encoding: string; sample: string }[];
};

/** A file in a zip that is no table. */
export type Packed = { name: string; size: number; read: ByteSource };

/** With which the place of a file in the zip begins, where others are addresses. */
export const IN_ZIP = "zip:";

/** @property documents what is neither a table nor a picture and may be an attachment of an export */
export type OpenFile = { tables: Table[]; pictures: Packed[]; documents: Packed[]; close(): Promise<void> };
