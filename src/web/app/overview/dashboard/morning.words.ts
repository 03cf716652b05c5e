import type { UnusualSign } from "../../../../contract/animals/observations.ts";
import type { MorningItem, MorningItemOf, MorningKind } from "../../../../contract/overview/morning.ts";
import { morningText } from "../../../../contract/overview/morning-text.ts";
import { listed, shelterZone } from "../../../../contract/platform/dates.ts";
import { dayIn } from "../../../../contract/platform/time.ts";
import { kilograms, localDay, localTime } from "../../../format.ts";
import { signText, signValue } from "../../animals/words/signs.ts";
import { givingTexts } from "../../giving/texts.ts";
import { nightsBetween, nightsSince, shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { overviewTexts } from "../texts.ts";

/** An item in words: when or for how long, what, what belongs to it, and the address where it is done. */
export type Words = { when: string; text: string; detail: string; to: string; isLate?: boolean };

type Describe = { readonly [K in MorningKind]: (item: MorningItemOf<K>) => Omit<Words, "text"> };

const DESCRIBE: Describe = {
  appointment: ({ id, at, purpose, employee }) => ({
    when: localTime(at),
    detail: listed(purpose, employee),
    to: `/admin/appointment/${id}`,
    isLate: at < new Date().toISOString(),
  }),
  visit: ({ visitor, employee, adoptionId, at, hasBegun }) => ({
    when: localTime(at),
    detail: listed(visitor, employee ?? overviewTexts().morning.nobodyLeads),
    to: adoptionId === null ? "/admin/calendar?view=day" : `/admin/adoption/${adoptionId}`,
    isLate: hasBegun,
  }),
  handover: ({ id, adopter, since, startsAt, isLate }) => ({
    when: startsAt ? momentText(startsAt) : waitingSince(since),
    detail: adopter,
    to: `/admin/adoption/${id}`,
    isLate,
  }),
  adoption: ({ id, adopter, since }) => ({
    when: waitingSince(since),
    detail: adopter,
    to: `/admin/adoption/${id}`,
  }),
  treatment: ({ dueOn, unit, kindId }) => ({
    ...lateSince(dueOn),
    detail: unit ?? "",
    to: `/admin/treatments?kind=${kindId}`,
  }),
  task: ({ id, dueOn, subject }) => ({
    ...lateSince(dueOn),
    detail: subject?.name ?? "",
    to: `/admin/task/${id}`,
  }),
  unusual: ({ animalId, unit, signs }) => ({
    when: "",
    detail: [signs.map(unusualText).join("; "), unit].filter(Boolean).join(" · "),
    to: `/admin/animal/${animalId}`,
  }),
  hold: ({ animalId, until, reason }) => ({
    when: dayText(until),
    detail: reason,
    to: `/admin/animal/${animalId}`,
  }),
  placement: ({ animalId, person, dueBack }) => ({
    ...lateSince(dueBack),
    detail: person,
    to: `/admin/animal/${animalId}`,
  }),
  message: ({ id, start, sentAt }) => ({
    when: waitingSince(sentAt),
    detail: start,
    to: `/admin/messages/${id}`,
  }),
  fosterReport: ({ person, sentAt }) => ({
    when: waitingSince(sentAt),
    detail: person,
    to: "/admin/foster_reports",
  }),
  resource: ({ id, amount, target }) => ({
    when: "",
    detail: givingTexts().resources.level(amount, target),
    to: `/admin/resource/edit/${id}`,
  }),
  incompleteAnimal: ({ animalId }) => ({ when: "", detail: "", to: `/admin/animal/edit/${animalId}` }),
};

/** Where all items of a kind are. */
export const WHOLE_LIST: Readonly<Record<MorningKind, string>> = {
  appointment: "/admin/appointments",
  visit: "/admin/calendar?view=day",
  handover: "/admin/animals?status=adopted&here=true",
  task: "/admin/tasks",
  adoption: "/admin/adoptions",
  treatment: "/admin/treatments",
  unusual: "/admin/rounds",
  hold: "/admin/animals?status=incare",
  placement: "/admin/animals",
  message: "/admin/messages",
  fosterReport: "/admin/foster_reports",
  resource: "/admin/resources",
  incompleteAnimal: "/admin/animals?incomplete=true",
};

/** @returns an item in words */
export const wordsOf = (item: MorningItem): Words => ({
  ...(DESCRIBE[item.kind] as (item: MorningItem) => Omit<Words, "text">)(item),
  text: morningText(item),
});

/** @returns the name of an item in the list, also as the key of its row */
export const keyOf = ({ kind, id }: MorningItem): string => `${kind}-${id}`;

function unusualText(sign: UnusualSign): string {
  const text = overviewTexts().morning;
  if (sign.what === "weight") {
    return text.lighter(kilograms(sign.kg), `${Math.round(-sign.percent)} %`, kilograms(sign.usualKg));
  }
  const { what, value, times, usual, usualTimes, seenTimes } = sign;
  const usually = usual === null ? "" : text.usually(signValue(what, usual), usualTimes, seenTimes);
  return text.inARow(signText(what, value), times, usually);
}

const waitingSince = (moment: string): string => {
  const days = nightsSince(moment);
  return days > 0 ? overviewTexts().morning.days(days) : overviewTexts().morning.today;
};

function lateSince(day: string): Pick<Words, "when" | "isLate"> {
  const days = nightsBetween(day, shelterToday());
  return days > 0
    ? { when: appTexts().kit.dates.overdue(days), isLate: true }
    : { when: overviewTexts().morning.today };
}

/** The hour, of another day with the day. */
const momentText = (moment: string): string => {
  const day = dayIn(shelterZone(), new Date(moment));
  return day === shelterToday() ? localTime(moment) : listed(dayText(day), localTime(moment));
};

function dayText(day: string): string {
  const { today, tomorrow } = overviewTexts().morning;
  return [today, tomorrow][nightsBetween(shelterToday(), day)] ?? localDay(day);
}
