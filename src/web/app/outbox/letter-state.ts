import type { OutboxLetter } from "../../../contract/outbox.ts";

/** Stands where a letter's words were thrown away once it was sent (rules §10). */
export const FORGOTTEN = "(not kept)";

/** Where a letter is. */
export type LetterState = "sent" | "given up" | "waiting";

/** @returns sent, given up until an admin asks for it, or still waiting to be taken by the mail server */
export function letterState({ sentAt, givenUpAt }: Pick<OutboxLetter, "sentAt" | "givenUpAt">): LetterState {
  if (sentAt !== null) return "sent";
  return givenUpAt === null ? "waiting" : "given up";
}

/** The state in words and in the colour of states. */
export const LETTER_STATE: Readonly<Record<LetterState, { text: string; color: string }>> = {
  sent: { text: "Sent", color: "green" },
  waiting: { text: "Waiting", color: "yellow" },
  "given up": { text: "Given up", color: "red" },
};
