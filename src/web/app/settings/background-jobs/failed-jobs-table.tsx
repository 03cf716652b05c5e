import type { FailedJob } from "../../../../contract/platform/background-jobs.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { detailsText, queueText } from "../../platform/words/audit.texts.tsx";
import { settingsTexts } from "../texts.ts";

/** The failed jobs. */
export function FailedJobsTable({ jobs }: { jobs: readonly FailedJob[] }) {
  const text = settingsTexts().backgroundJobs;
  const heads = [text.queue, text.failedAt, appTexts().words.attempts, text.reason, text.data];
  return (
    <table className="data-table">
      <caption className="visually-hidden">{text.caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={head === appTexts().words.attempts ? "is-number" : undefined}>
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
  const text = settingsTexts().backgroundJobs;
  return (
    <tr>
      <td data-head={text.queue}>{queueText(queue)}</td>
      <td data-head={text.failedAt}>
        <span>
          <When at={failedAt} hasTime />
        </span>
      </td>
      <td data-head={appTexts().words.attempts} className="is-number">
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
  const text = settingsTexts().backgroundJobs;
  return (
    <ActionButton
      size="sm"
      variant="outline"
      text={text.retry}
      label={`${text.retry} ${text.retryOf(queueText(queue), detailsText(data))}`}
      send={() => callApi("POST /background-jobs/:id/retry", { params: { id } })}
      done={recordTexts().backgroundJobs.retried}
      failed={recordTexts().backgroundJobs.retryFailed}
    />
  );
}
