import { Badge } from "@mantine/core";
import type { OutboxLetter } from "../../../../contract/platform/outbox.ts";
import { appTexts } from "../../platform/texts/texts.ts";

type LetterState = "sent" | "given up" | "waiting";

const COLORS: Readonly<Record<LetterState, string>> = { sent: "green", waiting: "yellow", "given up": "red" };

/** @returns the state of a letter; one that was given up is sent again only when an admin asks for it */
export function letterState({ sentAt, givenUpAt }: Pick<OutboxLetter, "sentAt" | "givenUpAt">): LetterState {
  if (sentAt !== null) return "sent";
  return givenUpAt === null ? "waiting" : "given up";
}

/** The state of a letter as a coloured badge. */
export function LetterStateBadge({ letter }: { letter: Pick<OutboxLetter, "sentAt" | "givenUpAt"> }) {
  const state = letterState(letter);
  return <Badge color={COLORS[state]}>{appTexts().outbox.states[state]}</Badge>;
}
