import { recordTexts } from "../../contract/texts/texts.ts";
import { dayIn, localIn } from "../../contract/time.ts";
import type { VisitPlan } from "../../contract/visit-plan.ts";
import { addDays, MINUTE_MS } from "../clock.ts";
import type { System } from "../context.ts";
import { conflict } from "../http/errors.ts";
import { type Busy, busyBetween, clashOf, type Except, type PlannedEvent } from "./visit.busy.ts";
import { freeSlots, OFFERED } from "./visit.free.ts";

const STEP_MINUTES = 30;
/** Only times within these hours, by the shelter's clock, are offered. */
const WORKING_HOURS = { from: "08:00", until: "18:00" } as const;
/** How far ahead free times are looked for. */
const DAYS_AHEAD = 14;

/** The next times in working hours, each on a half hour, at which everybody who takes part is free. */
async function freeHalfHours({ db, clock }: System, wanted: PlannedEvent, except: Except = {}): Promise<string[]> {
  const step = STEP_MINUTES * MINUTE_MS;
  const first = Math.ceil(Math.max(wanted.startsAt.getTime(), clock.now().getTime() + 1) / step) * step;
  const day = dayIn(clock.zone, wanted.startsAt);
  const end = new Date(`${addDays(day, DAYS_AHEAD)}T00:00Z`);
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

const spanOf = ({ from, until }: Busy) => ({
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
});

/**
 * Refuses a time at which the animal or somebody who takes part is busy.
 * @param options.plan for visits: it limits how many take place at once, and its free slots are offered
 * @param options.text another sentence than the usual one
 * @throws HttpProblem 409 with the time that is taken, and the next free times
 */
export async function refuseClash(
  system: System,
  wanted: PlannedEvent,
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
