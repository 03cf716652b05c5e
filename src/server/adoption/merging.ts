import { type RawBuilder, sql } from "kysely";
import type { System } from "../database/context.ts";
import type { Pair, PairOfPeople } from "../parts/merging/merging.ts";
import { serverTexts } from "../texts/texts.ts";
import { waitsToBeFetched } from "./handover.queries.ts";

/** SQL for the names of what stands in the way, at most three. */
const namesIn = async ({ db }: System, found: RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await sql<{
    name: string;
  }>`select distinct name from (${found}) as found order by name limit 3`.execute(db);
  return rows.map(({ name }) => name);
};

const overlapping = (column: "animal_id" | "user_id", { gone, kept }: Pair) => sql`
  from visits as v join visits as w on ${sql.ref(`w.${column}`)} = ${kept} and w.state = 'booked'
    and visit_span(v.starts_at, v.minutes) && visit_span(w.starts_at, w.minutes)
  join animals as a on a.id = v.animal_id join users as u on u.id = v.user_id
  where ${sql.ref(`v.${column}`)} = ${gone} and v.state = 'booked'`;

/** An animal has one open adoption, and one visitor at a time. */
export async function refuseTwoAdoptions(within: System, pair: Pair): Promise<string[]> {
  const { gone, kept } = pair;
  const said = serverTexts().merges;
  const { rows } = await sql<{ both: boolean }>`
    select exists (select from adoptions as a where animal_id = ${gone} and (outcome is null or ${waitsToBeFetched("a")}))
      and exists (select from adoptions as a where animal_id = ${kept} and (outcome is null or ${waitsToBeFetched("a")})) as both`.execute(
    within.db,
  );
  const visitors = await namesIn(
    within,
    sql`select u.name || ' ' || u.surname as name ${overlapping("animal_id", pair)} and v.kind = 'visit' and w.kind = 'visit'`,
  );
  return [
    ...(rows[0]?.both ? [said.bothHaveAdoptions] : []),
    ...(visitors.length > 0 ? [said.visitsOverlap(visitors.join(", "))] : []),
  ];
}

/** Somebody applies for an animal once, and is in one place at a time. */
export async function refuseTwoApplications(within: System, { users }: PairOfPeople): Promise<string[]> {
  const said = serverTexts().merges;
  const applied = await namesIn(
    within,
    sql`select a.name from adoptions as o join adoptions as k on k.animal_id = o.animal_id and k.user_id = ${users.kept} and k.outcome is null
      join animals as a on a.id = o.animal_id where o.user_id = ${users.gone} and o.outcome is null`,
  );
  const visits = await namesIn(within, sql`select a.name ${overlapping("user_id", users)}`);
  return [
    ...(applied.length > 0 ? [said.bothApplied(applied.join(", "))] : []),
    ...(visits.length > 0 ? [said.visitsOverlap(visits.join(", "))] : []),
  ];
}
