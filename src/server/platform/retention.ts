import { KEPT_CHANGES } from "./audit/audit.retention.ts";
import { KEPT_LETTERS } from "./mail/letter.retention.ts";
import type { AreaRetention } from "./retention/kept-kind.ts";

/** Letters, and what the audit log keeps of changes. */
export const PLATFORM_RETENTION: AreaRetention = { kinds: { letters: KEPT_LETTERS, changes: KEPT_CHANGES } };
