import type { RouteObject } from "react-router";
import { type ListScreens, listRoutes, recordRoutes, screenRoute } from "../platform/kit/record-routes.ts";
import { EMPLOYEE } from "./employees/employee.resource.ts";
import { JOB_APPLICATION } from "./job-applications/job-application.resource.ts";
import { JOB } from "./jobs/job.resource.ts";
import { USER } from "./users/user.resource.ts";

/** The lists that staff keep here. */
export const PEOPLE_LISTS: readonly ListScreens[] = [{ ...JOB, screens: () => import("./jobs/job.screens.tsx") }];

/** The screens of this area by address. */
export const PEOPLE_SCREENS: readonly RouteObject[] = [
  ...listRoutes(PEOPLE_LISTS),
  ...recordRoutes(JOB_APPLICATION, () => import("./job-applications/job-application.screens.tsx")),
  // Users sign up themselves: there is no screen to add one (spec §2.3).
  ...recordRoutes(USER, () => import("./users/user.screens.tsx")).filter(({ path }) => path !== `${USER.one}/add`),
  ...recordRoutes(EMPLOYEE, () => import("./employees/employee.screens.tsx")),
  screenRoute("/user_page/profile", () => import("./profile/profile.screen.tsx"), "ProfileScreen"),
];
