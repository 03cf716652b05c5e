import type { RouteObject } from "react-router";
import { adminsOnly } from "../admin/admins-only.ts";

/** Background jobs that failed for good, for admins. */
export const backgroundJobRoutes: RouteObject[] = [
  {
    path: "/admin/background-jobs",
    loader: adminsOnly,
    lazy: async () => ({ Component: (await import("./background-jobs.screen.tsx")).BackgroundJobsScreen }),
  },
];
