import type { RouteObject } from "react-router";
import { SECURITY_PATH } from "../../../contract/platform/panels.ts";
import { screenRoute } from "../platform/kit/record-routes.ts";

/** The screens of this area by address. */
export const ACCOUNTS_SCREENS: readonly RouteObject[] = [
  screenRoute(SECURITY_PATH, () => import("./security.screen.tsx"), "SecurityScreen"),
];
