import { PHOTO_LIMITS } from "../../../contract/platform/photos.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { type PhotoOwner, photosInOrder } from "../../platform/photos/owned-photos.ts";

/** An article as the owner of pictures; the first is its main one (rules §5). */
export const photosOfNews = (id: number): PhotoOwner =>
  photosInOrder({
    column: "news_id",
    id,
    most: PHOTO_LIMITS.perNews,
    tooMany: () => recordTexts().news.tooManyPhotos,
    notOwn: () => recordTexts().news.invalidPhoto,
  });
