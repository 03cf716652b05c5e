const MEGABYTE = 1024 * 1024;

/**
 * What a file to bring in may be. Everything is read as a stream, so these only end what nobody's list of animals is. What a
 * row says is counted, and not what stands in the file for it: a workbook may name one long text in each of its cells.
 */
export const IMPORT_LIMITS = {
  bytes: 200 * MEGABYTE,
  columns: 1000,
  /** of all tables together */
  allColumns: 5000,
  /** of one row, in characters */
  row: MEGABYTE,
  /** of one cell that is kept */
  cell: 10_000,
  /** of one table: cells, and their characters */
  cells: 60_000_000,
  characters: 1024 * MEGABYTE,
  /** files in a zip */
  entries: 20_000,
  /** of all tables of a zip, or the parts of a workbook, unpacked */
  unpacked: 2048 * MEGABYTE,
  /** how many times larger a part may be than its packed bytes, from this size on */
  ratio: 250,
  ratioFrom: 50 * MEGABYTE,
  /** of a workbook's texts that are kept in memory, in characters, and how many */
  sharedText: 64 * MEGABYTE,
  sharedTexts: 2_000_000,
  /** cells that a sheet has put together */
  merged: 100_000,
  /** of the words of a column that people explain, in characters, and how many */
  words: 20_000,
  wordText: 2 * MEGABYTE,
  /** for how long rows are looked at before the first question, and how long a look may take at most */
  lookSeconds: 45,
  seconds: 120,
  /** of the thread that reads, in megabytes */
  memory: 512,
} as const;
