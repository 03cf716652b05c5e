import type { attachmentCalls } from "./attachments.ts";
import type { auditCalls } from "./audit.ts";
import type { backgroundJobCalls } from "./background-jobs.ts";
import type { animalBulkCalls } from "./bulk.ts";
import type { listViewCalls } from "./list-views.ts";
import type { outboxCalls } from "./outbox.ts";
import type { shelterTextCalls } from "./shelter-texts.ts";

/** The calls of this area. Only types, so that the browser loads no schemas for them. */
export type PlatformCalls = typeof animalBulkCalls &
  typeof attachmentCalls &
  typeof auditCalls &
  typeof backgroundJobCalls &
  typeof listViewCalls &
  typeof outboxCalls &
  typeof shelterTextCalls;
