import { sql } from "kysely";
import type { Clock } from "../../base/clock.ts";
import { leaveUnit } from "../care/unit.commands.ts";
import { endPlannedTreatments } from "../treatments/treatment.planning.ts";
import { type Bulk, isSame, type Kind, USUAL, type Written } from "./imported.ts";

export const TABLES = { animal: "animals", stay: "stays", treatment: "treatments", placement: "placements" } as const;

/** What follows from the columns that are set, of `t` with the new values in `n`. */
const FOLLOWS = {
  animal: [sql`updated_at = now()`],
  stay: [],
  treatment: [sql`closed_at = case when coalesce(n.state, t.state) <> 'planned' then coalesce(t.closed_at, now()) end`],
  placement: [],
} as const;

/** When an end was written follows the end, unless it is set back with it. */
const ENDED = sql`ended_at = case when n.until_on is not null then coalesce(t.ended_at, now()) end`;

const followsOf = (kind: Kind, values: Written) =>
  kind === "placement" && "until_on" in values && !("ended_at" in values) ? [ENDED] : FOLLOWS[kind];

export type Change = {
  /** The columns as they were, and as they are now. */
  before: Written;
  after: Written;
  /** Wished for, but somebody has edited these here since. */
  kept: string[];
};

/**
 * Changes columns of a record that nobody has edited since an import wrote them. The transaction has locked the animal.
 * @param wished the columns as the other system has them now @param written as the import wrote them
 */
export async function changeImported(
  { tx }: Bulk,
  kind: Kind,
  id: number,
  { wished, written }: { wished: Written; written: Written },
): Promise<Change> {
  const { rows } = await sql<{ record: Written }>`
    select to_jsonb(t) as record from ${sql.table(TABLES[kind])} as t where id = ${id}`.execute(tx);
  const record = rows[0]?.record ?? {};
  const were: Written = { ...USUAL[kind], ...written };
  const change: Change = { before: {}, after: {}, kept: [] };
  for (const [column, value] of Object.entries(wished)) {
    if (isSame(record[column], value)) continue;
    if (column in were && !isSame(record[column], were[column])) change.kept.push(column);
    else {
      change.before[column] = record[column] ?? null;
      change.after[column] = value;
    }
  }
  if (kind === "placement" && "until_on" in change.before) change.before.ended_at = record.ended_at ?? null;
  const columns = Object.keys(change.after);
  if (columns.length > 0) await setColumns(tx, kind, id, change.after);
  return change;
}

async function setColumns(tx: Bulk["tx"], kind: Kind, id: number, values: Written): Promise<void> {
  const columns = Object.keys(values);
  const sets = [...columns.map((name) => sql`${sql.ref(name)} = n.${sql.ref(name)}`), ...followsOf(kind, values)];
  await sql`
    update ${sql.table(TABLES[kind])} as t set ${sql.join(sets)}
    from jsonb_populate_record(null::${sql.table(TABLES[kind])}, ${JSON.stringify(values)}::jsonb) as n
    where t.id = ${id}`.execute(tx);
}

/** Sets columns back as they were before an import. */
export const restoreColumns = setColumns;

/** What ends with a stay that an import has closed: its unit, its placement, its planned doses. */
export async function endWithStay(
  { tx, accountId }: Bulk,
  stays: readonly { id: number; outcomeOn: string }[],
  clock: Clock,
): Promise<void> {
  const context = { db: tx, clock, actor: { accountId } };
  for (const { id, outcomeOn } of stays) {
    await leaveUnit(context, id);
    await endPlannedTreatments(context, id);
    await sql`update placements set until_on = greatest(from_on, ${outcomeOn}::date), ended_at = ${clock.now()}
      where stay_id = ${id} and until_on is null`.execute(tx);
  }
}
