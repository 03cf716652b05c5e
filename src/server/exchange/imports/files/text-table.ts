import { Readable } from "node:stream";
import { ENCODINGS } from "../../../../contract/exchange/import-fields.ts";
import { decoded, decodedAs } from "./encoding.legacy.ts";
import { guessEncoding } from "./encoding.ts";
import { IMPORT_LIMITS } from "./limits.ts";
import type { ByteSource, Row, Table } from "./table.ts";
import { Unreadable } from "./unreadable.ts";

const DELIMITERS = [",", ";", "\t", "|"] as const;

/** The sign that stands as often in one line as in the others, outside of quotation marks. */
export function guessDelimiter(head: string): string {
  const lines = unquotedLines(head).slice(0, 20);
  const scores = DELIMITERS.map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0);
    const usual = counts[0] ?? 0;
    return { sign, score: usual * counts.filter((count) => count === usual).length };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.sign : ",";
}

/** The lines of a text without what is quoted; the last one may be cut. */
const unquotedLines = (text: string) =>
  text
    .replace(/"(?:[^"]|"")*"/g, "")
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== "");

async function headOf(bytes: ByteSource, encoding: string): Promise<string> {
  let head = "";
  for await (const text of decoded(bytes(), encoding)) {
    head += text;
    if (head.length > 64_000) break;
  }
  return head;
}

/** Lines of the file as they read in each encoding: "Łatka" or "£atka". */
const readings = (samples: readonly Uint8Array[]) =>
  ENCODINGS.map((encoding) => ({
    encoding,
    sample: samples.map((sample) => decodedAs(sample, encoding).trim()).join("\n"),
  }));

/**
 * Opens a table that is written as text. Encoding and separator are guessed unless they are given.
 * @throws Unreadable when it is no text
 */
export async function openTextTable(
  name: string,
  bytes: ByteSource,
  given: { encoding?: string | undefined; delimiter?: string | undefined } = {},
): Promise<Table> {
  const guess = await guessEncoding(bytes());
  if (given.encoding && guess.samples.length > 0) guess.encoding = given.encoding;
  const { encoding } = guess;
  const head = await headOf(bytes, encoding);
  if (head.trim() === "") throw new Unreadable("empty");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these show that it is no text
  if (/[\u0000-\u0008]/.test(head.slice(0, 8000))) throw new Unreadable("noTable");
  const delimiter = given.delimiter ?? guessDelimiter(head);
  return {
    name,
    encoding,
    delimiter,
    ...(guess.samples.length > 0 && { otherReadings: readings(guess.samples) }),
    rows: () => readRows(bytes, encoding, delimiter),
  };
}

async function* readRows(bytes: ByteSource, encoding: string, delimiter: string): AsyncGenerator<Row> {
  const { parse } = await import("csv-parse");
  const source = Readable.from(decoded(bytes(), encoding), { objectMode: true, highWaterMark: 2 });
  const parser = parse({
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: IMPORT_LIMITS.row,
  });
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (cells.length > IMPORT_LIMITS.columns) throw new Unreadable("tooManyColumns", number, IMPORT_LIMITS.columns);
      yield { number, cells };
    }
  } catch (error) {
    const code = String((error as { code?: unknown }).code ?? "");
    if (code === "CSV_MAX_RECORD_SIZE") throw new Unreadable("rowTooLong", number + 1);
    if (code.startsWith("CSV_")) throw new Unreadable("notClosed", number + 1);
    throw error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}
