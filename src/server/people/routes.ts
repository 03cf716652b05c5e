import type { Routes } from "../platform/deps.ts";
import { employeeRoutes } from "./employees/employee.routes.ts";
import { jobApplicationRoutes } from "./job-applications/job-application.routes.ts";
import { jobRoutes } from "./jobs/job.routes.ts";
import { personalDataRoutes } from "./users/personal-data.routes.ts";
import { userRoutes } from "./users/user.routes.ts";
import { userNoteRoutes } from "./users/user-note.routes.ts";

/** The calls of this area, under `/api`. */
export const PEOPLE_ROUTES: readonly Routes[] = [
  userNoteRoutes,
  userRoutes,
  personalDataRoutes,
  employeeRoutes,
  jobRoutes,
  jobApplicationRoutes,
];
