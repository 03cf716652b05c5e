import type { OutboxLetter } from "../../../../contract/platform/outbox.ts";

export type LetterState = "sent" | "given up" | "waiting";

/** @returns the state of a letter; one that was given up is sent again only when an admin asks for it */
export function letterState({ sentAt, givenUpAt }: Pick<OutboxLetter, "sentAt" | "givenUpAt">): LetterState {
  if (sentAt !== null) return "sent";
  return givenUpAt === null ? "waiting" : "given up";
}
