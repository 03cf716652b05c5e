import { Button, Progress, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Newsletter } from "../../../../contract/outreach/newsletter-issues.ts";
import { RecordHistory } from "../../platform/kit/record-history.tsx";
import { addressOf } from "../../platform/kit/resource.ts";
import { BackLink, Fact, Facts, Screen } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { queryClient } from "../../platform/query-client.ts";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { outreachTexts } from "../texts.ts";
import { issueQuery } from "./newsletter.api.ts";
import { IssuePreview } from "./newsletter.form.tsx";
import { NEWSLETTER } from "./newsletter.resource.ts";
import { NewsletterStatusBadge } from "./newsletter-status.tsx";
import { ScheduleButtons } from "./schedule-buttons.tsx";
import { SendButton } from "./send-button.tsx";

/** One issue: its status, the progress of sending, and the letter. */
export function NewsletterView({ record }: { record: Newsletter }) {
  const { data: issue = record } = useQuery(issueQuery(record.id));
  const { isAdmin } = useSession();
  const isSending = issue.status === "Queued";
  useReloadWhenSent(isSending);
  return (
    <Screen title={issue.subject} actions={issue.actions.length > 0 && <Actions issue={issue} />}>
      <BackLink to={NEWSLETTER.list} text={outreachTexts().newsletters.allNewsletters} />
      <IssueFacts issue={issue} />
      {isSending && <SendingProgress issue={issue} />}
      <IssuePreview issue={issue} />
      {isAdmin && <RecordHistory subject={NEWSLETTER.subject} id={issue.id} />}
    </Screen>
  );
}

const Actions = ({ issue }: { issue: Newsletter }) => (
  <>
    {issue.actions.includes("edit") && (
      <Button component={Link} to={addressOf.edit(NEWSLETTER, issue.id)} variant="outline">
        {appTexts().kit.record.edit}
      </Button>
    )}
    <ScheduleButtons issue={issue} />
    {issue.actions.includes("send") && <SendButton issue={issue} />}
  </>
);

/** Reloads the list when all letters are sent. */
function useReloadWhenSent(isSending: boolean): void {
  const wasSending = useRef(isSending);
  useEffect(() => {
    if (wasSending.current && !isSending) void queryClient.invalidateQueries();
    wasSending.current = isSending;
  }, [isSending]);
}

function IssueFacts({ issue }: { issue: Newsletter }) {
  const { status, recipientCount, sentCount, createdAt, sendAt, sentAt } = issue;
  const text = outreachTexts().newsletters;
  return (
    <Facts>
      <Fact name={appTexts().words.status}>
        <NewsletterStatusBadge status={status} />
      </Fact>
      <Fact name={text.recipients}>{isUnsent(issue) ? text.recipientsOfDraft : recipientCount}</Fact>
      <Fact name={text.lettersSent}>{isUnsent(issue) ? "–" : sentCount}</Fact>
      <Fact name={text.createdAt}>
        <When at={createdAt} />
      </Fact>
      {sendAt && (
        <Fact name={text.schedule.goesOut}>
          <When at={sendAt} /> {status === "Draft" && text.schedule.missed}
        </Fact>
      )}
      <Fact name={text.sentAt}>{sentAt ? <When at={sentAt} /> : appTexts().words.notYet}</Fact>
    </Facts>
  );
}

/** Whether an issue is still to go out. */
export const isUnsent = ({ status }: Newsletter): boolean => status === "Draft" || status === "Scheduled";

/** How many letters have been sent so far. Without a mail server they wait. */
function SendingProgress({ issue: { recipientCount, sentCount } }: { issue: Newsletter }) {
  const text = outreachTexts().newsletters;
  const progress = text.progress(sentCount, recipientCount);
  return (
    <div className="part">
      <Text role="status">{progress}</Text>
      <Progress.Root size="lg">
        <Progress.Section
          value={recipientCount === 0 ? 0 : (100 * sentCount) / recipientCount}
          aria-label={text.progressBar}
          aria-valuetext={progress}
        />
      </Progress.Root>
    </div>
  );
}
