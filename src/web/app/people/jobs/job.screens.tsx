import { JOB_PREVIEW, type JobRecord } from "../../../../contract/people/jobs.ts";
import { pln } from "../../../../contract/platform/money.ts";
import { salaryRange } from "../../../format.ts";
import { callApi, listCall } from "../../platform/calls.ts";
import { ArchivedRecords, DeletedOnly, isArchive } from "../../platform/kit/archive.tsx";
import { CutText } from "../../platform/kit/cut-text.tsx";
import type { Column } from "../../platform/kit/data-table.tsx";
import { type ListAddress, useListAddress } from "../../platform/kit/list-address.ts";
import { ListPage } from "../../platform/kit/list-page.tsx";
import { AddScreen, EditScreen, ViewScreen } from "../../platform/kit/record-screen.tsx";
import { addressOf } from "../../platform/kit/resource.ts";
import { MissingLanguages } from "../../platform/kit/translated-field.tsx";
import { missingLanguages, otherLanguageColumns } from "../../platform/kit/translations.ts";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { JOB_FORM } from "./job.form.tsx";
import { JOB } from "./job.resource.ts";

const title = ({ name }: JobRecord) => name;
const salaries = ({ minSalary, maxSalary }: JobRecord) => salaryRange(minSalary, maxSalary);

const restore = (id: number) => callApi("POST /jobs/:id/restore", { params: { id } });

function columns(): readonly Column<JobRecord>[] {
  const text = peopleTexts().jobs;
  return [
    {
      head: appTexts().words.name,
      cell: ({ name }) => name,
      sort: "name",
      hint: ({ names, descriptions }) => <MissingLanguages languages={missingLanguages(names, descriptions)} />,
    },
    {
      head: appTexts().words.description,
      cell: ({ description }) => <CutText text={description} length={JOB_PREVIEW} />,
      text: ({ description }) => description,
      sort: "description",
    },
    {
      head: text.minSalary,
      cell: ({ minSalary }) => pln(minSalary),
      text: ({ minSalary }) => minSalary,
      sort: "minSalary",
      isNumber: true,
    },
    {
      head: text.maxSalary,
      cell: ({ maxSalary }) => pln(maxSalary),
      text: ({ maxSalary }) => maxSalary,
      sort: "maxSalary",
      isNumber: true,
    },
  ];
}

/** What only exports have: the texts in the other languages. */
const moreExported = (): readonly Column<JobRecord>[] => [
  ...otherLanguageColumns<JobRecord>("name", ({ names }) => names),
  ...otherLanguageColumns<JobRecord>("description", ({ descriptions }) => descriptions),
];

/** All jobs (spec §2.6). Admins can also list deleted ones and restore them (rules §1). */
export function List() {
  const { isAdmin } = useSession();
  const isDeleted = isArchive(useListAddress()) && isAdmin;
  const text = peopleTexts().jobs;
  const page = {
    title: appTexts().shell.navigation.jobs,
    list: listCall("GET /jobs"),
    search: text.search,
    add: { text: appTexts().recordNames.job.add, to: addressOf.add(JOB) },
    empty: text.empty,
    noMatch: text.noMatch,
    failed: JOB.text().loadFailed,
    ...(isAdmin && { filters: (address: ListAddress) => <DeletedOnly address={address} label={text.deleted} /> }),
  };
  if (isDeleted) {
    return (
      <ListPage {...page}>
        {(jobs) => <ArchivedRecords restore={restore} records={jobs} title={title} detail={salaries} />}
      </ListPage>
    );
  }
  return (
    <ListPage {...page} columns={columns()} moreExported={moreExported()} href={({ id }) => addressOf.view(JOB, id)} />
  );
}

const parts = { resource: JOB, parts: JOB_FORM, title };

export const View = () => <ViewScreen {...parts} />;
export const Edit = () => <EditScreen {...parts} />;
export const Add = () => <AddScreen {...parts} />;
