import { KEPT_CHANGES } from "./audit.retention.ts";
import type { AreaRetention } from "./kept-kind.ts";
import { KEPT_LETTERS } from "./letter.retention.ts";

/** Letters, and what the audit log keeps of changes. */
export const PLATFORM_RETENTION: AreaRetention = { kinds: { letters: KEPT_LETTERS, changes: KEPT_CHANGES } };
