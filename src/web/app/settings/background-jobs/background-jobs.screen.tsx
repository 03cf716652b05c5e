import type { FailedJob } from "../../../../contract/platform/background-jobs.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { listCall } from "../../platform/calls.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { ListCards } from "../../platform/kit/list-cards.tsx";
import { ListTools } from "../../platform/kit/list-tools.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { detailsText, queueText } from "../../platform/words/audit.texts.tsx";
import { settingsTexts } from "../texts.ts";
import { FailedJobsTable } from "./failed-jobs-table.tsx";

/** The columns of an export. */
function exportedColumns(): readonly Column<FailedJob>[] {
  const text = settingsTexts().backgroundJobs;
  return [
    { head: text.queue, cell: ({ queue }) => queueText(queue) },
    { head: text.failedAt, cell: ({ failedAt }) => failedAt },
    { head: appTexts().words.attempts, cell: ({ attempts }) => attempts },
    { head: text.reason, cell: ({ reason }) => reason },
    { head: text.data, cell: ({ data }) => detailsText(data) },
  ];
}

const FAILED_JOBS = {
  name: "background-jobs",
  call: listCall("GET /background-jobs/failed"),
  text() {
    const { none: empty, loadFailed } = recordTexts().backgroundJobs;
    const { search, noMatch } = settingsTexts().backgroundJobs;
    return { title: appTexts().shell.navigation.backgroundJobs, search, empty, noMatch, loadFailed };
  },
} as const;

/** Background jobs that failed for good, newest first, each with a retry button. */
export const BackgroundJobsScreen = () => (
  <StaffList of={FAILED_JOBS} exported={exportedColumns()}>
    {(list) => (
      <>
        <ListTools list={list} />
        <ListCards list={list}>{(jobs) => <FailedJobsTable jobs={jobs} />}</ListCards>
      </>
    )}
  </StaffList>
);
