import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Held } from "../../../contract/animals/held.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { instant } from "../../base/clock.ts";
import { conflict } from "../../base/errors.ts";
import type { Db } from "../../database/pool.ts";

/** All placements with a user and their reports, for the export of personal data (rules §10). */
export async function exportPlacements(db: Db, userId: number): Promise<Held["placements"]> {
  const rows = await db
    .selectFrom("placements as p")
    .innerJoin("stays as s", "s.id", "p.stay_id")
    .innerJoin("animals as a", "a.id", "s.animal_id")
    .where("p.user_id", "=", userId)
    .select(["s.animal_id as animalId", "a.name as animal", "p.kind", "p.from_on as from", "p.due_back as dueBack"])
    .select(["p.until_on as until", "p.note"])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("weights as w")
          .whereRef("w.placement_id", "=", "p.id")
          .select(["w.weighed_on as on", "w.kg"])
          .orderBy("w.weighed_on"),
      ).as("weights"),
      jsonArrayFrom(
        eb
          .selectFrom("foster_reports as r")
          .whereRef("r.placement_id", "=", "p.id")
          .select(["r.sent_at as sentAt", "r.note", "r.has_photo as hasPhoto", "r.answer"])
          .orderBy("r.id"),
      ).as("reports"),
    ])
    .orderBy("p.id")
    .execute();
  return rows.map(({ reports, ...placement }) => ({
    ...placement,
    reports: reports.map((report) => ({ ...report, sentAt: instant(report.sentAt) })),
  }));
}

/**
 * Refuses to close or archive the account of a user who has an animal of the shelter at home: the shelter must be able to
 * reach them. The transaction has locked the user.
 * @throws HttpProblem 409 with the name of the animal
 */
export async function refuseWhileFostering(tx: Db, userId: number): Promise<void> {
  const held = await tx
    .selectFrom("placements as p")
    .innerJoin("stays as s", "s.id", "p.stay_id")
    .innerJoin("animals as a", "a.id", "s.animal_id")
    .where("p.user_id", "=", userId)
    .where("p.until_on", "is", null)
    .where("a.archived_at", "is", null)
    .select("a.name")
    .executeTakeFirst();
  if (held) throw conflict(recordTexts().fosters.hasAnimal(held.name));
}

/**
 * Erases the notes of a user's placements, their reports, and photos without an answer, when the account is closed. Kind and
 * days stay (rules §10). The sweep deletes the files of the photos.
 */
export async function erasePlacementsOf(tx: Db, userId: number): Promise<void> {
  const theirs = tx.selectFrom("placements").select("id").where("user_id", "=", userId);
  await tx.updateTable("placements").set({ note: "", person_name: "" }).where("user_id", "=", userId).execute();
  await tx.deleteFrom("foster_reports").where("placement_id", "in", theirs).where("answer", "is", null).execute();
  await tx.updateTable("foster_reports").set({ note: "" }).where("placement_id", "in", theirs).execute();
}
