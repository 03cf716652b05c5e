import { Button } from "@mantine/core";
import { useState } from "react";
import type { JobRecord } from "../../../contract/jobs.ts";
import { salaryRange } from "../../format.ts";
import { api } from "../api.ts";
import { failed, said } from "../kit/notify.ts";
import { reloadRecords } from "../kit/resource.ts";
import { errorText } from "../problem.ts";
import { JOB } from "./job.resource.ts";

/** Jobs that were deleted, each with the way to bring it back (decisions §1). */
export function ArchivedJobs({ jobs }: { jobs: readonly JobRecord[] }) {
  return (
    <ul className="plain-rows">
      {jobs.map((job) => (
        <li key={job.id} className="panel">
          <div>
            <strong>{job.name}</strong>
            <p className="is-soft">{salaryRange(job.minSalary, job.maxSalary)}</p>
          </div>
          {job.actions.includes("restore") && <RestoreButton job={job} />}
        </li>
      ))}
    </ul>
  );
}

function RestoreButton({ job: { id, name } }: { job: JobRecord }) {
  const [isBusy, setBusy] = useState(false);
  async function restore(): Promise<void> {
    setBusy(true);
    try {
      await api.post(`${JOB.api}/${id}/restore`);
      said(`${name} is open again.`);
      await reloadRecords(JOB);
    } catch (error) {
      failed(errorText(error, "Operation failed."));
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={restore}>
      Restore<span className="visually-hidden"> {name}</span>
    </Button>
  );
}
