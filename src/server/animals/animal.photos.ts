import { PHOTO_LIMITS } from "../../contract/platform/photos.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { anyOf } from "../database/any-of.ts";
import type { Db } from "../database/pool.ts";
import type { PhotoOwner } from "../platform/photos/owned-photos.ts";
import { tooManyPhotos } from "../platform/photos/photo.refusal.ts";

const setMain = (tx: Db, id: number, main_photo_id: number | null) =>
  tx.updateTable("animals").set({ main_photo_id }).where("id", "=", id);

/** An animal as the owner of pictures; its row names the main one (rules §3). */
export const photosOfAnimal = (id: number): PhotoOwner => ({
  column: "animal_id",
  id,
  most: PHOTO_LIMITS.perAnimal,
  tooMany: tooManyPhotos,
  notOwn: () => recordTexts().animalForm.invalidPhoto,
  setMain: (tx, photoId) => setMain(tx, id, photoId).execute(),
  setMainIfNone: (tx, photoId) => setMain(tx, id, photoId).where("main_photo_id", "is", null).execute(),
  unsetMain: (tx, photoIds) => setMain(tx, id, null).where("main_photo_id", "=", anyOf(photoIds)).execute(),
});
