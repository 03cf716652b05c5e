import { Badge } from "@mantine/core";
import type { DonationStatus } from "../../../contract/giving/donations.ts";
import { givingTexts } from "./texts.ts";

const COLORS: Readonly<Record<DonationStatus, string>> = {
  COMPLETED: "green",
  PENDING: "yellow",
  CANCELED: "gray",
  FAILED: "red",
  Refunded: "gray",
};

/** The state of a donation as a coloured badge. */
export const DonationState = ({ status }: { status: DonationStatus }) => (
  <Badge color={COLORS[status]}>{givingTexts().donations.states[status]}</Badge>
);
