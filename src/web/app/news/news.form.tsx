import { NEWS_LIMITS, type NewsRecord, NewsRequest } from "../../../contract/news.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Translations } from "../../../contract/translations.ts";
import { localDateTime } from "../../format.ts";
import { choicesOf } from "../calls.ts";
import type { FieldsOf, FormParts } from "../kit/record-form.tsx";
import { RecordSelect } from "../kit/record-select.tsx";
import { TextField } from "../kit/text-field.tsx";
import { TranslatedField } from "../kit/translated-field.tsx";
import { textValue } from "../kit/translations.ts";
import { appTexts } from "../texts/texts.ts";

type Values = { employeeId: string | null; title: Translations; content: Translations };

/** The news form (spec §2.6, §5). The time of creation is only shown. */
export const NEWS_FORM: FormParts<NewsRecord, Values, Omit<NewsRequest, "title" | "content">> = {
  values: (news) => ({
    employeeId: news ? String(news.employeeId) : null,
    title: textValue(news?.titles),
    content: textValue(news?.contents),
  }),
  body: ({ employeeId, title, content }) => ({
    titles: title,
    contents: content,
    employeeId: employeeId === null ? null : Number(employeeId),
  }),
  schema: () => NewsRequest,
  Fields: NewsFields,
};

function NewsFields({ input, form, mode, record }: FieldsOf<NewsRecord, Values>) {
  const text = appTexts().news;
  return (
    <>
      <RecordSelect
        {...input("employeeId")}
        choices={choicesOf("GET /employees")}
        label={text.form.employee}
        optionText={({ name, surname }) => `${name} ${surname}`}
        failed={recordTexts().employees.loadFailed}
        present={record && { value: String(record.employeeId), label: record.employeeFullName }}
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
      {record && <TextField label={text.form.createdAt} value={localDateTime(record.createdAt)} readOnly />}
    </>
  );
}
