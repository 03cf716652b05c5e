import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import { adoptionTexts } from "../../adoption/texts.ts";
import { animalsTexts } from "../texts.ts";

type Entry = Pick<Adoption["history"][number], "event" | "stageStatus">;

const REJECTED = 3;

/** @returns what happened, in the reader's language; an unknown event is shown as it is stored */
export function eventText({ event, stageStatus }: Entry): string {
  const { events, rejections } = animalsTexts().adoptionSteps;
  const rejection = stageStatus === REJECTED ? textOf(rejections, event) : undefined;
  return rejection ?? textOf(events, event) ?? event;
}

/** @returns what was missing when staff went on all the same, as a list in words */
export const missingText = (cautions: Adoption["history"][number]["cautions"]): string =>
  cautions.map((kind) => textOf(adoptionTexts().adoptions.despite.kinds, kind) ?? kind).join(", ");

const textOf = (texts: Readonly<Record<string, string>>, event: string): string | undefined =>
  Object.hasOwn(texts, event) ? texts[event] : undefined;
