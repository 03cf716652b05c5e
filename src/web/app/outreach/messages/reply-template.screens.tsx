import {
  REPLY_TEMPLATE_LIMITS,
  type ReplyTemplateRecord,
  ReplyTemplateRequest,
} from "../../../../contract/outreach/reply-templates.ts";
import type { Translations } from "../../../../contract/platform/translations.ts";
import { listCall } from "../../platform/calls.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { ListTable } from "../../platform/kit/list-table.tsx";
import { ListTools } from "../../platform/kit/list-tools.tsx";
import type { FieldsOf, FormParts } from "../../platform/kit/record-form.tsx";
import { recordScreens } from "../../platform/kit/record-screen.tsx";
import { BackLink } from "../../platform/kit/screen.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { listOf } from "../../platform/kit/staff-resource.ts";
import { MissingLanguages, TranslatedField } from "../../platform/kit/translated-field.tsx";
import { missingLanguages, otherLanguageColumns, textValue } from "../../platform/kit/translations.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { outreachTexts } from "../texts.ts";
import { REPLY_TEMPLATE } from "./reply-template.resource.ts";

type Values = { name: Translations; text: Translations };

const FORM: FormParts<ReplyTemplateRecord, Values, object> = {
  values: (template) => ({ name: textValue(template?.names), text: textValue(template?.texts) }),
  body: ({ name: names, text: texts }) => ({ names, texts }),
  schema: () => ReplyTemplateRequest,
  Fields: TemplateFields,
};

function TemplateFields({ form, mode }: FieldsOf<ReplyTemplateRecord, Values>) {
  const { placeholders } = outreachTexts().messages.templates;
  const { name, text } = REPLY_TEMPLATE_LIMITS;
  return (
    <>
      <TranslatedField {...{ form, mode }} name="name" label="name" limit={name} required />
      <TranslatedField
        {...{ form, mode }}
        name="text"
        label="answer"
        limit={text}
        rows={8}
        hint={placeholders}
        required
      />
    </>
  );
}

function columns(): readonly Column<ReplyTemplateRecord>[] {
  const text = outreachTexts().messages.templates;
  return [
    {
      head: appTexts().words.name,
      cell: ({ name }) => name,
      sort: "name",
      hint: ({ names, texts }) => <MissingLanguages languages={missingLanguages(names, texts)} />,
    },
    { head: text.text, cell: (row) => <p className="two-lines">{row.text}</p>, text: (row) => row.text, sort: "text" },
  ];
}

/** What only exports have: the texts in the other languages. */
const moreExported = (): readonly Column<ReplyTemplateRecord>[] => [
  ...otherLanguageColumns<ReplyTemplateRecord>("name", ({ names }) => names),
  ...otherLanguageColumns<ReplyTemplateRecord>("answer", ({ texts }) => texts),
];

const REPLY_TEMPLATES = listOf(REPLY_TEMPLATE, {
  call: listCall("GET /reply-templates"),
  text: () => outreachTexts().messages.templates,
});

/** All templates of answers, for admins (rules §6). */
export const List = () => (
  <StaffList of={REPLY_TEMPLATES} columns={columns()} moreExported={moreExported()}>
    {(list) => (
      <>
        <BackLink to="/admin/settings" text={appTexts().shell.navigation.settings} />
        <ListTools list={list} />
        <ListTable list={list} />
      </>
    )}
  </StaffList>
);

export const { View, Edit, Add } = recordScreens({
  resource: REPLY_TEMPLATE,
  parts: FORM,
  title: ({ name }: ReplyTemplateRecord) => name,
});
