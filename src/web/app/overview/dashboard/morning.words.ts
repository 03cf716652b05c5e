import { visitTitle } from "../../../../contract/adoption/visit-title.ts";
import type { MorningItem, MorningKind } from "../../../../contract/overview/morning.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { listed, localDay, localTime } from "../../../format.ts";
import { nightsBetween, nightsSince, shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** An item in words: when or for how long, what, what belongs to it, and the address where it is done. */
export type Words = { when: string; text: string; detail: string; to: string; isLate?: boolean };

type Describe = { readonly [K in MorningKind]: (item: Extract<MorningItem, { kind: K }>) => Words };

const DESCRIBE: Describe = {
  appointment: ({ id, at, animal, service, purpose, employee }) => ({
    when: localTime(at),
    text: joined(animal, service),
    detail: listed(purpose, employee),
    to: `/admin/appointment/${id}`,
    isLate: at < new Date().toISOString(),
  }),
  visit: ({ visit, animal, animalType, visitor, employee, adoptionId, at, hasBegun }) => ({
    when: localTime(at),
    text: visitTitle({ kind: visit, animalName: animal, animalType }),
    detail: listed(visitor, employee ?? appTexts().morning.nobodyLeads),
    to: adoptionId === null ? "/admin/calendar?view=day" : `/admin/adoption/${adoptionId}`,
    isLate: hasBegun,
  }),
  adoption: ({ id, animal, adopter, stage, since }) => ({
    when: waitingSince(since),
    text: joined(animal, appTexts().morning.steps[stage as 1 | 3 | 4 | 5 | 6]),
    detail: adopter,
    to: `/admin/adoption/${id}`,
  }),
  treatment: ({ animal, treatment, dueOn, unit, kindId }) => ({
    ...lateSince(dueOn),
    text: joined(animal, treatment),
    detail: unit ?? "",
    to: `/admin/treatments?kind=${kindId}`,
  }),
  task: ({ id, title, dueOn, subject }) => ({
    ...lateSince(dueOn),
    text: title,
    detail: subject?.name ?? "",
    to: `/admin/task/${id}`,
  }),
  hold: ({ animalId, animal, hold, until, reason }) => ({
    when: dayText(until),
    text: joined(animal, appTexts().morning.holdEnds(recordTexts().care.holdKinds[hold])),
    detail: reason,
    to: `/admin/animal/${animalId}`,
  }),
  placement: ({ animalId, animal, placement, person, dueBack }) => {
    const { trialOver, dueBack: due } = appTexts().morning;
    return {
      ...lateSince(dueBack),
      text: joined(animal, placement === "trial_adoption" ? trialOver : due),
      detail: person,
      to: `/admin/animal/${animalId}`,
    };
  },
  message: ({ id, name, start, sentAt }) => ({
    when: waitingSince(sentAt),
    text: appTexts().morning.messageFrom(name),
    detail: start,
    to: `/admin/messages/${id}`,
  }),
  fosterReport: ({ animal, person, hasPhoto, sentAt }) => ({
    when: waitingSince(sentAt),
    text: joined(animal, appTexts().morning[hasPhoto ? "photo" : "note"]),
    detail: person,
    to: "/admin/foster_reports",
  }),
  resource: ({ id, name, amount, target }) => ({
    when: "",
    text: joined(name, appTexts().morning.low),
    detail: appTexts().resources.level(amount, target),
    to: `/admin/resource/edit/${id}`,
  }),
  incompleteAnimal: ({ animalId, animal, missing }) => {
    const { facts } = appTexts().animals.missing;
    return {
      when: "",
      text: joined(animal, appTexts().morning.missing(missing.map((fact) => facts[fact]).join(", "))),
      detail: "",
      to: `/admin/animal/edit/${animalId}`,
    };
  },
};

/** Where all items of a kind are. */
export const WHOLE_LIST: Readonly<Record<MorningKind, string>> = {
  appointment: "/admin/appointments",
  visit: "/admin/calendar?view=day",
  task: "/admin/tasks",
  adoption: "/admin/adoptions",
  treatment: "/admin/treatments",
  hold: "/admin/animals?status=incare",
  placement: "/admin/animals",
  message: "/admin/messages",
  fosterReport: "/admin/foster_reports",
  resource: "/admin/resources",
  incompleteAnimal: "/admin/animals?incomplete=true",
};

/** @returns an item in words */
export const wordsOf = (item: MorningItem): Words => (DESCRIBE[item.kind] as (item: MorningItem) => Words)(item);

/** @returns the name of an item in the list, also as the key of its row */
export const keyOf = ({ kind, id }: MorningItem): string => `${kind}-${id}`;

const joined = (name: string, what: string): string => `${name}: ${what}`;

const waitingSince = (moment: string): string => {
  const days = nightsSince(moment);
  return days > 0 ? appTexts().morning.days(days) : appTexts().morning.today;
};

function lateSince(day: string): Pick<Words, "when" | "isLate"> {
  const days = nightsBetween(day, shelterToday());
  return days > 0 ? { when: appTexts().morning.overdue(days), isLate: true } : { when: appTexts().morning.today };
}

function dayText(day: string): string {
  const { today, tomorrow } = appTexts().morning;
  return [today, tomorrow][nightsBetween(shelterToday(), day)] ?? localDay(day);
}
