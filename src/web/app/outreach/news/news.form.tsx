import { type LinkedAnimal, MAX_LINKED_ANIMALS } from "../../../../contract/animals/linked-animals.ts";
import { NEWS_LIMITS, type NewsRecord, type NewsRequest, newsRequest } from "../../../../contract/outreach/news.ts";
import { PHOTO_LIMITS } from "../../../../contract/platform/photos.ts";
import type { Translations } from "../../../../contract/platform/translations.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDateTime, shelterTime } from "../../../format.ts";
import { AnimalsSelect } from "../../animals/animals-select.tsx";
import { choicesOf } from "../../platform/calls.ts";
import type { FieldsOf, FormParts } from "../../platform/kit/record-form.tsx";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { TextField } from "../../platform/kit/text-field.tsx";
import { TranslatedField } from "../../platform/kit/translated-field.tsx";
import { textValue } from "../../platform/kit/translations.ts";
import { PhotosField } from "../../platform/photos/photos-field.tsx";
import { type Pictures, pictureFields, picturesOf } from "../../platform/photos/pictures.ts";
import { currentSession, useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { outreachTexts } from "../texts.ts";
import { type Publication, PublicationFields, publicationOf, publishAtOf } from "./news-publication.tsx";

type Values = {
  employeeId: string | null;
  title: Translations;
  content: Translations;
  animalIds: LinkedAnimal[];
  photos: Pictures;
} & Publication;

/** The author of a new item is whoever writes it, until they say otherwise. */
const authorOf = (news: NewsRecord | undefined) => String(news?.employeeId ?? currentSession()?.id ?? "") || null;

/** The news form (spec §2.6, §5). The time of creation is only shown. */
export const NEWS_FORM: FormParts<NewsRecord, Values, Omit<NewsRequest, "title" | "content" | "photos">> = {
  values: (news) => ({
    employeeId: authorOf(news),
    title: textValue(news?.titles),
    content: textValue(news?.contents),
    animalIds: news?.animals ?? [],
    photos: picturesOf(news?.photos),
    ...publicationOf(news),
  }),
  body: ({ employeeId, title, content, animalIds, photos, ...publication }) => ({
    titles: title,
    contents: content,
    employeeId: employeeId === null ? null : Number(employeeId),
    animalIds: animalIds.map(({ id }) => id),
    publishAt: publishAtOf(publication),
    ...pictureFields(photos),
  }),
  schema: () => newsRequest(shelterTime()),
  Fields: NewsFields,
  secret: ["photos"],
};

function NewsFields(props: FieldsOf<NewsRecord, Values>) {
  const { input, form, mode, record } = props;
  const { id, name, surname } = useSession();
  const text = outreachTexts().news;
  return (
    <>
      <RecordSelect
        {...input("employeeId")}
        choices={choicesOf("GET /employees")}
        label={appTexts().words.employee}
        optionText={({ name, surname }) => `${name} ${surname}`}
        failed={recordTexts().employees.loadFailed}
        present={
          record
            ? { value: String(record.employeeId), label: record.employeeFullName }
            : { value: String(id), label: `${name} ${surname}` }
        }
      />
      <TranslatedField {...{ form, mode }} name="title" label="title" limit={NEWS_LIMITS.title} required />
      <TranslatedField
        {...{ form, mode }}
        name="content"
        label="content"
        limit={NEWS_LIMITS.content}
        rows={8}
        hint={text.form.contentHint}
        required
      />
      <AnimalsSelect
        {...input("animalIds")}
        label={text.form.animals}
        description={text.form.animalsHint}
        maxValues={MAX_LINKED_ANIMALS}
      />
      {(mode !== "view" || (record?.photos.length ?? 0) > 0) && (
        <PhotosField
          {...(input("photos") as object)}
          name=""
          isView={mode === "view"}
          limit={{ count: PHOTO_LIMITS.perNews, text: () => recordTexts().news.tooManyPhotos }}
          // Visitors do not have the pictures of a draft.
          stored={(photoId) => `/api/news/${record?.id}/photos/${photoId}`}
        />
      )}
      <PublicationFields {...props} />
      {record && <TextField label={text.form.createdAt} value={localDateTime(record.createdAt)} readOnly />}
    </>
  );
}
