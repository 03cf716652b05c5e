/** Background jobs that failed for good. */
export const backgroundJobs = {
  caption: "Failed background jobs",
  search: "Search queues...",
  noMatch: "No failed job matches your search.",
  queue: "Queue",
  failedAt: "Failed",
  reason: "Reason",
  data: "Data",
  retry: "Do again",
  retryOf: (queue: string, data: string) => `(${queue}, ${data})`,
};
