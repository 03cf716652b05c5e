import { sql } from "kysely";
import { shelter, shelterLanguage } from "../../../contract/platform/shelter.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { addDays, today } from "../../base/clock.ts";
import { inLanguage } from "../../base/language.ts";
import { inTransaction, type System } from "../../database/context.ts";
import { startOfDay } from "../../database/days.ts";
import { addRow } from "../../database/rows.ts";
import { writeOneByOne } from "../../platform/background/one-by-one.ts";
import { waitsToBeFetched } from "../handover.queries.ts";

/**
 * Makes one task for each adopted animal that nobody has fetched within the shelter's days. That it was made is noted in the
 * same transaction, so that there is one also when several servers look.
 * @returns how many were made
 */
export async function remindToFetch(work: System): Promise<number> {
  const { fetchDays } = shelter().rules;
  const last = startOfDay(addDays(today(work.clock), -fetchDays), work.clock.zone);
  const { rows } = await sql<{ id: number }>`
    select a.id from adoptions as a
    where ${waitsToBeFetched("a")} and a.fetch_task_at is null and a.closed_at < ${last} order by a.id`.execute(
    work.db,
  );
  const ids = rows.map(({ id }) => id);
  return writeOneByOne("adoption", ids, (id) => inTransaction(work, (within) => makeTask(within, id)));
}

async function makeTask({ db: tx, clock }: System, id: number): Promise<number> {
  const { rows } = await sql<{ animalId: number; animal: string }>`
    update adoptions as a set fetch_task_at = ${clock.now()} from animals as n
    where a.id = ${id} and n.id = a.animal_id and a.fetch_task_at is null and ${waitsToBeFetched("a")}
    returning n.id as "animalId", n.name as animal`.execute(tx);
  const [found] = rows;
  if (!found) return 0;
  await addRow(tx, "tasks", {
    title: inLanguage(shelterLanguage(), () => recordTexts().adoptions.handover.taskTitle(found.animal)),
    due_on: today(clock),
    animal_id: found.animalId,
    created_at: clock.now(),
  });
  return 1;
}
