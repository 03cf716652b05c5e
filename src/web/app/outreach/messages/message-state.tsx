import { Badge } from "@mantine/core";
import type { ContactState } from "../../../../contract/outreach/contact-messages.ts";
import { appTexts } from "../../platform/texts/texts.ts";

const COLORS: Readonly<Record<ContactState, string>> = {
  new: "yellow",
  read: "gray",
  answered: "green",
  closed: "gray",
};

/** The state of a message as a coloured badge. */
export const MessageState = ({ state }: { state: ContactState }) => (
  <Badge color={COLORS[state]}>{appTexts().messages.states[state]}</Badge>
);
