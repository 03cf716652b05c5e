import type { VisitPlan } from "../../../contract/adoption/visit-plan.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { addDays, HOUR_MS, today } from "../../platform/clock.ts";
import type { System } from "../../platform/context.ts";
import { busyBetween, clashOf, type Except } from "./visit.busy.ts";
import { type Slot, slotsOn } from "./visit.slots.ts";

/** An answer ends with the day on which it has this many slots. */
const ENOUGH = 60;
/** The number of free times that a refusal offers. */
export const OFFERED = 4;

/** For whom a slot must be free. */
export type Visiting = { animalId: number; userId: number | null };
type Page = { items: Slot[]; nextFrom: string | null };

/**
 * The free slots of a plan from a day on. A slot is free when it is neither too soon nor too far ahead, the animal, the
 * visitor and the employee are not busy, and there is a place left.
 * @param options.from YYYY-MM-DD
 * @param options.enough the answer ends with the day on which it has this many slots
 */
export async function freeSlots(
  { db, clock }: System,
  plan: VisitPlan,
  visiting: Visiting,
  { from, enough = ENOUGH, except }: { from: string; enough?: number; except?: Except },
): Promise<Page> {
  const zone = clock.zone;
  const first = from > today(clock) ? from : today(clock);
  const last = addDays(today(clock), plan.daysAhead);
  const soonest = clock.now().getTime() + plan.noticeHours * HOUR_MS;
  if (plan.hours.length === 0 || first > last) return { items: [], nextFrom: null };
  // One day more on either side, because days in the shelter's zone begin at another moment than in UTC.
  const [begin, end] = [new Date(`${addDays(first, -1)}T00:00Z`), new Date(`${addDays(last, 2)}T00:00Z`)];
  const employeeIds = plan.hours.flatMap(({ employeeId }) => employeeId ?? []);
  const about = { animalId: visiting.animalId, employeeIds };
  const busy = await busyBetween(db, begin, end, { ...except, about });
  const calendar = { zone, exceptions: shelter().exceptions };
  const items: Slot[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (items.length >= enough) return { items, nextFrom: day };
    const free = slotsOn(plan, calendar, day).filter(
      (slot) =>
        slot.startsAt.getTime() >= soonest &&
        !clashOf({ kind: "visit", ...visiting, ...slot, minutes: plan.minutes }, busy, plan.atOnce),
    );
    items.push(...free);
  }
  return { items, nextFrom: null };
}

/** @returns the slot that begins at this moment, if it is free */
export async function freeSlotAt(
  system: System,
  plan: VisitPlan,
  visiting: Visiting,
  { startsAt, day }: { startsAt: string; day: string },
): Promise<Slot | undefined> {
  const { items } = await freeSlots(system, plan, visiting, { from: day, enough: 1 });
  return items.find((slot) => slot.startsAt.toISOString() === startsAt);
}
