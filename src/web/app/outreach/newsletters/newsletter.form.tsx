import { Button, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type LinkedAnimal, MAX_LINKED_ANIMALS } from "../../../../contract/animals/linked-animals.ts";
import {
  NEWSLETTER_LIMITS,
  type Newsletter,
  NewsletterChange,
  NewsletterRequest,
  NewsletterSketch,
} from "../../../../contract/outreach/newsletter-issues.ts";
import { PHOTO_LIMITS } from "../../../../contract/platform/photos.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { AnimalsSelect } from "../../animals/animals-select.tsx";
import { LetterPaper } from "../../platform/kit/letter-paper.tsx";
import type { FieldsOf, FormParts } from "../../platform/kit/record-form.tsx";
import { Loaded } from "../../platform/kit/screen.tsx";
import { PhotosField } from "../../platform/photos/photos-field.tsx";
import { pictureSource } from "../../platform/photos/picture-card.tsx";
import { type Pictures, pictureFields, picturesOf } from "../../platform/photos/pictures.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { outreachTexts } from "../texts.ts";
import { previewQuery } from "./newsletter.api.ts";

type Values = { subject: string; content: string; animalIds: LinkedAnimal[]; photos: Pictures };

const bodyOf = ({ animalIds, photos, ...words }: Values) => ({
  ...words,
  animalIds: animalIds.map(({ id }) => id),
  ...pictureFields(photos),
});

/** What the preview of an issue is made of. */
type Sketch = NewsletterSketch & { sources: readonly string[] };

/** Visitors do not have the pictures of an issue that has not gone out. */
const storedIn = (issueId: number | undefined) => (photoId: number) => `/api/newsletters/${issueId}/photos/${photoId}`;

/** An issue as it is in the form. */
function sketchOf({ subject, content, animalIds, photos: { all } }: Values, issueId?: number): Sketch {
  const pictures = all.map(({ alt }) => alt);
  const sources = all.map((picture) => pictureSource(picture, storedIn(issueId)));
  return { subject, content, animalIds: animalIds.map(({ id }) => id), pictures, sources };
}

const valuesOf = (issue?: Newsletter): Values => ({
  subject: issue?.subject ?? "",
  content: issue?.content ?? "",
  animalIds: issue?.animals ?? [],
  photos: picturesOf(issue?.photos),
});

/** The form of an issue: subject and content, with a preview of the letter. */
export const NEWSLETTER_FORM: FormParts<Newsletter, Values, Omit<NewsletterRequest, "photos">> = {
  values: valuesOf,
  body: bodyOf,
  schema: (mode) => (mode === "add" ? NewsletterRequest : NewsletterChange),
  Fields: NewsletterFields,
  secret: ["photos"],
};

function NewsletterFields({ input, form, record }: FieldsOf<Newsletter, Values>) {
  const [shown, setShown] = useState<Sketch>();

  function show(): void {
    form.validate();
    const { sources, ...sketch } = sketchOf(form.getValues(), record?.id);
    const checked = NewsletterSketch.safeParse(sketch);
    setShown(checked.success ? { ...checked.data, sources } : undefined);
  }
  const text = outreachTexts().newsletters;
  return (
    <>
      <TextInput
        {...input("subject")}
        label={appTexts().words.subject}
        maxLength={NEWSLETTER_LIMITS.subject}
        required
      />
      <Textarea
        {...input("content")}
        label={appTexts().words.content}
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
        maxValues={MAX_LINKED_ANIMALS}
      />
      <PhotosField
        {...(input("photos") as object)}
        name=""
        isView={false}
        limit={{ count: PHOTO_LIMITS.perNewsletter, text: () => recordTexts().newsletterIssues.tooManyPhotos }}
        stored={storedIn(record?.id)}
      />
      <div>
        <Button variant="outline" onClick={show}>
          {shown ? text.previewAgain : appTexts().words.preview}
        </Button>
      </div>
      {shown && <SketchPreview sketch={shown} />}
    </>
  );
}

/** The letter of an issue. */
export const IssuePreview = ({ issue }: { issue: Newsletter }) => (
  <SketchPreview sketch={sketchOf(valuesOf(issue), issue.id)} />
);

/** The letter as it is sent; only the link to unsubscribe differs for each recipient. */
function SketchPreview({ sketch: { sources, ...sketch } }: { sketch: Sketch }) {
  const query = useQuery(previewQuery(sketch));
  const text = outreachTexts().newsletters;
  return (
    <section aria-label={appTexts().words.preview}>
      <Loaded query={query} failed={text.previewFailed}>
        {(letter) => <LetterPaper letter={{ ...letter, html: withPictures(letter.html, sources) }} />}
      </Loaded>
    </section>
  );
}

/** Puts the pictures in: the server names their places alone. */
const withPictures = (html: string, sources: readonly string[]): string =>
  sources.reduce((page, source, at) => page.replace(`<img src="#${at}"`, () => `<img src="${source}"`), html);
