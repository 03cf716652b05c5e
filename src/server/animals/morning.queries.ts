import { sql } from "kysely";
import { HOLD_DAYS_AHEAD, LENGTHEN_DAYS } from "../../contract/animals/care.ts";
import type { Waiting } from "../../contract/animals/morning-and-search.ts";
import { today } from "../base/clock.ts";
import type { Context } from "../database/context.ts";
import { rowsOf } from "../database/rows-of.ts";
import { readersText } from "../database/translations.ts";
import { MORNING_LIMIT } from "../parts/sources/sources.ts";
import { isIncomplete, missingFacts } from "./animal.gaps.ts";
import { animalsDueBack } from "./care/placement.queries.ts";
import { listWaitingReports } from "./fosters/foster.queries.ts";
import { unusualAnimals } from "./observations/unusual.queries.ts";
import { batchesInHand, batchesInUse } from "./treatments/confirmed-batches.ts";

/** Doses that are due today or before, the oldest first. */
export const dosesDue = (context: Context): Promise<Waiting["treatment"][]> => {
  const day = today(context.clock);
  return rowsOf(
    context.db,
    sql<Waiting["treatment"]>`
      select t.id, t.animal_id as "animalId", a.name as animal, ${readersText("k.name")} as treatment, k.id as "kindId",
        k.needs_batch as "needsBatch", b.batch, c.batch as "confirmedBatch", k.category = 'test' as "isTest", t.due_on as "dueOn", l.name || ', ' || u.name as unit,
        l.id as "locationId"
      from treatments as t join treatment_kinds as k on k.id = t.kind_id join animals as a on a.id = t.animal_id
      left join ${batchesInUse(day)} as b on b.kind_id = k.id and k.needs_batch
      left join ${batchesInHand(context)} as c on c.kind_id = k.id and k.needs_batch
      left join unit_stays as h on h.stay_id = t.stay_id and h.until is null
      left join units as u on u.id = h.unit_id left join locations as l on l.id = u.location_id
      where t.state = 'planned' and t.due_on <= ${day}::date and a.archived_at is null
      order by t.due_on, t.id limit ${MORNING_LIMIT}`,
  );
};

/** Holds that end today or in the next days. */
export const holdsEnding = ({ db, clock }: Context): Promise<Waiting["hold"][]> =>
  rowsOf(
    db,
    sql<Waiting["hold"]>`
      select h.id, a.id as "animalId", a.name as animal, h.kind as hold, h.until_on as until,
        h.until_on + ${LENGTHEN_DAYS}::int as longer, h.reason
      from holds as h join stays as s on s.id = h.stay_id join animals as a on a.id = s.animal_id
      where h.lifted_at is null and h.until_on between ${today(clock)}::date and ${today(clock)}::date + ${HOLD_DAYS_AHEAD}::int
        and s.is_open and a.archived_at is null
      order by h.until_on, h.id limit ${MORNING_LIMIT}`,
  );

/** Animals that were due back today or before; of a trial somebody has to decide. */
export async function dueBack({ db, clock }: Context): Promise<Waiting["placement"][]> {
  const rows = await animalsDueBack(db, today(clock));
  return rows.map(({ kind, on, ...row }) => ({ ...row, placement: kind, dueBack: on }));
}

/** What foster families have sent and nobody has looked at. */
export async function fosterReports({ db }: Context): Promise<Waiting["fosterReport"][]> {
  const reports = await listWaitingReports(db);
  return reports.map(({ id, animalId, animal, personName, hasPhoto, sentAt }) => ({
    ...{ id, animalId, animal, hasPhoto, sentAt },
    person: personName,
  }));
}

/** Animals that depart from their own usual. One is named by the animal's number. */
export async function unusualOnes(context: Context): Promise<Waiting["unusual"][]> {
  const found = await unusualAnimals(context);
  return found.slice(0, MORNING_LIMIT).map((one) => ({ id: one.animalId, ...one }));
}

/** Animals that are here and of which something is not known, those that came first at the top. */
export const incompleteAnimals = ({ db }: Context): Promise<Waiting["incompleteAnimal"][]> =>
  rowsOf(
    db,
    sql<Waiting["incompleteAnimal"]>`
      select a.id, a.id as "animalId", a.name as animal, ${missingFacts} as missing from animals as a
      where a.archived_at is null and ${isIncomplete} order by a.arrival_date, a.id limit ${MORNING_LIMIT}`,
  );
