import type { Newsletter, NewsletterRequest } from "../../../contract/newsletter-issues.ts";
import { apiQuery } from "../calls.ts";
import { NEWSLETTER } from "./newsletter.resource.ts";

/** How often an issue on its way is looked at. */
const LOOK_EVERY_MS = 1_000;

/** Who gets the next issue; asked anew each time, since people come and go by themselves. */
export const audienceQuery = { ...apiQuery("GET /newsletters/subscribers"), staleTime: 0 };

/** One issue, looked at again and again while it is on its way. */
export const issueQuery = (id: number) => ({
  ...NEWSLETTER.read(id),
  staleTime: 0,
  refetchInterval: (query: { state: { data: Newsletter | undefined } }) =>
    query.state.data?.status === "Queued" ? LOOK_EVERY_MS : false,
});

/** The letter as it goes out with this subject and content. */
export const previewQuery = (body: NewsletterRequest) =>
  apiQuery("POST /newsletters/issues/preview", { body, reload: "never" });

/** @returns `1 person`, `12 people` */
export const people = (count: number): string => (count === 1 ? "1 person" : `${count} people`);
