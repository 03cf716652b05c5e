import { Badge } from "@mantine/core";
import type { OutboxLetter } from "../../../contract/outbox.ts";
import { LETTER_STATE, letterState } from "./letter-state.ts";

/** The letter's state as a coloured word. */
export function LetterStateBadge({ letter }: { letter: Pick<OutboxLetter, "sentAt" | "givenUpAt"> }) {
  const { text, color } = LETTER_STATE[letterState(letter)];
  return <Badge color={color}>{text}</Badge>;
}
