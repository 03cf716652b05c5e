/**
 * Reads files to bring in, one after the other, in a thread of its own (reading-thread.ts): whatever is in the file, the server goes on
 * answering meanwhile, and when reading takes too much of time or memory only this thread ends.
 */
import { parentPort } from "node:worker_threads";
import { decodeHTML } from "entities";
import { openContent } from "../files/file-kinds.ts";
import type { ContentOfFile, Row } from "../files/table.ts";
import { Unreadable } from "../files/unreadable.ts";
import type { Found } from "../found.ts";
import { inspectContent } from "../inspect.ts";
import { areEntitiesMeant as areMeant } from "../settings/plan.ts";
import { type FileToRead, type Reply, ROWS_AT_ONCE, type Task } from "./reading-thread.ts";

const reads = new Map<number, AsyncIterator<Row>>();
let file: FileToRead | undefined;
let opened: Promise<ContentOfFile> | undefined;

const content = (): Promise<ContentOfFile> => {
  if (!file) throw new Error("No file has been named.");
  opened ??= openContent(file.path, file.name, file.reading);
  return opened;
};

async function letGo(): Promise<void> {
  for (const read of reads.values()) await read.return?.();
  reads.clear();
  (await opened?.catch(() => undefined))?.close();
  opened = undefined;
  file = undefined;
}

async function answer(task: Task): Promise<unknown> {
  if (task.is === "file") {
    file = task.file;
    return undefined;
  }
  if (task.is === "done") return letGo();
  if (task.is === "inspect" && file) return inspect(file);
  if (task.is === "open") {
    const { tables, pictures, documents } = await content();
    return { tables: tables.map(({ rows: _, ...facts }) => facts), pictures, documents };
  }
  if (task.is === "rows") return nextRows(task.read, task.table);
  if (task.is !== "end") return undefined;
  await reads.get(task.read)?.return?.();
  reads.delete(task.read);
  return undefined;
}

/** Where signs are written as HTML does and that is meant, a second look sees what they say. */
async function inspect({ path, name, reading, mapping }: FileToRead): Promise<Found> {
  const found = await inspectContent(await content(), reading, mapping);
  const entity = found.tables.flatMap(({ columns }) => columns.flatMap((column) => column.entity ?? []))[0];
  if (entity === undefined) return found;
  const sample = [entity, decodeHTML(entity)] as const;
  if (reading.entities !== undefined || !areMeant(found)) return { ...found, entity: sample };
  const decoding = { ...reading, entities: true };
  const again = await openContent(path, name, decoding);
  try {
    return { ...(await inspectContent(again, decoding, mapping)), entity: sample };
  } finally {
    again.close();
  }
}

/** The next rows of a table: so many, and so long, that the other side needs a moment for them. */
async function nextRows(read: number, table: number): Promise<{ rows: Row[]; isLast: boolean }> {
  const there = reads.get(read) ?? (await content()).tables[table]?.rows()[Symbol.asyncIterator]();
  if (!there) return { rows: [], isLast: true };
  reads.set(read, there);
  const rows: Row[] = [];
  let characters = 0;
  while (rows.length < ROWS_AT_ONCE.rows && characters < ROWS_AT_ONCE.characters) {
    const { value, done } = await there.next();
    if (done) return { rows, isLast: true };
    rows.push(value);
    for (const cell of value.cells) characters += cell.length + 1;
  }
  return { rows, isLast: false };
}

parentPort?.on("message", async ({ id, task }: { id: number; task: Task }) => {
  const reply: Reply = await answer(task).then(
    (said) => ({ id, said }),
    (error: unknown) =>
      error instanceof Unreadable
        ? { id, unreadable: { code: error.code, args: error.args } }
        : { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  );
  parentPort?.postMessage(reply);
});
