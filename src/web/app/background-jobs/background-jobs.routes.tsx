import type { RouteObject } from "react-router";

/** Background jobs that failed for good, for admins. */
export const backgroundJobRoutes: RouteObject[] = [
  {
    path: "/admin/background-jobs",
    lazy: async () => ({ Component: (await import("./background-jobs.screen.tsx")).BackgroundJobsScreen }),
  },
];
