import { isStaff } from "../base/actor.ts";
import type { AttachmentSubject } from "../platform/attachments/attachment.subjects.ts";

/** Files on people are staff's alone: the people themselves get them with their personal data. */
export const PEOPLE_ATTACHMENTS = {
  user: {
    async access(db, actor, id) {
      if (!isStaff(actor)) return undefined;
      const user = await db
        .selectFrom("users")
        .select("archived_at")
        .where("id", "=", id)
        .where("closed_at", "is", null)
        .executeTakeFirst();
      return user && (user.archived_at === null ? "write" : "read");
    },
  },
} as const satisfies { user: AttachmentSubject };
