import type { MorningItem, MorningItemOf, MorningKind } from "../../../../contract/overview/morning.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { nightsBetween, shelterToday } from "../../platform/shelter-day.ts";
import { overviewTexts } from "../texts.ts";
import { keyOf, WHOLE_LIST, type Words, wordsOf } from "./morning.words.ts";

/** What belongs together in the list, most urgent first: late medicine stands before old paper. */
export const SECTIONS = [
  { name: "now", kinds: ["appointment", "visit", "handover", "task", "placement", "hold"], to: WHOLE_LIST.visit },
  { name: "unusual", kinds: ["unusual"], to: WHOLE_LIST.unusual },
  { name: "doses", kinds: ["treatment"], to: WHOLE_LIST.treatment },
  { name: "adoptions", kinds: ["adoption"], to: WHOLE_LIST.adoption },
  { name: "messages", kinds: ["fosterReport", "message"], to: WHOLE_LIST.message },
  { name: "stock", kinds: ["resource", "incompleteAnimal"], to: WHOLE_LIST.resource },
] as const satisfies readonly { name: string; kinds: readonly MorningKind[]; to: string }[];
export type SectionName = (typeof SECTIONS)[number]["name"];

/** One row: an item, or all doses of a room, or all applications for an animal. */
export type MorningGroup = { key: string; first: MorningItem; items: MorningItem[] };
type GroupedSection = { name: SectionName; kinds: readonly MorningKind[]; to: string; groups: MorningGroup[] };

const isLate = (item: MorningItem): boolean => wordsOf(item).isLate === true;

function groupKey(item: MorningItem): string {
  if (item.kind === "treatment" && item.unit !== null) return `room ${item.unit}`;
  if (item.kind === "treatment" || item.kind === "adoption") return `${item.kind} of ${item.animalId}`;
  return keyOf(item);
}

/** @returns the sections that have something, with their rows: what is late first, and never behind "All" */
export function sectionsOf(items: readonly MorningItem[]): GroupedSection[] {
  return SECTIONS.map(({ kinds, ...section }) => {
    const here = items
      .filter(({ kind }) => (kinds as readonly MorningKind[]).includes(kind))
      .toSorted((one, other) => Number(isLate(other)) - Number(isLate(one)));
    const groups = [...Map.groupBy(here, groupKey)].map(([key, members]) => ({
      key,
      first: members[0] as MorningItem,
      items: members,
    }));
    return { ...section, kinds, groups };
  }).filter(({ groups }) => groups.length > 0);
}

/** @returns a row that stands for several items, in words */
export function groupWords({ first, items }: MorningGroup): Words {
  const text = overviewTexts().morning.groups;
  const words = wordsOf(first);
  if (first.kind === "treatment") {
    const doses = items as MorningItemOf<"treatment">[];
    const inRoom = first.locationId !== null;
    return {
      ...words,
      text: first.unit ?? first.animal,
      detail: text.doses(doses.length, [...new Set(doses.map(({ animal }) => animal))].join(", ")),
      to: inRoom ? `${WHOLE_LIST.treatment}?locationId=${first.locationId}` : WHOLE_LIST.treatment,
    };
  }
  const adoptions = items as MorningItemOf<"adoption">[];
  return {
    ...words,
    text: text.applications((first as MorningItemOf<"adoption">).animal, adoptions.length),
    detail: listed(...adoptions.map(({ adopter }) => adopter)),
  };
}

/** @returns what cannot wait, a sentence each; nothing when nothing is late */
export function urgentSentences(items: readonly MorningItem[]): string[] {
  const text = overviewTexts().morning.urgent;
  const late = items.filter((item) => wordsOf(item).isLate);
  const of = <K extends MorningKind>(...kinds: readonly K[]) =>
    late.filter((item): item is MorningItemOf<K> => (kinds as readonly MorningKind[]).includes(item.kind));
  const [doses, planned, away] = [of("treatment"), of("appointment", "visit"), of("placement")];
  const oldest = doses.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0];
  return [
    ...(oldest
      ? [text.doses(doses.length, overviewTexts().morning.days(nightsBetween(oldest.dueOn, shelterToday())))]
      : []),
    ...(away.length > 0 ? [text.away(away.length, away.map(({ animal }) => animal).join(", "))] : []),
    ...(planned.length > 0 ? [text.planned(planned.length)] : []),
  ];
}
