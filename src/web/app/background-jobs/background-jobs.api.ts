import type { RetriedJob } from "../../../contract/background-jobs.ts";
import { api } from "../api.ts";

/** The list's call. */
export const FAILED_JOBS = "/background-jobs/failed";

/** Has a failed job done once more. */
export const retryJob = (id: string): Promise<RetriedJob> => api.post<RetriedJob>(`/background-jobs/${id}/retry`);
