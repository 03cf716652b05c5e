import { Button, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  NEWSLETTER_LIMITS,
  type Newsletter,
  NewsletterChange,
  NewsletterRequest,
} from "../../../contract/newsletter-issues.ts";
import type { FieldsOf, FormParts } from "../kit/record-form.tsx";
import { Loaded } from "../kit/screen.tsx";
import { LetterPaper } from "../outbox/letter-paper.tsx";
import { appTexts } from "../texts/texts.ts";
import { previewQuery } from "./newsletter.api.ts";

type Values = { subject: string; content: string };

/** The form of an issue: subject and content, with a preview of the letter. */
export const NEWSLETTER_FORM: FormParts<Newsletter, Values, NewsletterRequest> = {
  values: (issue) => ({ subject: issue?.subject ?? "", content: issue?.content ?? "" }),
  body: (values) => values,
  schema: (mode) => (mode === "add" ? NewsletterRequest : NewsletterChange),
  Fields: NewsletterFields,
};

function NewsletterFields({ input, form }: FieldsOf<Newsletter, Values>) {
  const [shown, setShown] = useState<NewsletterRequest>();

  function show(): void {
    form.validate();
    const checked = NewsletterRequest.safeParse(form.getValues());
    setShown(checked.success ? checked.data : undefined);
  }
  const text = appTexts().newsletters;
  return (
    <>
      <TextInput {...input("subject")} label={text.subject} maxLength={NEWSLETTER_LIMITS.subject} required />
      <Textarea
        {...input("content")}
        label={text.content}
        description={text.contentHint}
        autosize
        minRows={10}
        required
      />
      <div>
        <Button variant="outline" onClick={show}>
          {shown ? text.previewAgain : text.preview}
        </Button>
      </div>
      {shown && <IssuePreview issue={shown} />}
    </>
  );
}

/** The letter of an issue as it is sent; only the link to unsubscribe differs for each recipient. */
export function IssuePreview({ issue }: { issue: NewsletterRequest }) {
  const query = useQuery(previewQuery({ subject: issue.subject, content: issue.content }));
  const text = appTexts().newsletters;
  return (
    <section aria-label={text.preview}>
      <Loaded query={query} failed={text.previewFailed}>
        {(letter) => <LetterPaper letter={letter} />}
      </Loaded>
    </section>
  );
}
