/** The most bytes that the entries of one feed may have: a small request must not make the server send without end. */
const MOST_BYTES = 8 * 1024 * 1024;

/** @returns the texts of the first entries, as many as one feed may have */
export function fitting<T>(entries: readonly T[], write: (entry: T) => string): string[] {
  const texts: string[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const text = write(entry);
    bytes += Buffer.byteLength(text);
    if (bytes > MOST_BYTES) break;
    texts.push(text);
  }
  return texts;
}
