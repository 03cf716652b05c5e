import { Badge } from "@mantine/core";
import type { MessageState } from "../../../../contract/outreach/messages.ts";
import { outreachTexts } from "../texts.ts";

const COLORS: Readonly<Record<MessageState, string>> = {
  new: "yellow",
  read: "gray",
  answered: "green",
  closed: "gray",
};

/** The state of a message as a coloured badge. */
export const MessageStateBadge = ({ state }: { state: MessageState }) => (
  <Badge color={COLORS[state]}>{outreachTexts().messages.states[state]}</Badge>
);
