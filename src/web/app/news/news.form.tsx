import { Textarea } from "@mantine/core";
import { NEWS_LIMITS, NewsChange, type NewsRecord, NewsRequest } from "../../../contract/news.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { localDateTime } from "../../format.ts";
import { choicesOf } from "../calls.ts";
import type { FieldsOf, FormParts } from "../kit/record-form.tsx";
import { RecordSelect } from "../kit/record-select.tsx";
import { TextField } from "../kit/text-field.tsx";
import { appTexts } from "../texts/texts.ts";

type Values = { employeeId: string | null; title: string; content: string };

/** The news form (spec §2.6, §5). The time of creation is only shown. */
export const NEWS_FORM: FormParts<NewsRecord, Values, NewsRequest> = {
  values: (news) => ({
    employeeId: news ? String(news.employeeId) : null,
    title: news?.title ?? "",
    content: news?.content ?? "",
  }),
  body: ({ employeeId, ...texts }) => ({ ...texts, employeeId: employeeId === null ? null : Number(employeeId) }),
  schema: (mode) => (mode === "add" ? NewsRequest : NewsChange),
  Fields: NewsFields,
};

function NewsFields({ input, record }: FieldsOf<NewsRecord, Values>) {
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
      <TextField {...input("title")} label={text.headline} maxLength={NEWS_LIMITS.title} required />
      <Textarea
        {...input("content")}
        label={text.content}
        description={text.form.contentHint}
        autosize
        minRows={8}
        required
      />
      {record && <TextField label={text.form.createdAt} value={localDateTime(record.createdAt)} readOnly />}
    </>
  );
}
