import { animalsTexts } from "../texts.ts";

/** What an adoption's history has of a step. */
type Entry = { event: string; stageStatus: number | null };

const REJECTED = 3;

/** @returns what happened, in the reader's language; an unknown event is shown as it is stored */
export function eventText({ event, stageStatus }: Entry): string {
  const { events, rejections } = animalsTexts().adoptionSteps;
  const rejection = stageStatus === REJECTED ? textOf(rejections, event) : undefined;
  return rejection ?? textOf(events, event) ?? event;
}

const textOf = (texts: Readonly<Record<string, string>>, event: string): string | undefined =>
  Object.hasOwn(texts, event) ? texts[event] : undefined;
