import { Badge } from "@mantine/core";
import type { OutboxLetter } from "../../../../contract/platform/outbox.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { type LetterState, letterState } from "./letter-state.ts";

const COLORS: Readonly<Record<LetterState, string>> = { sent: "green", waiting: "yellow", "given up": "red" };

/** The state of a letter as a coloured badge. */
export function LetterStateBadge({ letter }: { letter: Pick<OutboxLetter, "sentAt" | "givenUpAt"> }) {
  const state = letterState(letter);
  return <Badge color={COLORS[state]}>{appTexts().outbox.states[state]}</Badge>;
}
