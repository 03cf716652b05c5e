import PQueue from "p-queue";
import { IMPORT_LIMITS } from "../files/limits.ts";
import type { Reading } from "../files/rows-as-read.ts";
import type { OpenFile, Packed, Row, TableFacts } from "../files/table.ts";
import { type OpenZip, openZip, type ZipEntry } from "../files/zip.ts";
import type { Found } from "../found.ts";
import { type FileToRead, ReadingThread } from "./reading-thread.ts";

/** One look at a file at a time: it may need a core and much memory, and nobody but who has sent the file waits for it. */
const looks = new PQueue({ concurrency: 1 });

/**
 * Looks at a file: its tables, how they are written, their columns and their rows.
 * @throws Unreadable with the reason
 */
export const inspectFile = (file: FileToRead): Promise<Found> =>
  looks.add(async () => {
    const thread = ReadingThread.for(file);
    try {
      return await thread.askWithin<Found>({ is: "inspect" }, IMPORT_LIMITS.seconds);
    } finally {
      await thread.stop();
    }
  });

/**
 * Opens a file to bring in. Its tables are read in a thread of their own.
 * @param name by which its table is called @throws Unreadable with the reason
 */
export async function openFile(path: string, name: string, reading: Reading = {}): Promise<OpenFile> {
  const thread = ReadingThread.for({ path, name, reading });
  try {
    const { tables, pictures, documents } = await thread.ask<{
      tables: TableFacts[];
      pictures: Packed[];
      documents: Packed[];
    }>({ is: "open" });
    const zip = zipOnce(path);
    return {
      tables: tables.map((facts, table) => ({ ...facts, rows: () => rowsOf(thread, table) })),
      pictures: pictures.map(zip.withBytes),
      documents: documents.map(zip.withBytes),
      close: async () => {
        await zip.close();
        await thread.stop();
      },
    };
  } catch (error) {
    await thread.stop();
    throw error;
  }
}

let reads = 0;

/** The rows of a table. The next ones are read while these are used. */
async function* rowsOf(thread: ReadingThread, table: number): AsyncGenerator<Row> {
  reads += 1;
  const read = reads;
  const ask = () => {
    const next = thread.ask<{ rows: Row[]; isLast: boolean }>({ is: "rows", read, table });
    next.catch(() => {}); // whoever waits for it is told
    return next;
  };
  try {
    let { rows, isLast } = await ask();
    while (!isLast) {
      const next = ask();
      yield* rows;
      ({ rows, isLast } = await next);
    }
    yield* rows;
  } finally {
    await thread.ask({ is: "end", read }).catch(() => {});
  }
}

/** The files in a zip that are no tables: their bytes are decoded where pictures are. Other systems write accents apart. */
function zipOnce(path: string) {
  let opened: Promise<{ zip: OpenZip; byName: Map<string, ZipEntry> }> | undefined;
  const open = async () => {
    const zip = await openZip(path);
    return { zip, byName: new Map(zip.entries.map((entry) => [entry.name.normalize("NFC"), entry])) };
  };
  async function* bytesOf(name: string) {
    opened ??= open();
    const entry = (await opened).byName.get(name);
    if (entry) yield* entry.read();
  }
  return {
    withBytes: (packed: Packed) => ({ ...packed, read: () => bytesOf(packed.name) }),
    close: async () => (await opened)?.zip.close(),
  };
}
