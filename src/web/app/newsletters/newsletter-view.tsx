import { Anchor, Button, Progress, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Newsletter } from "../../../contract/newsletter-issues.ts";
import { Fact, Facts } from "../kit/facts.tsx";
import { RecordHistory } from "../kit/record-history.tsx";
import { addressOf } from "../kit/resource.ts";
import { Screen } from "../kit/screen.tsx";
import { When } from "../kit/when.tsx";
import { queryClient } from "../query-client.ts";
import { useSession } from "../session.ts";
import { issueQuery } from "./newsletter.api.ts";
import { IssuePreview } from "./newsletter.form.tsx";
import { NEWSLETTER } from "./newsletter.resource.ts";
import { NewsletterStatusBadge } from "./newsletter-status.tsx";
import { SendButton } from "./send-button.tsx";

/** One issue: where it stands, how far it came, and the letter itself. */
export function NewsletterView({ record }: { record: Newsletter }) {
  const { data: issue = record } = useQuery(issueQuery(record.id));
  const { isAdmin } = useSession();
  const isOnItsWay = issue.status === "Queued";
  useReloadAtEnd(isOnItsWay);
  return (
    <Screen title={issue.subject} actions={issue.actions.length > 0 && <Actions issue={issue} />}>
      <Anchor component={Link} to={NEWSLETTER.list} size="sm">
        ← All newsletters
      </Anchor>
      <IssueFacts issue={issue} />
      {isOnItsWay && <SendingProgress issue={issue} />}
      <IssuePreview issue={issue} />
      {isAdmin && <RecordHistory subject={NEWSLETTER.subject} id={issue.id} />}
    </Screen>
  );
}

const Actions = ({ issue }: { issue: Newsletter }) => (
  <>
    {issue.actions.includes("edit") && (
      <Button component={Link} to={addressOf.edit(NEWSLETTER, issue.id)} variant="outline">
        Edit
      </Button>
    )}
    {issue.actions.includes("send") && <SendButton issue={issue} />}
  </>
);

/** When an issue has arrived, the list says so too. */
function useReloadAtEnd(isOnItsWay: boolean): void {
  const wasOnItsWay = useRef(isOnItsWay);
  useEffect(() => {
    if (wasOnItsWay.current && !isOnItsWay) void queryClient.invalidateQueries();
    wasOnItsWay.current = isOnItsWay;
  }, [isOnItsWay]);
}

function IssueFacts({ issue: { status, recipientCount, sentCount, createdAt, sentAt } }: { issue: Newsletter }) {
  const isDraft = status === "Draft";
  return (
    <Facts>
      <Fact name="Status">
        <NewsletterStatusBadge status={status} />
      </Fact>
      <Fact name="Recipients">{isDraft ? "Chosen when it is sent" : recipientCount}</Fact>
      <Fact name="Letters sent">{isDraft ? "–" : sentCount}</Fact>
      <Fact name="Created">
        <When at={createdAt} />
      </Fact>
      <Fact name="Sent">{sentAt ? <When at={sentAt} /> : "Not yet"}</Fact>
    </Facts>
  );
}

/** How many letters have gone, while they go; without a mail server they wait. */
function SendingProgress({ issue: { recipientCount, sentCount } }: { issue: Newsletter }) {
  const text = `${sentCount} of ${recipientCount} letters handed to the mail server; the others wait in the outbox.`;
  return (
    <div className="part">
      <Text role="status">{text}</Text>
      <Progress.Root size="lg">
        <Progress.Section
          value={recipientCount === 0 ? 0 : (100 * sentCount) / recipientCount}
          aria-label="Letters handed to the mail server"
          aria-valuetext={text}
        />
      </Progress.Root>
    </div>
  );
}
