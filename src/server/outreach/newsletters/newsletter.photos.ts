import { sql } from "kysely";
import { PHOTO_LIMITS } from "../../../contract/platform/photos.ts";
import { offeredLanguage } from "../../../contract/platform/shelter.ts";
import type { Language } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { inLanguage } from "../../base/language.ts";
import type { Db } from "../../database/pool.ts";
import { readersText } from "../../database/translations.ts";
import type { LetterPicture } from "../../platform/mail/letter.draft.ts";
import { picturePath } from "../../platform/mail/letter.pictures.ts";
import { type PhotoOwner, photosInOrder } from "../../platform/photos/owned-photos.ts";
import { photosWhere } from "../../platform/photos/photo.queries.ts";

/** An issue as the owner of pictures (rules §6). */
export const photosOfIssue = (id: number): PhotoOwner =>
  photosInOrder({
    column: "newsletter_id",
    id,
    most: PHOTO_LIMITS.perNewsletter,
    tooMany: () => recordTexts().newsletterIssues.tooManyPhotos,
    notOwn: () => recordTexts().newsletterIssues.invalidPhoto,
  });

/** The pictures of the issue `n` in their order, as a column. */
export const issuePhotos = () => photosWhere(sql`o.newsletter_id = n.id`, sql`o.position`).as("photos");

/** The pictures of an issue as its letters to readers of this language show them. */
export async function letterPictures(db: Db, language: Language, id: number): Promise<LetterPicture[]> {
  const alt = inLanguage(offeredLanguage(language), () => readersText("p.alt"));
  const rows = await db
    .selectFrom("photos as p")
    .select(["p.id", alt.as("alt")])
    .where("p.newsletter_id", "=", id)
    .orderBy("p.position")
    .execute();
  return rows.map((row) => ({ src: picturePath(row.id, 640), alt: row.alt }));
}
