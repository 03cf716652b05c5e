import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Newsletter } from "../../../contract/newsletter-issues.ts";
import { listCall } from "../calls.ts";
import type { Column } from "../kit/data-table.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { AddScreen, EditScreen, RecordLoader } from "../kit/record-screen.tsx";
import { addressOf } from "../kit/resource.ts";
import { When } from "../kit/when.tsx";
import { audienceQuery, people } from "./newsletter.api.ts";
import { NEWSLETTER_FORM } from "./newsletter.form.tsx";
import { NEWSLETTER } from "./newsletter.resource.ts";
import { NewsletterStatusBadge } from "./newsletter-status.tsx";
import { NewsletterView } from "./newsletter-view.tsx";

/** Before an issue is sent, it has neither. */
const counted = (count: keyof Pick<Newsletter, "recipientCount" | "sentCount">) => (issue: Newsletter) =>
  issue.status === "Draft" ? "–" : issue[count];

const COLUMNS: readonly Column<Newsletter>[] = [
  { head: "Subject", cell: ({ subject }) => subject, sort: "subject" },
  {
    head: "Status",
    cell: ({ status }) => <NewsletterStatusBadge status={status} />,
    sort: "status",
    text: ({ status }) => status,
  },
  { head: "Recipients", cell: counted("recipientCount"), sort: "recipientCount", isNumber: true },
  { head: "Letters Sent", cell: counted("sentCount"), isNumber: true },
  {
    head: "Created",
    cell: ({ createdAt }) => <When at={createdAt} />,
    sort: "createdAt",
    text: (one) => one.createdAt,
  },
  {
    head: "Sent",
    cell: ({ sentAt }) => (sentAt ? <When at={sentAt} /> : "–"),
    sort: "sentAt",
    text: ({ sentAt }) => sentAt ?? "",
  },
];

/** All issues of the newsletter, and how many people get the next one. */
export const List = () => (
  <ListPage
    title="Newsletters"
    list={listCall("GET /newsletters")}
    search="Search newsletters..."
    add={{ text: "Add Newsletter", to: addressOf.add(NEWSLETTER) }}
    filters={() => <Audience />}
    empty="No newsletter has been written yet."
    noMatch="No newsletter matches your search."
    failed={NEWSLETTER.text().loadFailed}
    columns={COLUMNS}
    href={({ id }) => addressOf.view(NEWSLETTER, id)}
  />
);

function Audience() {
  const { data } = useQuery(audienceQuery);
  if (!data) return null;
  const { confirmedCount, unconfirmedCount } = data;
  const others = unconfirmedCount === 0 ? "" : `, ${unconfirmedCount} still to confirm`;
  return (
    <Text>
      {confirmedCount === 0 ? "Nobody has subscribed yet" : `The next one goes to ${people(confirmedCount)}`}
      {others}
    </Text>
  );
}

export const View = () => (
  <RecordLoader<Newsletter> resource={NEWSLETTER}>{(record) => <NewsletterView record={record} />}</RecordLoader>
);

const parts = { resource: NEWSLETTER, parts: NEWSLETTER_FORM, title: ({ subject }: Newsletter) => subject };
export const Edit = () => <EditScreen {...parts} />;
export const Add = () => <AddScreen {...parts} />;
