import type { FailedJob } from "../../../contract/background-jobs.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { detailsText } from "../audit/audit.words.ts";
import { listCall } from "../calls.ts";
import type { Column } from "../kit/data-table.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { FailedJobsTable } from "./failed-jobs-table.tsx";

const EXPORTED: readonly Column<FailedJob>[] = [
  { head: "Queue", cell: ({ queue }) => queue },
  { head: "Failed", cell: ({ failedAt }) => failedAt },
  { head: "Attempts", cell: ({ attempts }) => attempts },
  { head: "Reason", cell: ({ reason }) => reason },
  { head: "Data", cell: ({ data }) => detailsText(data) },
];

/** Background jobs that failed for good, the latest first, each with the way to have it done again. */
export function BackgroundJobsScreen() {
  return (
    <ListPage
      title="Background jobs"
      list={listCall("GET /background-jobs/failed")}
      search="Search queues..."
      empty={recordTexts().backgroundJobs.none}
      noMatch="No failed job matches your search."
      failed={recordTexts().backgroundJobs.loadFailed}
      exported={EXPORTED}
    >
      {(jobs) => <FailedJobsTable jobs={jobs} />}
    </ListPage>
  );
}
