import type { FailedJob } from "../../../../contract/platform/background-jobs.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { listCall } from "../../platform/calls.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { ListPage } from "../../platform/kit/list-page.tsx";
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

/** Background jobs that failed for good, newest first, each with a retry button. */
export function BackgroundJobsScreen() {
  const text = settingsTexts().backgroundJobs;
  return (
    <ListPage
      title={appTexts().shell.navigation.backgroundJobs}
      list={listCall("GET /background-jobs/failed")}
      search={text.search}
      empty={recordTexts().backgroundJobs.none}
      noMatch={text.noMatch}
      failed={recordTexts().backgroundJobs.loadFailed}
      exported={exportedColumns()}
    >
      {(jobs) => <FailedJobsTable jobs={jobs} />}
    </ListPage>
  );
}
