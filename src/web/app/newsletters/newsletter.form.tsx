import { Button, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type LinkedAnimal, MOST_LINKED_ANIMALS } from "../../../contract/linked-animals.ts";
import {
  NEWSLETTER_LIMITS,
  type Newsletter,
  NewsletterChange,
  NewsletterRequest,
} from "../../../contract/newsletter-issues.ts";
import { AnimalsSelect } from "../animals/animals-select.tsx";
import type { FieldsOf, FormParts } from "../kit/record-form.tsx";
import { Loaded } from "../kit/screen.tsx";
import { LetterPaper } from "../outbox/letter-paper.tsx";
import { appTexts } from "../texts/texts.ts";
import { previewQuery } from "./newsletter.api.ts";

type Values = { subject: string; content: string; animalIds: LinkedAnimal[] };

const bodyOf = ({ animalIds, ...values }: Values) => ({ ...values, animalIds: animalIds.map(({ id }) => id) });

/** The form of an issue: subject and content, with a preview of the letter. */
export const NEWSLETTER_FORM: FormParts<Newsletter, Values, NewsletterRequest> = {
  values: (issue) => ({
    subject: issue?.subject ?? "",
    content: issue?.content ?? "",
    animalIds: issue?.animals ?? [],
  }),
  body: bodyOf,
  schema: (mode) => (mode === "add" ? NewsletterRequest : NewsletterChange),
  Fields: NewsletterFields,
};

function NewsletterFields({ input, form }: FieldsOf<Newsletter, Values>) {
  const [shown, setShown] = useState<NewsletterRequest>();

  function show(): void {
    form.validate();
    const checked = NewsletterRequest.safeParse(bodyOf(form.getValues()));
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
      <AnimalsSelect
        {...input("animalIds")}
        label={text.animals}
        description={text.animalsHint}
        status="Available"
        maxValues={MOST_LINKED_ANIMALS}
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
export function IssuePreview({ issue: { subject, content, animalIds } }: { issue: NewsletterRequest }) {
  const query = useQuery(previewQuery({ subject, content, animalIds }));
  const text = appTexts().newsletters;
  return (
    <section aria-label={text.preview}>
      <Loaded query={query} failed={text.previewFailed}>
        {(letter) => <LetterPaper letter={letter} />}
      </Loaded>
    </section>
  );
}
