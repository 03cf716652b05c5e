import { sql } from "kysely";
import type { Bulk } from "../../../animals/imported/imported.ts";
import type { OwnRow } from "../rows/facts.ts";

/** Gives stays the numbers that they had in the register, instead of those that they have just got. */
export async function keepRegister(tx: Bulk["tx"], rows: readonly OwnRow[], stayIds: readonly number[]): Promise<void> {
  const input = JSON.stringify(rows);
  const gone = await tx
    .deleteFrom("register_entries")
    .where("stay_id", "=", sql<number>`any(${stayIds}::int[])`)
    .returning("year")
    .execute();
  await sql`
    insert into register_years (year, last_number)
    select x.year, max(x.number) from jsonb_to_recordset(${input}::jsonb) as x (year int, number int) group by 1
    on conflict do nothing`.execute(tx);
  await sql`
    insert into register_entries (year, number, stay_id, is_struck)
    select x.year, x.number, x.stay_id, x.is_struck
    from jsonb_to_recordset(${input}::jsonb) as x (year int, number int, stay_id int, is_struck boolean)
    on conflict do nothing`.execute(tx);
  await sql`select give_register_numbers(array(select s.id from stays as s where s.id = any(${stayIds}::int[])
    and not exists (select from register_entries as e where e.stay_id = s.id and not e.is_struck)))`.execute(tx);
  const years = [...new Set([...gone.map(({ year }) => year), ...rows.map((row) => Number(row.year))])];
  await sql`
    update register_years as y set last_number = l.last
    from (select year, max(number) as last from register_entries where year = any(${years}::int[]) group by 1) as l
    where l.year = y.year and l.last <> y.last_number`.execute(tx);
}

/** When animals were told of and offered, instead of what was noted when they came in. */
export async function addProfiles({ tx, now }: Bulk, rows: readonly OwnRow[], isMove: boolean): Promise<void> {
  if (rows.length === 0) return;
  const input = JSON.stringify(rows.map((row, n) => ({ n, ...row })));
  await sql`delete from profile_times where animal_id in (
    select x.animal_id from jsonb_to_recordset(${input}::jsonb) as x (animal_id int))`.execute(tx);
  await sql`
    insert into profile_times (animal_id, at, is_told, is_offered)
    select x.animal_id, x.at, x.is_told, x.is_offered
    from jsonb_to_recordset(${input}::jsonb) as x (n int, animal_id int, at timestamptz, is_told boolean, is_offered boolean)
    order by x.n`.execute(tx);
  if (isMove) return;
  await sql`
    insert into profile_times (animal_id, at, is_told, is_offered)
    select distinct x.animal_id, ${now}::timestamptz, false, false
    from jsonb_to_recordset(${input}::jsonb) as x (animal_id int)`.execute(tx);
}
