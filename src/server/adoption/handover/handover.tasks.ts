import { sql } from "kysely";
import { shelter, shelterLanguage } from "../../../contract/platform/shelter.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { addDays, today } from "../../base/clock.ts";
import { inLanguage } from "../../base/language.ts";
import { inTransaction, type System } from "../../database/context.ts";
import { startOfDay } from "../../database/days.ts";
import { addRow } from "../../database/rows.ts";
import { writeOneByOne } from "../../platform/background/one-by-one.ts";
import { queueAdoptionLetter } from "../adoption.letters.ts";
import { type Recipient, recipientOfAdoption } from "../adoption.recipient.ts";
import { waitsToBeFetched } from "../handover.queries.ts";

type Work = System & { publicUrl: string };

/**
 * Makes one task for each adopted animal that nobody has fetched within the shelter's days, and writes to its adopter unless a
 * time to fetch it is agreed. That this was done is noted in the same transaction, so that there is one task and one letter
 * also when several servers look.
 * @returns how many tasks were made
 */
export async function remindToFetch(work: Work): Promise<number> {
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

async function makeTask({ publicUrl, ...system }: Work, id: number): Promise<number> {
  const { db: tx, clock } = system;
  const { rows } = await sql<{ animalId: number; animal: string; recipient: Recipient; isAgreed: boolean }>`
    update adoptions as a set fetch_task_at = ${clock.now()} from animals as n
    where a.id = ${id} and n.id = a.animal_id and a.fetch_task_at is null and ${waitsToBeFetched("a")}
    returning n.id as "animalId", n.name as animal, ${recipientOfAdoption} as recipient,
      exists (select from visits as v where v.adoption_id = a.id and v.kind = 'fetching' and v.state = 'booked'
        and v.starts_at > ${clock.now()}) as "isAgreed"`.execute(tx);
  const [found] = rows;
  if (!found) return 0;
  const { recipient } = found;
  const about = { adoptionId: id, recipient, after: { outcome: "completed" }, event: "notFetched", publicUrl } as const;
  if (!found.isAgreed) await queueAdoptionLetter(system, about);
  await addRow(tx, "tasks", {
    title: inLanguage(shelterLanguage(), () => recordTexts().adoptions.handover.taskTitle(found.animal)),
    due_on: today(clock),
    animal_id: found.animalId,
    created_at: clock.now(),
  });
  return 1;
}
