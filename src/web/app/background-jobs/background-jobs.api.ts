import type { RetriedJob } from "../../../contract/background-jobs.ts";
import { api } from "../api.ts";
import { queryClient } from "../query-client.ts";

/** The list's call. */
export const FAILED_JOBS = "/background-jobs/failed";

/** Has a failed job done once more; also after a refusal the list is asked for anew, since it was out of date then. */
export async function retryJob(id: string): Promise<void> {
  try {
    await api.post<RetriedJob>(`/background-jobs/${id}/retry`);
  } finally {
    await queryClient.invalidateQueries({ queryKey: [FAILED_JOBS] });
  }
}
