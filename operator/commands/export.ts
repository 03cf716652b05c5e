import { existsSync } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { print } from "../../src/server/app/start/steps.ts";
import { requireSpace } from "../../src/server/base/disk-space.ts";
import { migrate } from "../../src/server/database/migrate.ts";
import { openDatabase } from "../../src/server/database/pool.ts";
import type { ExportProgress } from "../../src/server/exchange/exports/export.progress.ts";
import { ExportInProgress, exportZip } from "../../src/server/exchange/exports/write-export.ts";
import { inParts } from "../../src/server/exchange/exports/zip-stream.ts";
import { audit } from "../../src/server/platform/audit/audit.commands.ts";
import { openPhotoStore } from "../../src/server/platform/photos/photo.location.ts";
import { type Log, Refusal, runCommand, typedPath } from "./command.ts";
import { type ShelterData, withExistingShelter } from "./shelter-data.ts";
import { abortOnSignals } from "./terminal.ts";

const HELP = `npm run export [-- --out FILE]
    Writes everything about the animals into one ZIP: tables as CSV, pictures, files, and the same in the layout of ASM3.
    Without --out it is animals-DAY.zip in this folder.
    It names people: only its owner may read it.

Ends with 0, with 1 when pictures or files are missing, with 2 when nothing can be written.
Works on the data that DATA_DIR or DATABASE_URL names, beside a running server or without one.`;

const OWNER_ONLY = 0o600;
const PART_BYTES = 1024 * 1024;
/** How often a line is written where nothing can be overwritten, in milliseconds. */
const EVERY_MS = 5000;

/** Why nothing can be written. */
class Cannot extends Refusal {
  override readonly status = 2;
}

/** Shows how far it is: in one line where that can be done. */
function showProgress(log: Log) {
  const isTerminal = process.stderr.isTTY === true;
  let last = 0;
  return {
    tell({ done, total }: ExportProgress) {
      const now = Date.now();
      if (now - last < (isTerminal ? 100 : EVERY_MS)) return;
      last = now;
      const line = `${done} of ${total} rows and files`;
      if (isTerminal) process.stderr.write(`\r\u001b[K${line}`);
      else log(line);
    },
    end: () => void (isTerminal && process.stderr.write("\r\u001b[K")),
  };
}

/** Writes a file, which gets its name when it is complete. @returns its size */
async function writeFile(file: string, bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<number> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  const output = await open(unfinished, "wx", OWNER_ONLY);
  try {
    for await (const part of inParts(bytes, PART_BYTES)) {
      signal.throwIfAborted();
      await requireSpace(dirname(file), part.length);
      await output.writeFile(part);
    }
    await output.sync();
    await output.close();
    await rename(unfinished, file);
    return (await stat(file)).size;
  } catch (error) {
    await output.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** @returns the exit status */
async function writeExport({ settings, data }: ShelterData, file: string, log: Log): Promise<number> {
  await migrate(data.pool);
  const clock = { now: () => new Date(), zone: settings.timeZone };
  const work = { db: openDatabase(data.pool), clock, photoStore: openPhotoStore(settings.photoStore) };
  const progress = showProgress(log);
  let last: ExportProgress | undefined;
  const zip = exportZip(work, (now) => {
    last = now;
    progress.tell(now);
  });
  const size = await writeFile(file, zip, abortOnSignals("Stopped; there is no file.")).finally(progress.end);
  await audit({ ...work, actor: null }, "export", { subject: "export", id: null, details: { file: basename(file) } });
  const { animals = 0, stays = 0, photos = 0, missing = 0 } = last?.counts ?? {};
  log(`${animals} animals, ${stays} stays and ${photos} pictures and files, ${(size / 1e6).toFixed(1)} MB.`);
  if (missing > 0) log(`${missing} pictures or files are lost and missing.`);
  print(file);
  return missing > 0 ? 1 : 0;
}

function cannot(error: unknown): Error {
  if (error instanceof ExportInProgress) return new Cannot("An export of this shelter is being made already.");
  return new Cannot((error as Error).message, { cause: error });
}

await runCommand({
  help: HELP,
  options: { out: { type: "string" } },
  accepts: ({ length }) => length === 0,
  async run({ values: { out } }, log) {
    const file = typedPath(typeof out === "string" ? out : `animals-${new Date().toISOString().slice(0, 10)}.zip`);
    try {
      if (existsSync(file)) throw new Refusal(`${file} is there already: name another file.`);
      if (!existsSync(dirname(file))) throw new Refusal(`There is no folder ${dirname(file)}.`);
      process.exitCode = await withExistingShelter(log, (shelter) => writeExport(shelter, file, log));
    } catch (error) {
      throw cannot(error);
    }
  },
});
