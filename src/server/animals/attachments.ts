import { isStaff, type SignedIn } from "../base/actor.ts";
import type { Db } from "../database/pool.ts";
import type { Access, AttachmentSubject } from "../platform/attachments/attachment.subjects.ts";

/** Whether an animal lives with this user by an adoption; the adoptions answer. */
type IsTheirs = (db: Db, userId: number, animalId: number) => Promise<boolean>;

/**
 * Files on animals and their treatments: staff's, and those for the adopter are also theirs once the animal is.
 * @param isTheirs handed in, as the adoptions know the animals and not the other way round
 */
export function animalAttachments(isTheirs: IsTheirs): Record<"animal" | "treatment", AttachmentSubject> {
  async function access(db: Db, actor: SignedIn, id: number): Promise<Access | undefined> {
    const animal = await db.selectFrom("animals").select("archived_at").where("id", "=", id).executeTakeFirst();
    if (!animal) return undefined;
    if (isStaff(actor)) return animal.archived_at === null ? "write" : "read";
    return (await isTheirs(db, actor.personId, id)) ? "adopter" : undefined;
  }

  return {
    animal: {
      access,
      async also(db, _actor, id) {
        const rows = await db
          .selectFrom("treatments as t")
          .select("t.id")
          .where("t.animal_id", "=", id)
          .where(({ exists, selectFrom }) =>
            exists(selectFrom("attachments as f").select("f.id").whereRef("f.treatment_id", "=", "t.id")),
          )
          .orderBy("t.id", "desc")
          .execute();
        return rows.map((row) => ({ kind: "treatment", id: row.id }));
      },
    },
    treatment: {
      async access(db, actor, id) {
        const treatment = await db.selectFrom("treatments").select("animal_id").where("id", "=", id).executeTakeFirst();
        return treatment && access(db, actor, treatment.animal_id);
      },
    },
  };
}
