import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import type { Newsletter } from "../../../../contract/outreach/newsletter-issues.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { notifyError, notifySuccess } from "../../platform/kit/notify.tsx";
import { errorText } from "../../platform/problem.ts";
import { queryClient } from "../../platform/query-client.ts";
import { outreachTexts } from "../texts.ts";
import { audienceQuery } from "./newsletter.api.ts";

/** Sends an issue after a confirmation that names the number of recipients. */
export function SendButton({ issue }: { issue: Newsletter }) {
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const text = outreachTexts().newsletters.send;

  async function confirm(): Promise<boolean> {
    const { confirmedCount } = await queryClient.fetchQuery(audienceQuery);
    if (confirmedCount === 0) {
      notifyError(recordTexts().newsletterIssues.nobody);
      return false;
    }
    return confirmAction({
      title: text.ask,
      text: text.explanation(issue.subject, confirmedCount),
      yes: text.confirm(confirmedCount),
    });
  }

  async function send(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      if (await confirm()) {
        const { recipientCount } = await callApi("POST /newsletters/:id/send", { params: { id: issue.id } });
        notifySuccess(text.done(recipientCount));
      }
    } catch (error) {
      notifyError(errorText(error, recordTexts().newsletterIssues.sendFailed));
    }
    busy.current = false;
    setSending(false);
  }
  return (
    <Button loading={isSending} onClick={send}>
      {text.button}
    </Button>
  );
}
