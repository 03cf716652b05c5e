import { Textarea } from "@mantine/core";
import { NEWS_LIMITS, NewsChange, type NewsRecord, NewsRequest } from "../../../contract/news.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { localDateTime } from "../../format.ts";
import { choicesOf } from "../calls.ts";
import type { FieldsOf, FormParts } from "../kit/record-form.tsx";
import { RecordSelect } from "../kit/record-select.tsx";
import { TextField } from "../kit/text-field.tsx";

type Values = { employeeId: string | null; title: string; content: string };

/** The news form: author, title, content, and when it was written, which is not typed (spec §2.6, §5). */
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
  return (
    <>
      <RecordSelect
        {...input("employeeId")}
        choices={choicesOf("GET /employees")}
        label="Employee"
        optionText={({ name, surname }) => `${name} ${surname}`}
        failed={recordTexts().employees.loadFailed}
        present={record && { value: String(record.employeeId), label: record.employeeFullName }}
      />
      <TextField {...input("title")} label="Title" maxLength={NEWS_LIMITS.title} required />
      <Textarea
        {...input("content")}
        label="Content"
        description="A blank line begins a new paragraph."
        autosize
        minRows={8}
        required
      />
      {record && <TextField label="Created" value={localDateTime(record.createdAt)} readOnly />}
    </>
  );
}
