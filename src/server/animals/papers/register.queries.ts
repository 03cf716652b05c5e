import { sql } from "kysely";
import { MAX_ENTRIES } from "../../../contract/animals/animal-papers.ts";
import type { Animal } from "../../../contract/animals/animals.ts";
import type { Hold } from "../../../contract/animals/care.ts";
import type { Stay } from "../../../contract/animals/stays.ts";
import type { Db } from "../../database/pool.ts";
import { registerNumberOf } from "../stays/register-number.ts";
import { valueAndWords } from "../stays/stay.words.ts";

/** One row of the register: a number with its stay, its animal, and who brought and took it. */
export type RegisterEntry = Pick<Animal, "name" | "type" | "sex" | "breed"> &
  Pick<Stay, "intakeOn" | "intakeType" | "intakeSubtype" | "intakeEstimated" | "foundWhere" | "foundOn"> &
  Pick<Stay, "broughtBy" | "transferredFrom" | "paidBy" | "transferredTo" | "decidedBy"> &
  Pick<Stay, "outcomeOn" | "outcomeType" | "outcomeSubtype" | "outcomeReason" | "outcomeEstimated"> & {
    number: number;
    /** The present number of a stay whose intake was moved to another year. */
    movedTo: string | null;
    isDeleted: boolean;
    bornOn: string | null;
    chips: string[];
    adopter: string | null;
    holds: Pick<Hold, "kind" | "from" | "until">[];
  };

/** The parts in which the register of a year is printed, none for an empty one. */
export async function registerParts(db: Db, year: number): Promise<{ from: number; until: number }[]> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(number), 0) as last from register_entries where year = ${year}`.execute(db);
  const last = rows[0]?.last ?? 0;
  return Array.from({ length: Math.ceil(last / MAX_ENTRIES) }, (_, part) => ({
    from: part * MAX_ENTRIES + 1,
    until: Math.min((part + 1) * MAX_ENTRIES, last),
  }));
}

/** The register of a year by its numbers, with those that are struck out. @param from the first number */
export async function readRegister(db: Db, year: number, from: number): Promise<RegisterEntry[]> {
  const { rows } = await sql<RegisterEntry>`
    select e.number, case when e.is_struck then ${registerNumberOf("s.id")} end as "movedTo",
      a.archived_at is not null as "isDeleted", a.name, a.type, a.sex, a.breed, a.born_on as "bornOn",
      array (select c.number from chips as c where c.animal_id = a.id and c.removed_at is null order by c.id) as chips,
      s.intake_on as "intakeOn", s.intake_type as "intakeType", ${valueAndWords("intake_subtype")} as "intakeSubtype", s.intake_estimated as "intakeEstimated",
      s.found_where as "foundWhere", s.found_on as "foundOn", s.brought_by as "broughtBy",
      s.transferred_from as "transferredFrom", s.paid_by as "paidBy", s.outcome_on as "outcomeOn",
      s.outcome_type as "outcomeType", ${valueAndWords("outcome_subtype")} as "outcomeSubtype", ${valueAndWords("outcome_reason")} as "outcomeReason",
      s.outcome_estimated as "outcomeEstimated", s.decided_by as "decidedBy", s.transferred_to as "transferredTo",
      (select concat_ws(', ', u.name || ' ' || u.surname, u.city) from adoptions as o join users as u on u.id = o.user_id
        where o.id = s.adoption_id) as adopter,
      (select coalesce(json_agg(json_build_object('kind', h.kind, 'from', h.from_on, 'until', h.until_on)
        order by h.from_on, h.id), '[]') from holds as h where h.stay_id = s.id) as holds
    from register_entries as e join stays as s on s.id = e.stay_id join animals as a on a.id = s.animal_id
    where e.year = ${year} and e.number >= ${from} order by e.number limit ${MAX_ENTRIES}`.execute(db);
  return rows;
}
