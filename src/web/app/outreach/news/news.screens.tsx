import { NEWS_PREVIEW, type NewsRecord } from "../../../../contract/outreach/news.ts";
import { preview } from "../../../format.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { recordScreens } from "../../platform/kit/record-screen.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { MissingLanguages } from "../../platform/kit/translated-field.tsx";
import { missingLanguages, otherLanguageColumns } from "../../platform/kit/translations.ts";
import { dateColumn } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { outreachTexts } from "../texts.ts";
import { NEWS_FORM } from "./news.form.tsx";
import { NEWS } from "./news.resource.ts";
import { PublicationBadge } from "./news-publication.tsx";

function columns(): readonly Column<NewsRecord>[] {
  const text = outreachTexts().news;
  return [
    {
      head: appTexts().words.title,
      cell: ({ title }) => title,
      sort: "title",
      hint: (news) => (
        <>
          <PublicationBadge news={news} />
          <MissingLanguages languages={missingLanguages(news.titles, news.contents)} />
        </>
      ),
    },
    {
      name: "content",
      head: appTexts().words.content,
      cell: ({ content }) => <span className="one-line">{preview(content, NEWS_PREVIEW.admin)}</span>,
      text: ({ content }) => content,
    },
    { ...dateColumn(text.columns.date, "createdAt"), sort: "createdAt" },
    { head: text.columns.writtenBy, cell: ({ employeeFullName }) => employeeFullName, sort: "employeeFullName" },
  ];
}

/** What only exports have: the texts in the other languages. */
const moreExported = (): readonly Column<NewsRecord>[] => [
  ...otherLanguageColumns<NewsRecord>("title", ({ titles }) => titles),
  ...otherLanguageColumns<NewsRecord>("content", ({ contents }) => contents),
];

/** All news (spec §2.6). */
export const List = () => <StaffList of={NEWS} columns={columns()} moreExported={moreExported()} />;

export const { View, Edit, Add } = recordScreens({
  resource: NEWS,
  parts: NEWS_FORM,
  title: ({ title }: NewsRecord) => title,
});
