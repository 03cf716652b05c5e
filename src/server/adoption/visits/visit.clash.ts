import type { VisitPlan } from "../../../contract/adoption/visit-plan.ts";
import { dayIn, localIn } from "../../../contract/platform/time.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { MINUTE_MS } from "../../base/clock.ts";
import { conflict } from "../../base/errors.ts";
import type { System } from "../../database/context.ts";
import { type Busy, busyBetween, clashOf, type Except, type PlannedEvent } from "./visit.busy.ts";
import { freeSlots, freeTimes, OFFERED } from "./visit.free.ts";

/** The sentence that says who is busy, and when. */
function clashText(wanted: PlannedEvent, clash: Busy, zone: string): string {
  const text = recordTexts().visits.clash;
  const [from, until] = [clash.from, clash.until].map((moment) => localIn(zone, new Date(moment)).slice(11, 16));
  const span = `${from}–${until}`;
  if (wanted.animalId !== null && clash.animalId === wanted.animalId) return text.animal(span);
  if (wanted.userId !== null && clash.userId === wanted.userId) return text.visitor(span);
  if (wanted.employeeId !== null && clash.employeeId === wanted.employeeId) return text.employee(span);
  return text.full(span);
}

/** The time that is taken, as answers have it. */
export const spanOf = ({ from, until }: Busy) => ({
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
});

/** What a wanted time overlaps with: the sentence, the other event, and the next free times. */
export type FoundClash = { message: string; busy: Busy; free: string[] };

type Options = {
  except?: Except;
  /** For visits: it limits how many take place at once, and its free slots are offered. */
  plan?: VisitPlan;
  /** Another sentence than the usual one. */
  text?: (clash: Busy) => string | undefined;
};

/** @returns what stands in the way of a wanted time because the animal or somebody who takes part is busy, if anything does */
export async function findClash(
  system: System,
  wanted: PlannedEvent,
  { except = {}, plan, text }: Options,
): Promise<FoundClash | undefined> {
  const end = new Date(wanted.startsAt.getTime() + wanted.minutes * MINUTE_MS);
  const animalId = wanted.kind === "home_check" ? null : wanted.animalId;
  const planned = { ...wanted, animalId };
  const busy = clashOf(planned, await busyBetween(system.db, wanted.startsAt, end, except), plan?.atOnce);
  if (!busy) return undefined;
  const free =
    wanted.kind === "visit" && plan && wanted.animalId !== null
      ? await freeVisitTimes(system, plan, { ...wanted, animalId: wanted.animalId }, except)
      : await freeTimes(system, planned, { enough: OFFERED, except });
  return { message: text?.(busy) ?? clashText(planned, busy, system.clock.zone), busy, free };
}

/**
 * Refuses a time at which the animal or somebody who takes part is busy.
 * @throws HttpProblem 409 with the time that is taken, and the next free times
 */
export async function refuseClash(system: System, wanted: PlannedEvent, options: Options): Promise<void> {
  const found = await findClash(system, wanted, options);
  if (found) throw conflict(found.message, { kind: "times", busy: spanOf(found.busy), free: found.free });
}

async function freeVisitTimes(
  system: System,
  plan: VisitPlan,
  wanted: PlannedEvent & { animalId: number },
  except: Except,
) {
  const from = dayIn(system.clock.zone, wanted.startsAt);
  const { items } = await freeSlots(system, plan, wanted, { from, enough: OFFERED, except });
  return items.slice(0, OFFERED).map(({ startsAt }) => startsAt.toISOString());
}
