import { visitTitle } from "../adoption/visit-title.ts";
import { recordTexts } from "../texts/texts.ts";
import type { MorningItem, MorningItemOf, MorningKind } from "./morning.ts";

const joined = (name: string, what: string): string => `${name}: ${what}`;

const TEXTS: { readonly [K in MorningKind]: (item: MorningItemOf<K>) => string } = {
  appointment: ({ animal, service }) => joined(animal, service),
  visit: ({ visit, animal, animalType }) => visitTitle({ kind: visit, animalName: animal, animalType }),
  handover: ({ animal }) => joined(animal, recordTexts().morning.toBeFetched),
  adoption: ({ animal, stage }) => joined(animal, recordTexts().morning.steps[stage as 1 | 3 | 4 | 5 | 6]),
  treatment: ({ animal, treatment }) => joined(animal, treatment),
  task: ({ title }) => title,
  hold: ({ animal, hold }) => joined(animal, recordTexts().morning.holdEnds(recordTexts().care.holdKinds[hold])),
  placement: ({ animal, placement }) => {
    const { trialOver, dueBack } = recordTexts().morning;
    return joined(animal, placement === "trial_adoption" ? trialOver : dueBack);
  },
  unusual: ({ animal }) => recordTexts().morning.unusual(animal),
  message: ({ name }) => recordTexts().morning.messageFrom(name),
  fosterReport: ({ animal, hasPhoto }) => joined(animal, recordTexts().morning[hasPhoto ? "photo" : "note"]),
  resource: ({ name }) => joined(name, recordTexts().morning.low),
  incompleteAnimal: ({ animal, missing }) => {
    const { missing: notKnown, facts } = recordTexts().morning;
    return joined(animal, notKnown(missing.map((fact) => facts[fact]).join(", ")));
  },
};

/** @returns an item of the morning list in words: what it is about, and what waits, as "Burek: an application to read" */
export const morningText = (item: MorningItem): string => (TEXTS[item.kind] as (item: MorningItem) => string)(item);
