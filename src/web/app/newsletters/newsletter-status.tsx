import { Badge } from "@mantine/core";
import type { NewsletterStatus } from "../../../contract/newsletter-issues.ts";

const COLORS: Readonly<Record<NewsletterStatus, string>> = { Draft: "gray", Queued: "yellow", Sent: "green" };

/** The status as a coloured word. */
export function NewsletterStatusBadge({ status }: { status: NewsletterStatus }) {
  return <Badge color={COLORS[status]}>{status}</Badge>;
}
