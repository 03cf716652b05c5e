import { JOB_PREVIEW, type JobRecord } from "../../../contract/jobs.ts";
import { pln, salaryRange, truncate } from "../../format.ts";
import { callApi, listCall } from "../calls.ts";
import { ArchivedRecords, DeletedOnly, isArchive } from "../kit/archive.tsx";
import type { Column } from "../kit/data-table.tsx";
import { type ListAddress, useListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { AddScreen, EditScreen, ViewScreen } from "../kit/record-screen.tsx";
import { addressOf } from "../kit/resource.ts";
import { useSession } from "../session.ts";
import { JOB_FORM } from "./job.form.tsx";
import { JOB } from "./job.resource.ts";

const title = ({ name }: JobRecord) => name;
const salaries = ({ minSalary, maxSalary }: JobRecord) => salaryRange(minSalary, maxSalary);

const restore = (id: number) => callApi("POST /jobs/:id/restore", { params: { id } });

const COLUMNS: readonly Column<JobRecord>[] = [
  { head: "Name", cell: ({ name }) => name, sort: "name" },
  {
    head: "Description",
    cell: ({ description }) => truncate(description, JOB_PREVIEW),
    text: ({ description }) => description,
    sort: "description",
  },
  {
    head: "Minimum Salary",
    cell: ({ minSalary }) => pln(minSalary),
    text: ({ minSalary }) => minSalary,
    sort: "minSalary",
    isNumber: true,
  },
  {
    head: "Maximum Salary",
    cell: ({ maxSalary }) => pln(maxSalary),
    text: ({ maxSalary }) => maxSalary,
    sort: "maxSalary",
    isNumber: true,
  },
];

/** All jobs (spec §2.6); for admins also those that were deleted, to bring them back (rules §1). */
export function List() {
  const { isAdmin } = useSession();
  const isDeleted = isArchive(useListAddress()) && isAdmin;
  const page = {
    title: "Jobs",
    list: listCall("GET /jobs"),
    search: "Search Job...",
    add: { text: "Add Job", to: addressOf.add(JOB) },
    empty: "There are no jobs yet.",
    noMatch: "No jobs match.",
    failed: JOB.text().loadFailed,
    ...(isAdmin && { filters: (address: ListAddress) => <DeletedOnly address={address} label="Deleted jobs" /> }),
  };
  if (isDeleted) {
    return (
      <ListPage {...page}>
        {(jobs) => <ArchivedRecords restore={restore} records={jobs} title={title} detail={salaries} />}
      </ListPage>
    );
  }
  return <ListPage {...page} columns={COLUMNS} href={({ id }) => addressOf.view(JOB, id)} />;
}

const parts = { resource: JOB, parts: JOB_FORM, title };

export const View = () => <ViewScreen {...parts} />;
export const Edit = () => <EditScreen {...parts} />;
export const Add = () => <AddScreen {...parts} />;
