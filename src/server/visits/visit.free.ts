import { shelter } from "../../contract/shelter.ts";
import type { VisitPlan } from "../../contract/visit-plan.ts";
import { today } from "../clock.ts";
import type { System } from "../context.ts";
import { busyBetween, clashOf, type Except } from "./visit.busy.ts";
import { laterDay, type Slot, slotsOn } from "./visit.slots.ts";

const HOUR_MS = 3_600_000;
/** How many slots one answer has, up to the end of a day. */
const ENOUGH = 60;
/** How many a refusal offers. */
export const OFFERED = 4;

/** For whom a slot is to be free. */
export type Visiting = { animalId: number; userId: number | null };
type Page = { items: Slot[]; nextFrom: string | null };

/**
 * The free slots of a plan from a day on: not too soon, not too late, neither animal, visitor nor employee is elsewhere, and
 * there is a place left.
 * @param from YYYY-MM-DD
 * @param options.enough so many are enough, after the end of a day
 */
export async function freeSlots(
  { db, clock }: System,
  plan: VisitPlan,
  visiting: Visiting,
  { from, enough = ENOUGH, except }: { from: string; enough?: number; except?: Except },
): Promise<Page> {
  const zone = clock.zone;
  const first = from > today(clock) ? from : today(clock);
  const last = laterDay(today(clock), plan.daysAhead);
  const soonest = clock.now().getTime() + plan.noticeHours * HOUR_MS;
  if (plan.hours.length === 0 || first > last) return { items: [], nextFrom: null };
  // A day more on either side: days of the zone are not those of UTC.
  const [begin, end] = [new Date(`${laterDay(first, -1)}T00:00Z`), new Date(`${laterDay(last, 2)}T00:00Z`)];
  const employeeIds = plan.hours.flatMap(({ employeeId }) => employeeId ?? []);
  const about = { animalId: visiting.animalId, employeeIds };
  const busy = await busyBetween(db, begin, end, { ...except, about });
  const calendar = { zone, exceptions: shelter().exceptions };
  const items: Slot[] = [];
  for (let day = first; day <= last; day = laterDay(day, 1)) {
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
