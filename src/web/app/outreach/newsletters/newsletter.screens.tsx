import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Newsletter, NewsletterAudience } from "../../../../contract/outreach/newsletter-issues.ts";
import { listCall } from "../../platform/calls.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { ListTable } from "../../platform/kit/list-table.tsx";
import { ListTools } from "../../platform/kit/list-tools.tsx";
import { RecordLoader, recordScreens } from "../../platform/kit/record-screen.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { listOf } from "../../platform/kit/staff-resource.ts";
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

const NEWSLETTERS = listOf(NEWSLETTER, {
  name: "newsletters",
  call: listCall("GET /newsletters"),
  text: () => ({ ...outreachTexts().newsletters, title: appTexts().shell.navigation.newsletters }),
});

/** All issues of the newsletter, and how many people get the next one. */
export const List = () => (
  <StaffList of={NEWSLETTERS} columns={columns()}>
    {(list) => (
      <>
        <ListTools list={list}>
          <Audience />
        </ListTools>
        <ListTable list={list} />
      </>
    )}
  </StaffList>
);

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

export const { Edit, Add } = recordScreens({
  resource: NEWSLETTER,
  parts: NEWSLETTER_FORM,
  title: ({ subject }: Newsletter) => subject,
});
