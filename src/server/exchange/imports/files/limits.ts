const MEGABYTE = 1024 * 1024;

/** What a file to bring in may be. Everything is read as a stream, so these only end what nobody's list of animals is. */
export const IMPORT_LIMITS = {
  bytes: 200 * MEGABYTE,
  columns: 1000,
  /** of one row, in characters */
  row: MEGABYTE,
  /** of one cell that is kept */
  cell: 10_000,
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
} as const;
