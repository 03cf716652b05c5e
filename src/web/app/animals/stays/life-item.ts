import type { LifeItem } from "../../../../contract/overview/life.ts";
import { storedWord } from "../../../../contract/texts/stored-word.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { kilograms, localDay } from "../../../format.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { eventText } from "../../platform/words/adoption.history.ts";

type Details = LifeItem["details"];

/** @returns what is stored under a name, if somebody filled it in */
const given = (details: Details, name: string): string => (typeof details[name] === "string" ? details[name] : "");

const dayOf = (details: Details, name: string): string => {
  const day = given(details, name);
  return day && localDay(day);
};

const adoptionText = ({ title, details }: LifeItem): string =>
  eventText({ event: title, stageStatus: Number(details.stageStatus) });

type Title = (item: LifeItem) => string;
/** @returns the word of a catalog for what an entry names */
const named =
  (words: () => Readonly<Record<string, string>>, sentence: () => (word: string) => string): Title =>
  ({ title }) =>
    sentence()(storedWord(words(), title));

/** The headings by kind of entry; `title` is the word that the record itself has. */
const TITLES: Readonly<Record<string, Title>> = {
  intake: named(
    () => appTexts().stays.intakeTypes,
    () => appTexts().stays.life.intake,
  ),
  outcome: named(
    () => appTexts().stays.outcomeTypes,
    () => appTexts().stays.life.outcome,
  ),
  reopened: named(
    () => appTexts().stays.outcomeTypes,
    () => appTexts().stays.life.reopened,
  ),
  adoption: (item) => appTexts().stays.life.adoption(adoptionText(item)),
  hold: ({ title, details }) => {
    const { life } = appTexts().care;
    const kind = storedWord(recordTexts().care.holdKinds, title);
    return details.lifted === true ? life.lifted(kind) : kind;
  },
  placement: ({ title, details }) => {
    const { placements, life } = appTexts().care;
    const kind = storedWord(placements.kinds, title);
    return details.ended === true ? life.back(kind) : kind;
  },
  unit: ({ title, details }) => appTexts().care.life.unit(appTexts().care.unit.name(given(details, "location"), title)),
  weight: ({ details }) => {
    const { weight, weightByFoster } = appTexts().care.life;
    return (details.byFoster === true ? weightByFoster : weight)(kilograms(Number(details.kg)));
  },
  fosterReport: ({ title }) => {
    const { fosterPhoto, fosterNote } = appTexts().care.life;
    return title === "photo" ? fosterPhoto : fosterNote;
  },
  treatment: ({ title, details }) => {
    const { given, skipped } = appTexts().treatments.animal.life;
    return details.state === "skipped" ? skipped(title) : given(title);
  },
  chip: ({ title }) => appTexts().care.life.chip(title),
};

/** @returns what happened, in words */
export const titleOf = (item: LifeItem): string => TITLES[item.kind]?.(item) ?? item.title;

/** @returns what else is known of it: one line for each thing that somebody filled in */
export function detailsOf({ kind, details }: LifeItem): string[] {
  const { care, stays, treatments } = appTexts();
  const { fields, now } = stays;
  const condition = given(details, "condition");
  const result = given(details, "result");
  const lines: [string, string][] = [
    [fields.foundWhere, given(details, "foundWhere")],
    [fields.broughtBy, given(details, "broughtBy")],
    [
      fields.condition,
      condition && condition !== "unknown" ? storedWord(recordTexts().stays.conditions, condition) : "",
    ],
    [fields.reason, given(details, "reason")],
    [fields.decidedBy, given(details, "decidedBy")],
    [fields.day, dayOf(details, "outcomeOn")],
    [care.placements.person, given(details, "personName")],
    [care.placements.dueBackDay, dayOf(details, "dueBack")],
    [care.holds.untilDay, kind === "hold" ? dayOf(details, "until") : ""],
    [care.chips.registry, given(details, "registry")],
    [treatments.animal.fields.batch, given(details, "batch")],
    [treatments.animal.fields.product, given(details, "product")],
    [treatments.animal.fields.result, result && storedWord(treatments.results, result)],
    [fields.note, given(details, "note")],
  ];
  const said = lines.filter(([, value]) => value !== "").map(([name, value]) => `${name}: ${value}`);
  const subtype = given(details, "subtype");
  const purpose = given(details, "purpose");
  return [...[subtype, purpose].filter(Boolean), ...said, ...(details.estimated === true ? [now.estimated] : [])];
}

/** @returns where the record of an entry is, if it has a screen of its own */
export function linkOf({ kind, details }: LifeItem): { to: string; text: string } | undefined {
  const { life } = appTexts().stays;
  if (kind === "fosterReport" && details.answer === null) {
    return { to: "/admin/foster_reports", text: appTexts().fosters.staff.title };
  }
  if (kind === "adoption") return { to: `/admin/adoption/${details.adoptionId}`, text: life.openAdoption };
  if (kind === "appointment") return { to: `/admin/appointment/${details.appointmentId}`, text: life.openAppointment };
  return undefined;
}
