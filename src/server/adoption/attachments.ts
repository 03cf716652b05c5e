import type { RawBuilder, SqlBool } from "kysely";
import type { Db } from "../database/pool.ts";
import type { AttachmentSubject } from "../platform/attachments/attachment.subjects.ts";
import { holdsAnimal } from "./adoption.holder.ts";
import { findRelation } from "./adoption.queries.ts";

/** Whether an animal lives with this user: the adoption is completed, and it has not come back. */
export async function isAdoptedBy(db: Db, userId: number, animalId: number): Promise<boolean> {
  const adoption = await db
    .selectFrom("adoptions as a")
    .select("a.id")
    .where("a.user_id", "=", userId)
    .where("a.animal_id", "=", animalId)
    .where("a.outcome", "=", "completed")
    .where(holdsAnimal("a") as RawBuilder<SqlBool>)
    .executeTakeFirst();
  return adoption !== undefined;
}

/** Whether the person who adopts has closed their account: then nothing is added to the adoption. */
async function isClosed(db: Db, id: number): Promise<boolean> {
  const closed = await db
    .selectFrom("adoptions as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select("a.id")
    .where("a.id", "=", id)
    .where("u.closed_at", "is not", null)
    .executeTakeFirst();
  return closed !== undefined;
}

/**
 * Files on adoptions: an employee reads those of adoptions that are or were assigned to them and changes those that are;
 * the adopter reads those that are ticked for them, and in the same list those of the animal once it is theirs.
 */
export const ADOPTION_ATTACHMENTS = {
  adoption: {
    async access(db, actor, id) {
      const relation = await findRelation(db, actor, id);
      if (!relation) return undefined;
      if (actor.role === "user") return "adopter";
      const mayChange = actor.role === "admin" || relation.isAssignee;
      return mayChange && !(await isClosed(db, id)) ? "write" : "read";
    },
    async also(db, actor, id) {
      if (actor.role !== "user") return [];
      const rows = await db.selectFrom("adoptions").select("animal_id").where("id", "=", id).execute();
      return rows.map(({ animal_id }) => ({ kind: "animal", id: animal_id }));
    },
  },
} as const satisfies { adoption: AttachmentSubject };
