import type { RouteObject } from "react-router";
import { recordRoutes, screenRoute } from "../platform/kit/record-routes.ts";
import { EMPLOYEE } from "./employees/employee.resource.ts";
import { JOB_APPLICATION } from "./job-applications/job-application.resource.ts";
import { JOB } from "./jobs/job.resource.ts";
import { USER } from "./users/user.resource.ts";

/** The screens of this area by address. */
export const PEOPLE_SCREENS: readonly RouteObject[] = [
  ...recordRoutes(JOB_APPLICATION, () => import("./job-applications/job-application.screens.tsx")),
  // Users sign up themselves: there is no screen to add one (spec §2.3).
  ...recordRoutes(USER, () => import("./users/user.screens.tsx")).filter(({ path }) => path !== `${USER.one}/add`),
  ...recordRoutes(EMPLOYEE, () => import("./employees/employee.screens.tsx")),
  ...recordRoutes(JOB, () => import("./jobs/job.screens.tsx")),
  screenRoute("/user_page/profile", () => import("./profile/profile.screen.tsx"), "ProfileScreen"),
];
