import type { Newsletter, NewsletterSketch } from "../../../../contract/outreach/newsletter-issues.ts";
import { apiQuery } from "../../platform/calls.ts";
import { NEWSLETTER } from "./newsletter.resource.ts";

/** How often an issue is fetched while its letters are being sent. */
const REFETCH_INTERVAL_MS = 1_000;

/** How many people get the next issue. It is always fetched again, because people subscribe at any time. */
export const audienceQuery = { ...apiQuery("GET /newsletters/subscribers"), staleTime: 0 };

/** One issue, refetched while its letters are being sent. */
export const issueQuery = (id: number) => ({
  ...NEWSLETTER.read(id),
  staleTime: 0,
  refetchInterval: (query: { state: { data: Newsletter | undefined } }) =>
    query.state.data?.status === "Queued" ? REFETCH_INTERVAL_MS : false,
});

/** The letter with this subject and content, as it is sent. */
export const previewQuery = (body: NewsletterSketch) =>
  apiQuery("POST /newsletters/issues/preview", { body, reload: "never" });
