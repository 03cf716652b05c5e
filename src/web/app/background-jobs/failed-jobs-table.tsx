import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { FailedJob } from "../../../contract/background-jobs.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { detailsText } from "../audit/audit.words.ts";
import { callApi } from "../calls.ts";
import { notifyError, notifySuccess } from "../kit/notify.ts";
import { When } from "../kit/when.tsx";
import { errorText } from "../problem.ts";

const HEADS = ["Queue", "Failed", "Attempts", "Reason", "Data"] as const;

/** The failed jobs. */
export function FailedJobsTable({ jobs }: { jobs: readonly FailedJob[] }) {
  return (
    <table className="data-table">
      <caption className="visually-hidden">Failed background jobs</caption>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col" className={head === "Attempts" ? "is-number" : undefined}>
              {head}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <FailedJobRow key={job.id} job={job} />
        ))}
      </tbody>
    </table>
  );
}

function FailedJobRow({ job }: { job: FailedJob }) {
  const { queue, failedAt, attempts, reason, data } = job;
  return (
    <tr>
      <td data-head="Queue">{queue}</td>
      <td data-head="Failed">
        <span>
          <When at={failedAt} hasTime />
        </span>
      </td>
      <td data-head="Attempts" className="is-number">
        {attempts}
      </td>
      <td data-head="Reason">{reason || "–"}</td>
      <td data-head="Data">{detailsText(data) || "–"}</td>
      <td className="is-action">
        <RetryButton job={job} />
      </td>
    </tr>
  );
}

function RetryButton({ job: { id, queue, data } }: { job: FailedJob }) {
  const retry = useMutation({
    mutationFn: () => callApi("POST /background-jobs/:id/retry", { params: { id } }),
    onSuccess: () => notifySuccess(recordTexts().backgroundJobs.retried),
    onError: (error) => notifyError(errorText(error, recordTexts().backgroundJobs.retryFailed)),
  });
  return (
    <Button size="sm" variant="outline" loading={retry.isPending} onClick={() => retry.mutate()}>
      Do again
      <span className="visually-hidden">{` (${queue}, ${detailsText(data)})`}</span>
    </Button>
  );
}
