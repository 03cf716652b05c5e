import type { RouteObject } from "react-router";
import { screenRoute } from "../platform/kit/record-routes.ts";

/** The screens of this area by address. */
export const OVERVIEW_SCREENS: readonly RouteObject[] = [
  screenRoute("/admin", () => import("./dashboard/admin-dashboard.screen.tsx"), "AdminDashboardScreen"),
  screenRoute("/admin/statistics", () => import("./statistics/statistics.screen.tsx"), "StatisticsScreen"),
  screenRoute("/admin/waiting", () => import("./waiting/waiting.screen.tsx"), "WaitingScreen"),
  screenRoute("/admin/twins", () => import("./twins/twins.screen.tsx"), "TwinsScreen"),
  screenRoute("/user_page", () => import("./dashboard/user-dashboard.screen.tsx"), "DashboardScreen"),
];
