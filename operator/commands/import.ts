import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { z } from "zod";
import { ImportChange } from "../../src/contract/exchange/imports.ts";
import { KEYS } from "../../src/server/app/keys.ts";
import { print } from "../../src/server/app/start/steps.ts";
import { migrate } from "../../src/server/database/migrate.ts";
import { openDatabase } from "../../src/server/database/pool.ts";
import { IMPORT_LIMITS } from "../../src/server/exchange/imports/files/limits.ts";
import { Unreadable } from "../../src/server/exchange/imports/files/unreadable.ts";
import {
  addImport,
  configureImport,
  dropImport,
  type ImportContext,
  startCheck,
  startRun,
} from "../../src/server/exchange/imports/import.commands.ts";
import { problemRows, problemText, readImport } from "../../src/server/exchange/imports/import.queries.ts";
import { workOnImport } from "../../src/server/exchange/imports/work/run-import.ts";
import { openPhotoStore } from "../../src/server/platform/photos/photo.location.ts";
import { type Log, type ParsedArgs, Refusal, runCommand, typedPath } from "./command.ts";
import { showProgress } from "./import-progress.ts";
import { type ShelterData, withExistingShelter } from "./shelter-data.ts";

const HELP = `npm run import -- FILE [--check] [--map MAP]
    Brings in animals and stays from a table of another system: CSV, XLSX, or a ZIP with them.
    --check decides on every row and writes nothing.
    --map names a JSON file that says what columns and words mean and answers questions:
    { "mapping": { "Nr": "externalId" }, "values": { "intakeType": { "found": "stray" } }, "answers": { "dateOrder": "dmy" } }

Ends with 0 when all rows are in order, with 1 when some are not brought in, with 2 when the file cannot be brought in.
Works on the data that DATA_DIR or DATABASE_URL names, beside a running server or without one.`;

/** Problems that are printed; the rest is in the administration. */
const SHOWN = 20;

async function openContext({ settings, data }: ShelterData): Promise<ImportContext> {
  await migrate(data.pool);
  const clock = { now: () => new Date(), zone: settings.timeZone };
  return { db: openDatabase(data.pool), clock, photoStore: openPhotoStore(settings.photoStore), actor: null };
}

async function readMap(file: unknown): Promise<ImportChange | undefined> {
  if (typeof file !== "string") return undefined;
  try {
    return ImportChange.parse(JSON.parse(await readFile(typedPath(file), "utf8")));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : (cause as Error).message;
    throw new Refusal(`${file} cannot be read as a mapping: ${reason}`, { cause });
  }
}

async function printProblems(context: ImportContext, id: number): Promise<void> {
  const { tables } = await readImport(context, id);
  const { rows, total } = await problemRows(context.db, id, { state: "error", limit: SHOWN, offset: 0 });
  for (const { sheet, row, problems } of rows) {
    const place = tables.length > 1 ? `${tables[sheet]?.name}, row ${row}` : `Row ${row}`;
    for (const { column, value, code, args } of problems)
      print(`${place}${column ? `, ${column}: ${value}` : ""}: ${problemText(code, args)}`);
  }
  if (total > rows.length)
    print(`… and ${total - rows.length} more rows: see them under Import in the administration.`);
}

/** @returns the exit status */
async function bringIn(context: ImportContext, path: string, { values }: ParsedArgs, log: Log): Promise<number> {
  const map = await readMap(values.map);
  const { size } = statSync(path);
  if (size > IMPORT_LIMITS.bytes) throw new Unreadable("tooManyBytes", IMPORT_LIMITS.bytes / 1024 / 1024);
  const id = await addImport(context, { path, name: basename(path), bytes: size });
  try {
    if (map) await configureImport(context, id, map);
    if (values.check) await startCheck(context, id, false);
    else await startRun(context, id, false);
  } catch (error) {
    await dropImport(context, id);
    throw error;
  }
  const progress = showProgress(context.clock, log);
  await workOnImport({ ...context, keys: KEYS }, id, { tell: progress.tell });
  progress.end();
  const { state, failure, counts, release } = await readImport(context, id);
  if (failure) throw new Refusal(failure);
  await printProblems(context, id);
  const { created, changed, unchanged, skipped, errors, warnings, animals, stays, open, closed } = counts;
  print(
    `${created} rows created, ${changed} changed, ${unchanged} unchanged, ${skipped} skipped, ${errors} with errors, ${warnings} with warnings.`,
  );
  print(`${animals} new animals, ${stays} stays: ${open} open, ${closed} closed.`);
  if (release?.percent != null)
    print(`Live release rate of what came in: ${release.percent} % (${release.live} of ${release.outcomes}).`);
  if (state === "checked") print("Nothing was written.");
  return errors > 0 ? 1 : 0;
}

/** Why nothing can be brought in. */
class Cannot extends Refusal {
  override readonly status = 2;
}

function cannot(error: unknown): Error {
  if (error instanceof Unreadable) return new Cannot(problemText(error.code, error.args));
  return new Cannot((error as Error).message, { cause: error });
}

await runCommand({
  help: HELP,
  options: { check: { type: "boolean" }, map: { type: "string" } },
  accepts: ({ length }) => length === 1,
  async run(typed, log) {
    const path = typedPath(typed.positionals[0] ?? "");
    try {
      if (!existsSync(path) || !statSync(path).isFile()) throw new Refusal(`There is no file ${path}.`);
      process.exitCode = await withExistingShelter(log, async (shelter) =>
        bringIn(await openContext(shelter), path, typed, log),
      );
    } catch (error) {
      throw cannot(error);
    }
  },
});
