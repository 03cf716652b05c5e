import type { RouteObject } from "react-router";
import { screenRoute } from "../platform/kit/record-routes.ts";

/** The screens of this area by address. */
export const EXCHANGE_SCREENS: readonly RouteObject[] = [
  screenRoute("/admin/import", () => import("./imports/import-list.screen.tsx"), "ImportListScreen"),
  screenRoute("/admin/import/export", () => import("./exports/export.screen.tsx"), "ExportScreen"),
  screenRoute("/admin/settings/feeds", () => import("./feeds/feeds.screen.tsx"), "FeedsScreen"),
  screenRoute("/admin/import/:id", () => import("./imports/import.screen.tsx"), "ImportScreen"),
  screenRoute("/admin/programs", () => import("./programs/programs.screen.tsx"), "ProgramsScreen"),
  screenRoute("/admin/programs/token", () => import("./programs/new-token.screen.tsx"), "NewTokenScreen"),
  screenRoute("/admin/programs/webhook/:id", () => import("./programs/webhook.screen.tsx"), "WebhookScreen"),
];
