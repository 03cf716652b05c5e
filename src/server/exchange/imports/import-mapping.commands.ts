import { sql } from "kysely";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { instant } from "../../base/clock.ts";
import { orNotFound } from "../../base/errors.ts";
import { configureImport, type ImportContext } from "./import.commands.ts";
import type { ImportSettings } from "./settings/settings.ts";
import type { ImportRow } from "./work/import.row.ts";
import { findImport } from "./work/import.steps.ts";

type Saved = { id: number; name: string; savedAt: string; fits: boolean };

const columnsOf = ({ found }: ImportRow) => found.tables.flatMap(({ columns }) => columns.map(({ name }) => name));

const requireImport = async ({ db }: ImportContext, id: number): Promise<ImportRow> =>
  orNotFound(await findImport(db, id), recordTexts().imports.notFound);

/** Keeps the mapping of an import under a name; one of this name is replaced. */
export async function saveMapping(context: ImportContext, importId: number, name: string): Promise<Saved> {
  const at = await requireImport(context, importId);
  const { mapping, words, answers } = at;
  const { rows } = await sql<{ id: number; saved_at: Date }>`
    insert into import_mappings (name, columns, mapping, words, answers, saved_at)
    values (${name}, ${Object.keys(mapping)}::text[], ${JSON.stringify(mapping)}::jsonb, ${JSON.stringify(words)}::jsonb,
      ${JSON.stringify(answers)}::jsonb, ${context.clock.now()})
    on conflict (fold(name)) do update set columns = excluded.columns, mapping = excluded.mapping, words = excluded.words,
      answers = excluded.answers, saved_at = excluded.saved_at
    returning id, saved_at`.execute(context.db);
  const [row] = rows as [{ id: number; saved_at: Date }];
  return { id: row.id, name, savedAt: instant(row.saved_at), fits: true };
}

/** The kept mappings, those first that fit the file. */
export async function listMappings(context: ImportContext, importId: number): Promise<Saved[]> {
  const there = new Set(columnsOf(await requireImport(context, importId)));
  const rows = await context.db
    .selectFrom("import_mappings")
    .select(["id", "name", "saved_at", "columns"])
    .orderBy("saved_at", "desc")
    .limit(100)
    .execute();
  return rows
    .map(({ id, name, saved_at, columns }) => ({
      id,
      name,
      savedAt: instant(saved_at),
      fits: columns.every((key) => there.has(key) || there.has(key.slice(key.indexOf("/") + 1))),
    }))
    .sort((one, other) => Number(other.fits) - Number(one.fits));
}

/** Takes a kept mapping for an import. @throws HttpProblem 404 */
export async function applyMapping(context: ImportContext, importId: number, mappingId: number): Promise<void> {
  const kept = await context.db
    .selectFrom("import_mappings")
    .select(["mapping", "words", "answers"])
    .where("id", "=", mappingId)
    .executeTakeFirst();
  const { mapping, words, answers } = orNotFound(
    kept as unknown as ImportSettings | undefined,
    recordTexts().imports.mappingNotFound,
  );
  const { encoding: _encoding, delimiter: _delimiter, ...others } = answers;
  await configureImport(context, importId, { mapping, values: words, answers: others });
}
