import { queryOptions } from "@tanstack/react-query";
import type {
  Newsletter,
  NewsletterAudience,
  NewsletterPreview,
  NewsletterRequest,
} from "../../../contract/newsletter-issues.ts";
import { api } from "../api.ts";
import { recordQuery } from "../kit/resource.ts";
import { NEWSLETTER } from "./newsletter.resource.ts";

/** How often an issue on its way is looked at. */
const LOOK_EVERY_MS = 1_000;

/** Who gets the next issue; asked anew each time, since people come and go by themselves. */
export const audienceQuery = queryOptions({
  queryKey: [`${NEWSLETTER.api}/subscribers`],
  queryFn: () => api.get<NewsletterAudience>(`${NEWSLETTER.api}/subscribers`),
  staleTime: 0,
});

/** One issue, looked at again and again while it is on its way. */
export const issueQuery = (id: number) => ({
  ...recordQuery<Newsletter>(NEWSLETTER, id),
  staleTime: 0,
  refetchInterval: (query: { state: { data: Newsletter | undefined } }) =>
    query.state.data?.status === "Queued" ? LOOK_EVERY_MS : false,
});

/** The letter as it goes out with this subject and content. */
export const previewQuery = (issue: NewsletterRequest) =>
  queryOptions({
    queryKey: ["newsletter preview", issue.subject, issue.content],
    queryFn: () => api.post<NewsletterPreview>(`${NEWSLETTER.writeApi}/preview`, issue, "never"),
  });

/** Sends an issue to everybody. */
export const sendIssue = (id: number): Promise<Newsletter> => api.post<Newsletter>(`${NEWSLETTER.api}/${id}/send`);

/** @returns `1 person`, `12 people` */
export const people = (count: number): string => (count === 1 ? "1 person" : `${count} people`);
