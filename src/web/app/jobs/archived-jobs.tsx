import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { JOB_TEXT, type JobRecord } from "../../../contract/jobs.ts";
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
            <Text c="dimmed">{salaryRange(job.minSalary, job.maxSalary)}</Text>
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
      failed(errorText(error, JOB_TEXT.restoreFailed));
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={restore}>
      Restore<span className="visually-hidden"> {name}</span>
    </Button>
  );
}
