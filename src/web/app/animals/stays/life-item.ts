import type { LifeItem, LifeItemOf, LifeKind } from "../../../../contract/animals/life.ts";
import type { Condition } from "../../../../contract/animals/stays.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { kilograms, localDay } from "../../../format.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { eventText } from "../words/adoption.history.ts";
import { signsText } from "../words/signs.ts";

type OfKind<Answer> = { readonly [K in LifeKind]: (item: LifeItemOf<K>) => Answer };

/** What happened, in words; `title` is the word that the record itself has. */
const TITLES: OfKind<string> = {
  intake: ({ title }) => animalsTexts().stays.life.intake(animalsTexts().stays.intakeTypes[title]),
  outcome: ({ title }) => animalsTexts().stays.life.outcome(animalsTexts().stays.outcomeTypes[title]),
  reopened: ({ title }) => animalsTexts().stays.life.reopened(animalsTexts().stays.outcomeTypes[title]),
  adoption: ({ title, details: { stageStatus } }) =>
    animalsTexts().stays.life.adoption(eventText({ event: title, stageStatus })),
  appointment: ({ title }) => title,
  hold: ({ title, details }) => {
    const kind = recordTexts().care.holdKinds[title];
    return details.lifted ? animalsTexts().care.life.lifted(kind) : kind;
  },
  placement: ({ title, details }) => {
    const { placements, life } = animalsTexts().care;
    return details.ended ? life.back(placements.kinds[title]) : placements.kinds[title];
  },
  unit: ({ title, details }) => animalsTexts().care.life.unit(animalsTexts().care.unit.name(details.location, title)),
  weight: ({ details: { kg, byFoster } }) =>
    animalsTexts().care.life[byFoster ? "weightByFoster" : "weight"](kilograms(kg)),
  chip: ({ title }) => animalsTexts().care.life.chip(title),
  treatment: ({ title, details: { state } }) => animalsTexts().treatments.animal.life[state](title),
  fosterReport: ({ title }) => animalsTexts().care.life[title === "photo" ? "fosterPhoto" : "fosterNote"],
  observation: ({ title }) => animalsTexts().care.life[title === "photo" ? "seenWithPhoto" : "seen"],
  roundNote: ({ title }) => animalsTexts().waiting.roundNote(recordTexts().waiting.phases[title]),
};

/** @returns what happened, in words */
export const titleOf = (item: LifeItem): string => (TITLES[item.kind] as (item: LifeItem) => string)(item);

type Said = string | false | null | undefined;
/** A line for what somebody filled in. */
const line = (name: string, value: Said): Said => value && `${name}: ${value}`;
const dayLine = (name: string, day: string | null | undefined): Said => line(name, day && localDay(day));

const conditionLine = (condition: Condition): Said =>
  condition !== "unknown" && line(animalsTexts().stays.fields.condition, recordTexts().stays.conditions[condition]);

const fields = () => animalsTexts().stays.fields;
const reasonLine = (reason: Said) => line(fields().reason, reason);
const noteLine = (note: Said) => line(appTexts().words.note, note);

/** Name, phone and e-mail of somebody from another system. */
const contactText = (contact: LifeItemOf<"intake">["details"]["contact"]): string | undefined =>
  contact ? [contact.name, contact.phone, contact.email].filter(Boolean).join(", ") : undefined;

/** What else is known of it. */
const DETAILS: OfKind<readonly Said[]> = {
  intake: ({ details: { subtype, foundWhere, broughtBy, contact, condition, reason, note, estimated } }) => [
    subtype,
    line(fields().foundWhere, foundWhere),
    line(fields().broughtBy, contactText(contact) ?? broughtBy),
    conditionLine(condition),
    reasonLine(reason),
    noteLine(note),
    estimated && animalsTexts().stays.now.estimated,
  ],
  outcome: ({ details: { subtype, contact, condition, reason, decidedBy, note, estimated } }) => [
    subtype,
    line(fields().takenBy, contactText(contact)),
    conditionLine(condition),
    reasonLine(reason),
    line(fields().decidedBy, decidedBy),
    noteLine(note),
    estimated && animalsTexts().stays.now.estimated,
  ],
  reopened: ({ details: { reason, outcomeOn } }) => [reasonLine(reason), dayLine(appTexts().words.day, outcomeOn)],
  adoption: ({ details: { note } }) => [noteLine(note)],
  appointment: ({ details: { purpose } }) => [purpose],
  hold: ({ details: { reason, until } }) => [reasonLine(reason), dayLine(animalsTexts().care.holds.untilDay, until)],
  placement: ({ details: { personName, dueBack, note } }) => [
    line(animalsTexts().care.placements.person, personName),
    dayLine(animalsTexts().care.placements.dueBackDay, dueBack),
    noteLine(note),
  ],
  unit: () => [],
  weight: () => [],
  chip: ({ details: { registry } }) => [line(animalsTexts().care.chips.registry, registry)],
  treatment: ({ details: { reason, batch, product, result, note } }) => {
    const { results } = animalsTexts().treatments;
    const words = recordTexts().treatments.fields;
    return [
      reasonLine(reason),
      line(words.batch, batch),
      line(words.product, product),
      line(words.result, result && results[result]),
      noteLine(note),
    ];
  },
  fosterReport: ({ details: { note } }) => [noteLine(note)],
  observation: ({ details: { note, ...seen } }) => [signsText(seen), noteLine(note)],
  roundNote: ({ details: { text } }) => [text],
};

/** @returns what else is known of it: one line for each thing that somebody filled in */
export const detailsOf = (item: LifeItem): string[] =>
  (DETAILS[item.kind] as (item: LifeItem) => readonly Said[])(item).filter((said): said is string => Boolean(said));

/** @returns where the record of an entry is, if it has a screen of its own */
export function linkOf({ kind, title, details }: LifeItem): { to: string; text: string } | undefined {
  const { life } = animalsTexts().stays;
  if (kind === "observation" && title === "photo") {
    return { to: `/api/observations/${details.observationId}/photo`, text: animalsTexts().care.life.seePhoto };
  }
  if (kind === "fosterReport" && details.answer === null) {
    return { to: "/admin/foster_reports", text: appTexts().shell.navigation.fosterReports };
  }
  if (kind === "adoption") return { to: `/admin/adoption/${details.adoptionId}`, text: life.openAdoption };
  if (kind === "appointment") return { to: `/admin/appointment/${details.appointmentId}`, text: life.openAppointment };
  return undefined;
}
