import { writeAudit } from "../audit/audit.commands.ts";
import type { Db } from "../database/pool.ts";
import type { SignedIn } from "../sessions/actor.ts";

/** Writes down that staff read or moved an adoption: it holds personal data (decisions §10). */
export function auditAdoption(
  db: Db,
  { actor, now, action, adoptionId }: { actor: SignedIn; now: Date; action: string; adoptionId: number },
): Promise<void> {
  return writeAudit(db, {
    at: now,
    actorAccountId: actor.accountId,
    action,
    subject: "adoption",
    subjectId: adoptionId,
  });
}
