import { Badge } from "@mantine/core";
import type { AnimalStatus } from "../../../contract/animals/animals.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";

const STATUS_COLORS: Readonly<Record<AnimalStatus, string>> = {
  Available: "green",
  Appointment: "yellow",
  Reserved: "terracotta",
  Adopted: "gray",
  InCare: "blue",
  Left: "gray",
};

/** The status of an animal in words and colour. */
export const StatusBadge = ({ status }: { status: AnimalStatus }) => (
  <Badge color={STATUS_COLORS[status]}>{recordTexts().animals.statuses[status]}</Badge>
);
