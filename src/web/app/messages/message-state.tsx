import { Badge } from "@mantine/core";
import type { ContactState } from "../../../contract/contact-messages.ts";

const STATE: Readonly<Record<ContactState, { text: string; color: string }>> = {
  new: { text: "New", color: "yellow" },
  read: { text: "Read", color: "gray" },
  answered: { text: "Answered", color: "green" },
};

/** The state's word. */
export const stateText = (state: ContactState): string => STATE[state].text;

/** How far a message has come, as a coloured word. */
export function MessageState({ state }: { state: ContactState }) {
  const { text, color } = STATE[state];
  return <Badge color={color}>{text}</Badge>;
}
