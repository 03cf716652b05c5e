import type { Routes } from "../platform/deps.ts";
import type { WithPages } from "../site/renderer.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { failedJobRoutes } from "./background-jobs/failed-jobs.routes.ts";
import { backupRoutes } from "./backups/backup.routes.ts";
import type { Payments } from "./first-steps/first-steps.queries.ts";
import { firstStepRoutes } from "./first-steps/first-steps.routes.ts";
import { shelterListRoutes } from "./lists/shelter-list.routes.ts";
import { outboxRoutes } from "./outbox/outbox.routes.ts";
import { retentionRoutes } from "./retention/retention.routes.ts";
import { setupRoutes } from "./setup/setup.routes.ts";
import { shelterRoutes } from "./shelter/shelter.routes.ts";
import { statusRoutes } from "./status/status.routes.ts";
import { shelterTextRoutes } from "./texts/text.routes.ts";

/** The calls of this area, under `/api`. */
export const SETTINGS_ROUTES: readonly Routes<WithPages & Payments>[] = [
  outboxRoutes,
  auditRoutes,
  failedJobRoutes,
  shelterRoutes,
  shelterListRoutes,
  shelterTextRoutes,
  firstStepRoutes,
  setupRoutes,
  statusRoutes,
  backupRoutes,
  retentionRoutes,
];
