import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import type { Newsletter } from "../../../contract/newsletter-issues.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { callApi } from "../calls.ts";
import { confirmAction } from "../kit/confirm-action.tsx";
import { notifyError, notifySuccess } from "../kit/notify.ts";
import { errorText } from "../problem.ts";
import { queryClient } from "../query-client.ts";
import { audienceQuery, people } from "./newsletter.api.ts";

/** Sends an issue, after a question that says to how many people. */
export function SendButton({ issue }: { issue: Newsletter }) {
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);

  async function ask(): Promise<boolean> {
    const { confirmedCount } = await queryClient.fetchQuery(audienceQuery);
    if (confirmedCount === 0) {
      notifyError(recordTexts().newsletterIssues.nobody);
      return false;
    }
    const to = people(confirmedCount);
    const text = `“${issue.subject}” goes to ${to}. It cannot be changed or called back afterwards.`;
    return confirmAction({ title: "Send this newsletter?", text, yes: `Send to ${to}` });
  }

  async function send(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      if (await ask()) {
        const { recipientCount } = await callApi("POST /newsletters/:id/send", { params: { id: issue.id } });
        notifySuccess(`The newsletter is on its way to ${people(recipientCount)}.`);
      }
    } catch (error) {
      notifyError(errorText(error, recordTexts().newsletterIssues.sendFailed));
    }
    busy.current = false;
    setSending(false);
  }
  return (
    <Button loading={isSending} onClick={send}>
      Send Newsletter
    </Button>
  );
}
