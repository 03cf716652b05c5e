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

/** A picture in a zip. */
export type Picture = { name: string; size: number; read: ByteSource };

export type OpenFile = { tables: Table[]; pictures: Picture[]; close(): Promise<void> };
