import { Badge } from "@mantine/core";
import type { NewsletterStatus } from "../../../../contract/outreach/newsletter-issues.ts";
import { outreachTexts } from "../texts.ts";

const COLORS: Readonly<Record<NewsletterStatus, string>> = {
  Draft: "gray",
  Scheduled: "blue",
  Queued: "yellow",
  Sent: "green",
};

/** The status of an issue as a coloured badge. */
export const NewsletterStatusBadge = ({ status }: { status: NewsletterStatus }) => (
  <Badge color={COLORS[status]}>{outreachTexts().newsletters.statuses[status]}</Badge>
);
