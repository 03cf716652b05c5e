import { recordRoutes } from "../kit/record-routes.ts";
import { USER } from "./user.resource.ts";

/** Users sign up themselves: there is no screen to add one (spec §2.3). */
export const adminUserRoutes = recordRoutes(USER, () => import("./user.screens.tsx")).filter(
  ({ path }) => path !== `${USER.one}/add`,
);
