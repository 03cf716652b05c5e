import type { backupCalls } from "./backups.ts";
import type { firstStepCalls } from "./first-steps.ts";
import type { retentionCalls } from "./retention.ts";
import type { setupCalls } from "./setup.ts";
import type { shelterListCalls } from "./shelter-lists.ts";
import type { shelterCalls } from "./shelter-record.ts";
import type { statusCalls } from "./status.ts";

/** The calls of this area. Only types, so that the browser loads no schemas for them. */
export type SettingsCalls = typeof backupCalls &
  typeof firstStepCalls &
  typeof retentionCalls &
  typeof setupCalls &
  typeof shelterCalls &
  typeof shelterListCalls &
  typeof statusCalls;
