import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { FailedJob } from "../../../../contract/platform/background-jobs.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { notifyError, notifySuccess } from "../../platform/kit/notify.tsx";
import { When } from "../../platform/kit/when.tsx";
import { errorText } from "../../platform/problem.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { detailsText, queueText } from "../../platform/words/audit.texts.tsx";

/** The failed jobs. */
export function FailedJobsTable({ jobs }: { jobs: readonly FailedJob[] }) {
  const text = appTexts().backgroundJobs;
  const heads = [text.queue, text.failedAt, text.attempts, text.reason, text.data];
  return (
    <table className="data-table">
      <caption className="visually-hidden">{text.caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={head === text.attempts ? "is-number" : undefined}>
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
  const text = appTexts().backgroundJobs;
  return (
    <tr>
      <td data-head={text.queue}>{queueText(queue)}</td>
      <td data-head={text.failedAt}>
        <span>
          <When at={failedAt} hasTime />
        </span>
      </td>
      <td data-head={text.attempts} className="is-number">
        {attempts}
      </td>
      <td data-head={text.reason}>{reason || "–"}</td>
      <td data-head={text.data}>{detailsText(data) || "–"}</td>
      <td className="is-action">
        <RetryButton job={job} />
      </td>
    </tr>
  );
}

function RetryButton({ job: { id, queue, data } }: { job: FailedJob }) {
  const text = appTexts().backgroundJobs;
  const retry = useMutation({
    mutationFn: () => callApi("POST /background-jobs/:id/retry", { params: { id } }),
    onSuccess: () => notifySuccess(recordTexts().backgroundJobs.retried),
    onError: (error) => notifyError(errorText(error, recordTexts().backgroundJobs.retryFailed)),
  });
  return (
    <Button size="sm" variant="outline" loading={retry.isPending} onClick={() => retry.mutate()}>
      {text.retry}
      <span className="visually-hidden"> {text.retryOf(queueText(queue), detailsText(data))}</span>
    </Button>
  );
}
