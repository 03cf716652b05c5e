import { NEWS_PREVIEW, type NewsRecord } from "../../../contract/news.ts";
import { preview } from "../../format.ts";
import { listCall } from "../calls.ts";
import type { Column } from "../kit/data-table.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { AddScreen, EditScreen, ViewScreen } from "../kit/record-screen.tsx";
import { addressOf } from "../kit/resource.ts";
import { When } from "../kit/when.tsx";
import { NEWS_FORM } from "./news.form.tsx";
import { NEWS } from "./news.resource.ts";

const COLUMNS: readonly Column<NewsRecord>[] = [
  { head: "Title", cell: ({ title }) => title, sort: "title" },
  { head: "Content", cell: ({ content }) => preview(content, NEWS_PREVIEW.admin), text: ({ content }) => content },
  { head: "Date", cell: ({ createdAt }) => <When at={createdAt} />, sort: "createdAt", text: (news) => news.createdAt },
  { head: "Written By", cell: ({ employeeFullName }) => employeeFullName, sort: "employeeFullName" },
];

/** All news (spec §2.6). */
export const List = () => (
  <ListPage
    title="News"
    list={listCall("GET /news")}
    search="Search news..."
    add={{ text: "Add News", to: addressOf.add(NEWS) }}
    empty="There are no news yet."
    noMatch="No news match your search."
    failed={NEWS.text().loadFailed}
    columns={COLUMNS}
    href={({ id }) => addressOf.view(NEWS, id)}
  />
);

const parts = { resource: NEWS, parts: NEWS_FORM, title: ({ title }: NewsRecord) => title };

export const View = () => <ViewScreen {...parts} />;
export const Edit = () => <EditScreen {...parts} />;
export const Add = () => <AddScreen {...parts} />;
