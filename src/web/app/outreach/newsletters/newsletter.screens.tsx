import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Newsletter, NewsletterAudience } from "../../../../contract/outreach/newsletter-issues.ts";
import { listCall } from "../../platform/calls.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { ListPage } from "../../platform/kit/list-page.tsx";
import { AddScreen, EditScreen, RecordLoader } from "../../platform/kit/record-screen.tsx";
import { addressOf } from "../../platform/kit/resource.ts";
import { dateColumn } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { outreachTexts } from "../texts.ts";
import { audienceQuery } from "./newsletter.api.ts";
import { NEWSLETTER_FORM } from "./newsletter.form.tsx";
import { NEWSLETTER } from "./newsletter.resource.ts";
import { NewsletterStatusBadge } from "./newsletter-status.tsx";
import { isUnsent, NewsletterView } from "./newsletter-view.tsx";

/** What has not gone out has no recipients and no letters yet. */
const countCell = (count: keyof Pick<Newsletter, "recipientCount" | "sentCount">) => (issue: Newsletter) =>
  isUnsent(issue) ? "–" : issue[count];

function columns(): readonly Column<Newsletter>[] {
  const text = outreachTexts().newsletters;
  return [
    { head: appTexts().words.subject, cell: ({ subject }) => subject, sort: "subject" },
    {
      head: appTexts().words.status,
      cell: ({ status }) => <NewsletterStatusBadge status={status} />,
      sort: "status",
      text: ({ status }) => text.statuses[status],
    },
    { head: text.recipients, cell: countCell("recipientCount"), sort: "recipientCount", isNumber: true },
    { name: "sentCount", head: text.columns.lettersSent, cell: countCell("sentCount"), isNumber: true },
    { ...dateColumn(text.createdAt, "createdAt"), sort: "createdAt" },
    { ...dateColumn(text.schedule.goesOut, "sendAt"), name: "sendAt" },
    { ...dateColumn(text.sentAt, "sentAt"), sort: "sentAt" },
  ];
}

/** All issues of the newsletter, and how many people get the next one. */
export function List() {
  const text = outreachTexts().newsletters;
  return (
    <ListPage
      title={appTexts().shell.navigation.newsletters}
      list={listCall("GET /newsletters")}
      search={text.search}
      add={{ text: appTexts().recordNames.newsletter.add, to: addressOf.add(NEWSLETTER) }}
      filters={() => <Audience />}
      empty={text.empty}
      noMatch={text.noMatch}
      failed={NEWSLETTER.text().loadFailed}
      columns={columns()}
      href={({ id }) => addressOf.view(NEWSLETTER, id)}
    />
  );
}

function Audience() {
  const { data } = useQuery(audienceQuery);
  if (!data) return null;
  const { savedSearches } = outreachTexts().newsletters;
  return (
    <Text>
      {audienceText(data)}
      {data.savedSearchCount > 0 && `. ${savedSearches(data.savedSearchCount)}.`}
    </Text>
  );
}

function audienceText({ confirmedCount, unconfirmedCount }: NewsletterAudience): string {
  const text = outreachTexts().newsletters.audience;
  if (unconfirmedCount === 0) return confirmedCount === 0 ? text.nobody : text.confirmed(confirmedCount);
  return confirmedCount === 0 ? text.nobodyConfirmed(unconfirmedCount) : text.both(confirmedCount, unconfirmedCount);
}

export const View = () => (
  <RecordLoader<Newsletter> resource={NEWSLETTER}>{(record) => <NewsletterView record={record} />}</RecordLoader>
);

const parts = { resource: NEWSLETTER, parts: NEWSLETTER_FORM, title: ({ subject }: Newsletter) => subject };
export const Edit = () => <EditScreen {...parts} />;
export const Add = () => <AddScreen {...parts} />;
