import { sql } from "kysely";
import type { Found } from "../../contract/animals/morning-and-search.ts";
import { FOUND_OF_EACH } from "../../contract/platform/lists.ts";
import type { Db } from "../database/pool.ts";
import { bestFirst, COMPARED, digitsOf, hasEveryWord, hasWords } from "../database/search-words.ts";
import { looksLike } from "./colours.ts";

/** A number of the register, as it stands on the kennel card: 2026/57. */
const REGISTER_NUMBER = /^\s*(\d{4})\s*\/\s*(\d{1,9})\s*$/;

/** Animals by name, by what they look like, by chip, or by the number of a stay in the register. */
export async function findAnimals(db: Db, q: string): Promise<Found["animals"]> {
  const digits = digitsOf(q);
  const byChip = digits
    ? sql`union (select animal_id from chips where removed_at is null and number like ${`%${digits}%`} limit ${COMPARED})`
    : sql``;
  const [, year, number] = REGISTER_NUMBER.exec(q) ?? [];
  const byNumber = year
    ? sql`union (select s.animal_id from register_entries as r join stays as s on s.id = r.stay_id
        where r.year = ${Number(year)} and r.number = ${Number(number)} and not r.is_struck)`
    : sql``;
  const { rows } = await sql<Found["animals"][number]>`
    select a.id, a.name, a.type, a.breed, a.status from animals as a
    where a.archived_at is null and a.id in (
      (select n.id from animals as n where ${hasWords(sql.ref("n.name_folded"), q)} and n.archived_at is null limit ${COMPARED})
      union (select n.id from animals as n where ${looksLike(q)} and n.archived_at is null limit ${COMPARED})
      ${byChip} ${byNumber})
    order by a.status in ('Adopted', 'Left'), ${bestFirst(sql`a.name`, q)}, a.id limit ${FOUND_OF_EACH}`.execute(db);
  return rows;
}

/** Units in use, by their names or with that of their location: "Lolek 1". A shelter has few, so no index is needed. */
export async function findUnits(db: Db, q: string): Promise<Found["units"]> {
  const { rows } = await sql<Found["units"][number]>`
    select u.id, u.name, l.id as "locationId", l.name as location
    from units as u join locations as l on l.id = u.location_id
    where u.retired_at is null and ${hasEveryWord(sql<string>`fold(l.name || ' ' || u.name)`, q)}
      and not (${hasEveryWord(sql<string>`fold(l.name)`, q)})
    order by starts_with(fold(u.name), (select fold(${q}))) desc, l.name collate names_with_numbers,
      u.name collate names_with_numbers, u.id limit ${FOUND_OF_EACH}`.execute(db);
  return rows;
}

/** Locations with units in use: those that the board shows. */
export async function findLocations(db: Db, q: string): Promise<Found["locations"]> {
  const { rows } = await sql<Found["locations"][number]>`
    select l.id, l.name, l.kind from locations as l
    where ${hasEveryWord(sql<string>`fold(l.name)`, q)}
      and exists (select from units as u where u.location_id = l.id and u.retired_at is null)
    order by ${bestFirst(sql`l.name`, q)}, l.id limit ${FOUND_OF_EACH}`.execute(db);
  return rows;
}
