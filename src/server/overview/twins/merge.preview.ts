import { sql } from "kysely";
import type { MergePreview, TwinReason } from "../../../contract/overview/twins.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { readersText } from "../../database/translations.ts";
import type { WithKeys } from "../../parts/keys/keys.ts";
import type { Row } from "../../parts/merging/merge.rows.ts";
import type { Pair } from "../../parts/merging/merging.ts";
import { FIELDS, shownValue, usualSide } from "./merge.fields.ts";
import { countMoves, pairedRules } from "./merge.moves.ts";
import { readAnimals, readUsers } from "./merge.records.ts";
import { refuseAnimals, refuseUsers } from "./merge.refusals.ts";
import { previewOpenStays } from "./merge.stays.ts";

const fieldsOf = (of: "users" | "animals", gone: Row, kept: Row): MergePreview["fields"] =>
  FIELDS[of].map((field) => ({
    ...{ field, gone: shownValue(field, gone), kept: shownValue(field, kept) },
    takes: usualSide(field, gone, kept),
  }));

/** Why the two were found. */
async function reasonsOf(db: Db, of: "user" | "animal", { gone, kept }: Pair): Promise<TwinReason[]> {
  const { rows } = await sql<{ reasons: TwinReason[] }>`
    select reasons from twins where ${sql.ref(`${of}_one`)} = least(${gone}::int, ${kept}::int)
      and ${sql.ref(`${of}_other`)} = greatest(${gone}::int, ${kept}::int)`.execute(db);
  return rows[0]?.reasons ?? [];
}

/** What it would do to merge two users. @throws HttpProblem 404, 400 at `into` */
export async function previewUsers(context: System & WithKeys, pair: Pair): Promise<MergePreview> {
  const records = await readUsers(context.db, pair, "read");
  const { users, accounts, gone, kept } = records;
  const nameOf = (id: number, row: Row) => ({
    ...{ id, name: `${row.name} ${row.surname}` },
    isConfirmed: Boolean(row["account.email_confirmed_at"]),
  });
  // The screen chooses an address that is confirmed, where there is one.
  const isGoneConfirmed = Boolean(gone["account.email_confirmed_at"]) && !kept["account.email_confirmed_at"];
  const fields = fieldsOf("users", gone, kept).map((one) =>
    one.field === "email" && isGoneConfirmed ? { ...one, takes: "gone" as const } : one,
  );
  return {
    of: "users",
    gone: nameOf(pair.gone, gone),
    kept: nameOf(pair.kept, kept),
    fields,
    moves: await countMoves(context.db, pairedRules(context.keys, { accounts, users })),
    reasons: await reasonsOf(context.db, "user", pair),
    stays: null,
    refusals: await refuseUsers(context, records, isGoneConfirmed ? { email: "gone" } : {}),
  };
}

/** What groups and scores are called, which are rows of their own. */
async function namesOf(db: Db, pair: Pair): Promise<Map<number, { group: string | null; scores: string | null }>> {
  const { rows } = await sql<{ id: number; group: string | null; scores: string | null }>`
    select a.id, (select ${readersText("g.name")} from animal_groups as g where g.id = a.animal_group_id) as "group",
      (select string_agg(${readersText("t.name")} || ' ' || s.score, ', ' order by t.id) from animal_attribute_scores as s
        join animal_attribute_types as t on t.id = s.attribute_type_id where s.animal_id = a.id) as scores
    from animals as a where a.id in (${pair.gone}, ${pair.kept})`.execute(db);
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** What it would do to merge two animals. @throws HttpProblem 404, 400 at `into` */
export async function previewAnimals(context: System & WithKeys, pair: Pair): Promise<MergePreview> {
  const records = await readAnimals(context.db, pair, "read");
  const { gone, kept } = records;
  const names = await namesOf(context.db, pair);
  const shown = (field: string, id: number, value: string | null) =>
    field === "group" || field === "scores" ? (names.get(id)?.[field] ?? null) : value;
  return {
    of: "animals",
    gone: { id: pair.gone, name: String(gone.name) },
    kept: { id: pair.kept, name: String(kept.name) },
    fields: fieldsOf("animals", gone, kept).map(({ field, takes, ...value }) => {
      const both = { gone: shown(field, pair.gone, value.gone), kept: shown(field, pair.kept, value.kept) };
      return { field, ...both, takes: both.kept === null && both.gone !== null ? "gone" : takes };
    }),
    moves: await countMoves(context.db, pairedRules(context.keys, { animals: pair })),
    reasons: await reasonsOf(context.db, "animal", pair),
    stays: await previewOpenStays(context.db, pair),
    refusals: await refuseAnimals(context, records),
  };
}
