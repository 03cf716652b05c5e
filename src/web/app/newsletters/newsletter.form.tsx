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
import { previewQuery } from "./newsletter.api.ts";

type Values = { subject: string; content: string };

/** The form of an issue: subject and content, and how the letter will look. */
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
  return (
    <>
      <TextInput {...input("subject")} label="Subject" maxLength={NEWSLETTER_LIMITS.subject} required />
      <Textarea
        {...input("content")}
        label="Content"
        description="A blank line begins a new paragraph. The greeting, the shelter’s address and the link to unsubscribe are added."
        autosize
        minRows={10}
        required
      />
      <div>
        <Button variant="outline" onClick={show}>
          {shown ? "Preview again" : "Preview"}
        </Button>
      </div>
      {shown && <IssuePreview issue={shown} />}
    </>
  );
}

/** The letter of an issue, exactly as it goes out; the link to unsubscribe is each recipient's own. */
export function IssuePreview({ issue }: { issue: NewsletterRequest }) {
  const query = useQuery(previewQuery({ subject: issue.subject, content: issue.content }));
  return (
    <section aria-label="Preview">
      <Loaded query={query} failed="Error loading the preview.">
        {(letter) => <LetterPaper letter={letter} />}
      </Loaded>
    </section>
  );
}
