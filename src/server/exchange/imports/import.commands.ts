import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { INTAKE_TYPES, OUTCOME_TYPES } from "../../../contract/animals/stays.ts";
import { FOSTER, LEAVE_OUT, NOTHING, WORD_FIELDS, type WordField } from "../../../contract/exchange/import-fields.ts";
import type { ImportChange, ImportState } from "../../../contract/exchange/imports.ts";
import { beginningOf } from "../../../contract/platform/whole-text.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { SignedIn } from "../../base/actor.ts";
import { conflict, invalid, notFound, orNotFound } from "../../base/errors.ts";
import { inTransaction, type System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { addRow } from "../../database/rows.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { sendJob } from "../../platform/background/queues.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import { queuePhotoDeletion } from "../../platform/photos/photo.sweep.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { Found } from "./found.ts";
import { actionsOf } from "./import.actions.ts";
import { fetchImportFile, removeImportFile, storeImportFile } from "./import.store.ts";
import { LAYOUT_OF_OWN } from "./layouts/layouts.ts";
import { plainWord } from "./layouts/words.ts";
import { inspectFile } from "./reading/open-file.ts";
import { firstMapping, mappingAnew } from "./settings/first-mapping.ts";
import { areWordsCounted } from "./settings/found-words.ts";
import { readingOf, sourceOf } from "./settings/plan.ts";
import { missingOf } from "./settings/questions.ts";
import type { ImportSettings, Words } from "./settings/settings.ts";
import type { ImportRow } from "./work/import.row.ts";
import { findImport, lockImport, saveImport } from "./work/import.steps.ts";
import { beginWork, forgetReadRows } from "./work/run-import.ts";

/** Who brings in; null is the operator at the command line. */
export type ImportContext = System & { actor: Pick<SignedIn, "accountId"> | null; photoStore: PhotoStore };

const subject = "import";

/** Adds a file to bring in. Nothing of it is written yet. @returns its id @throws Unreadable when it is none that can be read */
export async function addImport(
  context: ImportContext,
  { path, name, bytes }: { path: string; name: string; bytes: number },
): Promise<number> {
  const found = await inspectFile({ path, name, reading: {} });
  const key = await storeImportFile(context.photoStore, path);
  try {
    return await inTransaction(context, async (within) => {
      const id = await addRow(within.db, "imports", {
        state: "draft",
        file_name: beginningOf(name, 200),
        file_key: key,
        file_bytes: bytes,
        layout: found.tables.find(({ layout }) => layout !== null)?.layout ?? LAYOUT_OF_OWN,
        source: sourceOf(found),
        found: JSON.stringify(found),
        mapping: JSON.stringify(firstMapping(found)),
        created_at: within.clock.now(),
        created_by: within.actor?.accountId ?? null,
      });
      await audit(within, "create", { subject, id, details: { file: beginningOf(name, 200) } });
      return id;
    });
  } catch (error) {
    await removeImportFile(context.photoStore, key).catch(() => {});
    throw error;
  }
}

/** Changes an import that somebody has locked. @throws HttpProblem 404, 409 */
async function change(
  context: ImportContext,
  id: number,
  action: Parameters<typeof requireAction>[1],
  work: (within: ImportContext, at: ImportRow) => Promise<void>,
): Promise<void> {
  await inTransaction(context, async (within) => {
    const at = await lockImport(within.db, id);
    if (!at) throw notFound(recordTexts().imports.notFound);
    requireAction(at, action);
    await work(within, at);
  });
}

function requireAction(at: ImportRow, action: ReturnType<typeof actionsOf>[number]): void {
  if (!actionsOf(at).includes(action)) throw conflict(recordTexts().imports.notNow);
}

const OURS: Readonly<Record<WordField, readonly string[]>> = {
  type: ["Dog", "Cat"],
  sex: ["Male", "Female", ""],
  intakeType: INTAKE_TYPES,
  outcomeType: [...OUTCOME_TYPES, FOSTER],
};

/** The words as they are compared. @throws HttpProblem 400 for a value that is none of ours */
function checkedWords(values: NonNullable<ImportChange["values"]>): Words {
  const words: Words = {};
  for (const field of WORD_FIELDS) {
    for (const [word, ours] of Object.entries(values[field] ?? {})) {
      if (!OURS[field].includes(ours) && ours !== LEAVE_OUT && ours !== NOTHING)
        throw invalid([{ field: `values.${field}`, errors: [recordTexts().imports.unknownValue(ours)] }]);
      words[field] ??= {};
      words[field][plainWord(word.normalize("NFC"))] = ours;
    }
  }
  return words;
}

/**
 * Says what columns and words mean, and answers questions. Another encoding, another head and words that nobody has counted yet
 * read the file anew, before anything is locked.
 */
export async function configureImport(
  context: ImportContext,
  id: number,
  { mapping, values, answers }: ImportChange,
): Promise<void> {
  const words = values && checkedWords(values);
  const before = orNotFound(await findImport(context.db, id), recordTexts().imports.notFound);
  requireAction(before, "configure");
  const said: Partial<ImportSettings> = {
    ...(mapping && { mapping: withAccentsWhole(mapping) }),
    ...(words && { words }),
    ...(answers && { answers: answers as ImportRow["answers"] }),
  };
  const found = await foundAnew(context, before, { ...before, ...said });
  await change(context, id, "configure", async ({ db }, at) => {
    const settings = { mapping: at.mapping, answers: at.answers, ...said };
    await saveImport(db, id, {
      state: "draft",
      ...said,
      ...(found && { found }),
      mapping: mappingAnew(at.found, found ?? at.found, settings),
    });
  });
}

/** A letter with its accent is one sign in the names of columns, however it was sent. */
const withAccentsWhole = (mapping: ImportRow["mapping"]) =>
  Object.fromEntries(Object.entries(mapping).map(([key, field]) => [key.normalize("NFC"), field]));

/** What is found in a file when it is read as it is now said; undefined when that is known. */
async function foundAnew(
  { photoStore }: ImportContext,
  at: ImportRow,
  settings: Pick<ImportSettings, "mapping" | "answers">,
): Promise<Found | undefined> {
  const reading = readingOf(at.found, settings.answers);
  const isSame = isDeepStrictEqual(plainly(reading), plainly(at.found.reading));
  if (isSame && areWordsCounted(at.found, settings)) return undefined;
  const kept = at.file_key && (await fetchImportFile(photoStore, at.file_key, at.file_bytes));
  if (!kept) throw conflict(serverTexts().importProblems.fileGone());
  await using file = kept;
  return await inspectFile({ path: file.path, name: at.file_name, reading, mapping: settings.mapping });
}

/** As it is stored: without what is not said. */
const plainly = (reading: object): unknown => JSON.parse(JSON.stringify(reading));

/** Starts a check, which writes nothing. @param sendsJob false where the caller does the work itself */
export const startCheck = (context: ImportContext, id: number, sendsJob = true) =>
  start(context, id, "check", sendsJob);

/** Starts bringing in, or goes on after a pause or a failure. */
export const startRun = (context: ImportContext, id: number, sendsJob = true) => start(context, id, "run", sendsJob);

function start(context: ImportContext, id: number, action: "check" | "run", sendsJob: boolean): Promise<void> {
  return change(context, id, action, async (within, at) => {
    const [missing] = missingOf(at.found, at);
    if (missing) throw conflict(recordTexts().imports.missing[missing]);
    const { db, clock } = within;
    const goesOn = action === "run" && at.phase !== null && (at.state === "paused" || wasRunning(at));
    if (goesOn) await saveImport(db, id, { state: "running", failure: null, phase_at: clock.now(), finished_at: null });
    else await beginWork(db, at, { state: action === "check" ? "checking" : "running", now: clock.now() });
    if (action === "run" && !goesOn) await audit(within, "import", { subject, id, details: { file: at.file_name } });
    if (sendsJob) await sendJob(db, "imports", id);
  });
}

/** Whether a failed import has brought in something already: it goes on there. */
const wasRunning = ({ state, counts, phase }: ImportRow) =>
  state === "failed" && (phase === "photos" || (phase === "writing" && counts.writing !== undefined));

export const pauseImport = (context: ImportContext, id: number): Promise<void> =>
  change(context, id, "pause", ({ db }) => saveImport(db, id, { state: "paused" }));

/** Ends a check or an import. What is in stays, and may be taken back. */
export const cancelImport = (context: ImportContext, id: number): Promise<void> =>
  change(context, id, "cancel", async ({ db, clock }, at) => {
    const state: ImportState = at.state === "checking" ? "draft" : "cancelled";
    await saveImport(db, id, { state, phase: null, finished_at: clock.now() });
    if (state === "cancelled") await forgetReadRows(db, id);
  });

/** Starts taking an import back. */
export const startUndo = (context: ImportContext, id: number, sendsJob = true): Promise<void> =>
  change(context, id, "undo", async (within, at) => {
    const { db, clock } = within;
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from imported_records where import_id = ${id} and kind = 'animal'`.execute(db);
    await audit(within, "undo", { subject, id, details: { file: at.file_name } });
    await saveImport(db, id, {
      state: "undoing",
      phase: "undoing",
      done: 0,
      total: rows[0]?.n ?? 0,
      cursor: {},
      counts: { ...at.counts, undoing: {} },
      failure: null,
      phase_at: clock.now(),
      finished_at: null,
    });
    if (sendsJob) await sendJob(db, "imports", id);
  });

/** Forgets the file and what was said about its rows. An import that has brought in something keeps its line. */
export const forgetImport = (context: ImportContext, id: number): Promise<void> =>
  change(context, id, "delete", async (within, at) => {
    await forgetFile(within.db, at);
    const { rows } = await sql`select from imported_records where import_id = ${id} limit 1`.execute(within.db);
    if (rows.length === 0) await within.db.deleteFrom("imports").where("id", "=", id).execute();
    await audit(within, "delete", { subject, id });
  });

/** Takes back {@link addImport}: nothing of it was begun. Needs no queue, so also where no server has ever run. */
export async function dropImport({ db, photoStore }: ImportContext, id: number): Promise<void> {
  const { file_key } = await db
    .deleteFrom("imports")
    .where("id", "=", id)
    .returning("file_key")
    .executeTakeFirstOrThrow();
  if (file_key) await removeImportFile(photoStore, file_key);
}

async function forgetFile(tx: Db, { id, file_key }: Pick<ImportRow, "id" | "file_key">): Promise<void> {
  await forgetReadRows(tx, id);
  await tx.deleteFrom("import_rows").where("import_id", "=", id).execute();
  await saveImport(tx, id, { file_key: null });
  if (file_key) await queuePhotoDeletion(tx, [file_key]);
}

const KEPT_DAYS = 30;

/** Forgets files that were brought in, or left alone, for 30 days: they name people. */
export async function forgetOldImports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);
  const old = await db
    .selectFrom("imports")
    .select(["id", "file_key"])
    .where("file_key", "is not", null)
    .where("state", "not in", ["checking", "running", "paused", "undoing"])
    .where(sql<boolean>`coalesce(finished_at, created_at) < ${before}`)
    .execute();
  for (const one of old) await db.transaction().execute((tx) => forgetFile(tx, one));
}
