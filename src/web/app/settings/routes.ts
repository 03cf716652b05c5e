import type { RouteObject } from "react-router";
import { screenRoute } from "../platform/kit/record-routes.ts";

/** The screens of this area by address. */
export const SETTINGS_SCREENS: readonly RouteObject[] = [
  screenRoute("/admin/outbox", () => import("./outbox/outbox-list.screen.tsx"), "OutboxListScreen"),
  screenRoute("/admin/outbox/:id", () => import("./outbox/letter.screen.tsx"), "LetterScreen"),
  screenRoute("/admin/settings", () => import("./settings.screen.tsx"), "SettingsScreen"),
  screenRoute("/admin/lists", () => import("./lists/shelter-lists.screen.tsx"), "ShelterListsScreen"),
  screenRoute("/admin/settings/texts", () => import("./shelter-texts/text-list.screen.tsx"), "TextListScreen"),
  screenRoute("/admin/settings/retention", () => import("./retention/retention.screen.tsx"), "RetentionScreen"),
  screenRoute("/admin/settings/texts/:key", () => import("./shelter-texts/text.screen.tsx"), "TextScreen"),
  screenRoute("/admin/whats-new", () => import("./whats-new.screen.tsx"), "WhatsNewScreen"),
  screenRoute("/admin/audit", () => import("./audit/audit.screen.tsx"), "AuditScreen"),
  screenRoute("/admin/backups", () => import("./backups/backups.screen.tsx"), "BackupsScreen"),
  screenRoute("/admin/status", () => import("./status/status.screen.tsx"), "StatusScreen"),
  screenRoute(
    "/admin/background-jobs",
    () => import("./background-jobs/background-jobs.screen.tsx"),
    "BackgroundJobsScreen",
  ),
];
