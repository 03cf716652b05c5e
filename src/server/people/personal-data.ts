import { CLOSED_NAME } from "../../contract/accounts/closed-account.ts";
import type { Db } from "../database/pool.ts";
import type { AreaPersonalData } from "../parts/personal-data/personal-data.ts";
import { eraseAttachments } from "../platform/attachments/attachment.commands.ts";
import { forgetChanges } from "../platform/audit/audit.commands.ts";
import { exportAuditLog } from "./held/audit-log.queries.ts";
import { exportAttachmentsOf } from "./held/user.attachments.ts";
import { exportNotes } from "./held/user-note.queries.ts";
import { eraseJobApplications, exportJobApplications } from "./job-applications/job-application.personal-data.ts";

/** Erases the record of a user, what was changed in it, and what staff noted on them. */
async function eraseUser(tx: Db, userId: number, now: Date): Promise<void> {
  await forgetChanges(tx, "user", [userId]);
  await tx.deleteFrom("user_notes").where("user_id", "=", userId).execute();
  await tx
    .updateTable("users")
    .set({ ...CLOSED_NAME, phone_number: "", postal_code: "", city: "", street: "", flags: "[]" })
    .set({ date_of_birth: null, closed_at: now })
    .where("id", "=", userId)
    .execute();
}

/** The records of users, and who applied for jobs. */
export const PEOPLE_PERSONAL_DATA = {
  exports: {
    jobApplications: (db, { accountId }) => exportJobApplications(db, accountId),
    notes: (db, { id }) => exportNotes(db, id),
    attachments: (db, { id }) => exportAttachmentsOf(db, id),
    auditLog: exportAuditLog,
  },
  closing: {
    async erase({ db: tx, clock }, { id, accountId }) {
      await eraseAttachments(tx, [{ kind: "user", id }]);
      await eraseJobApplications(tx, accountId);
      await eraseUser(tx, id, clock.now());
    },
  },
  archiving: {
    async end({ db: tx, clock }, { id }) {
      await tx.updateTable("users").set({ archived_at: clock.now() }).where("id", "=", id).execute();
    },
  },
} satisfies AreaPersonalData;
