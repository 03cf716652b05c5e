import { sql } from "kysely";
import type { StoredStatus } from "../../../contract/animals/animals.ts";
import { findAnimal } from "../../animals/animal.queries.ts";
import { inTransaction, type System } from "../../database/context.ts";
import { changeRows } from "../../database/rows.ts";
import { kindOf } from "./webhook.kind.ts";

/** How many events are looked at in one transaction. */
const BATCH = 50;

type WithUrl = System & { publicUrl: string };

type Event = {
  id: number;
  event_id: string;
  happened_at: Date;
  animal_id: number | null;
  animal_name: string | null;
  animal_type: string | null;
  was: string | null;
  became: string | null;
  was_known: boolean;
  is_shown: boolean;
};

/** What visitors see of an animal, without texts that somebody typed; of one without a page only what names it. */
async function animalOf(system: WithUrl, event: Event) {
  const id = event.animal_id as number;
  const status = event.became;
  const shown = event.is_shown ? await findAnimal(system, id) : undefined;
  if (!shown) return { animal: { id, name: event.animal_name, type: event.animal_type, status }, url: null };
  const { name, type, sex, breed, age, ageMonths, weight, isChipped, homeNeeded, arrivalDate, mainPhotoId } = shown;
  return {
    animal: {
      ...{ id, name, type, status, sex, breed, age, ageMonths, weight, isChipped, homeNeeded, arrivalDate },
      photo: mainPhotoId === null ? null : `${system.publicUrl}/photos/${mainPhotoId}`,
    },
    url: `${system.publicUrl}/animal/${id}`,
  };
}

/** The JSON that programs get. */
export const bodyOf = (event: Pick<Event, "event_id" | "happened_at">, type: string, data: object): string =>
  JSON.stringify({ id: event.event_id, type, timestamp: event.happened_at.toISOString(), data });

/** Makes the deliveries of one event: one for each webhook that wants it. */
async function spread(within: WithUrl, event: Event): Promise<void> {
  const { db: tx, clock } = within;
  const { was, became, was_known: wasKnown, is_shown: isShown } = event;
  const kind = kindOf({ was: was as StoredStatus | null, became: became as StoredStatus | null, wasKnown, isShown });
  const body = kind && bodyOf(event, kind, await animalOf(within, event));
  await changeRows(tx, "webhook_events", event.id, { spread_at: clock.now(), ...(kind && { kind, body }) });
  if (!kind) return;
  await sql`
    insert into webhook_deliveries (webhook_id, event_id, next_try_at)
    select id, ${event.id}::int, ${clock.now()}::timestamptz from webhooks
    where off_at is null and ${kind} = any(events)
    on conflict (webhook_id, event_id) do nothing`.execute(tx);
}

/** Makes deliveries of what has happened since the last time, oldest first. @returns whether there may be more */
export function spreadEvents(parts: WithUrl): Promise<boolean> {
  return inTransaction(parts, async (within) => {
    const events = await within.db
      .selectFrom("webhook_events")
      .select(["id", "event_id", "happened_at", "animal_id", "animal_name", "animal_type"])
      .select(["was", "became", "was_known", "is_shown"])
      .where("spread_at", "is", null)
      .orderBy("id")
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const event of events) await spread(within, event);
    return events.length === BATCH;
  });
}
