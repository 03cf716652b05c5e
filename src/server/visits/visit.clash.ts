import { recordTexts } from "../../contract/texts/texts.ts";
import { localIn } from "../../contract/time.ts";
import type { VisitPlan } from "../../contract/visit-plan.ts";
import type { System } from "../context.ts";
import { conflict } from "../http/errors.ts";
import { type Busy, busyBetween, clashOf, type Except, type Wanted } from "./visit.busy.ts";
import { freeSlots, OFFERED } from "./visit.free.ts";
import { laterDay } from "./visit.slots.ts";

const MINUTE_MS = 60_000;
const STEP_MINUTES = 30;
/** Outside these hours, by the shelter's clock, nothing is offered. */
const WORKING_HOURS = { from: "08:00", until: "18:00" } as const;
/** How far ahead free times are looked for. */
const DAYS_AHEAD = 14;

/** The next free half hours of everybody who takes part, in working hours. */
export async function freeHalfHours({ db, clock }: System, wanted: Wanted, except: Except = {}): Promise<string[]> {
  const step = STEP_MINUTES * MINUTE_MS;
  const first = Math.ceil(Math.max(wanted.startsAt.getTime(), clock.now().getTime() + 1) / step) * step;
  const day = localIn(clock.zone, wanted.startsAt).slice(0, 10);
  const end = new Date(`${laterDay(day, DAYS_AHEAD)}T00:00Z`);
  const busy = await busyBetween(db, new Date(first), end, except);
  const free: string[] = [];
  for (let at = first; at < end.getTime() && free.length < OFFERED; at += step) {
    const startsAt = new Date(at);
    const [begin, close] = [startsAt, new Date(at + wanted.minutes * MINUTE_MS)].map((moment) =>
      localIn(clock.zone, moment),
    );
    const isWorked = begin && close && begin.slice(11) >= WORKING_HOURS.from && close.slice(11) <= WORKING_HOURS.until;
    if (isWorked && !clashOf({ ...wanted, startsAt }, busy)) free.push(startsAt.toISOString());
  }
  return free;
}

/** Says who is busy, and when. */
function clashText(wanted: Wanted, clash: Busy, zone: string): string {
  const text = recordTexts().visits.clash;
  const [from, until] = [clash.from, clash.until].map((moment) => localIn(zone, new Date(moment)).slice(11, 16));
  const span = `${from}–${until}`;
  if (wanted.animalId !== null && clash.animalId === wanted.animalId) return text.animal(span);
  if (wanted.userId !== null && clash.userId === wanted.userId) return text.visitor(span);
  if (wanted.employeeId !== null && clash.employeeId === wanted.employeeId) return text.employee(span);
  return text.full(span);
}

const spanOf = ({ from, until }: Busy) => ({
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
});

/**
 * Refuses a time at which somebody who takes part is busy.
 * @param options.plan for visits: how many at once, and whose free slots are offered
 * @param options.text the sentence, where it is said elsewhere
 * @throws HttpProblem 409 with when that is, and the next free times
 */
export async function refuseClash(
  system: System,
  wanted: Wanted,
  { except = {}, plan, text }: { except?: Except; plan?: VisitPlan; text?: (clash: Busy) => string | undefined },
): Promise<void> {
  const end = new Date(wanted.startsAt.getTime() + wanted.minutes * MINUTE_MS);
  const animalId = wanted.kind === "home_check" ? null : wanted.animalId;
  const planned = { ...wanted, animalId };
  const clash = clashOf(planned, await busyBetween(system.db, wanted.startsAt, end, except), plan?.atOnce);
  if (!clash) return;
  const free =
    wanted.kind === "visit" && plan && wanted.animalId !== null
      ? await freeVisitTimes(system, plan, { ...wanted, animalId: wanted.animalId }, except)
      : await freeHalfHours(system, planned, except);
  throw conflict(text?.(clash) ?? clashText(planned, clash, system.clock.zone), { busy: spanOf(clash), free });
}

async function freeVisitTimes(system: System, plan: VisitPlan, wanted: Wanted & { animalId: number }, except: Except) {
  const from = localIn(system.clock.zone, wanted.startsAt).slice(0, 10);
  const { items } = await freeSlots(system, plan, wanted, { from, enough: OFFERED, except });
  return items.slice(0, OFFERED).map(({ startsAt }) => startsAt.toISOString());
}
