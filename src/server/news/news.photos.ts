import { PHOTO_LIMITS } from "../../contract/photos.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { orderPhotos, type PhotoOwner, photoIds } from "../photos/owned-photos.ts";
import { PhotoRefused } from "../photos/photo.refusal.ts";

const nothing = async () => {};

/** An article as the owner of pictures; the first is its main one (rules §5). */
export function photosOfNews(id: number): PhotoOwner {
  const owner: PhotoOwner = {
    column: "news_id",
    id,
    most: PHOTO_LIMITS.perNews,
    tooMany: () => new PhotoRefused(400, recordTexts().news.tooManyPhotos),
    notOwn: () => recordTexts().news.invalidPhoto,
    async setMain(tx, photoId) {
      const others = (await photoIds(tx, owner)).filter((other) => other !== photoId);
      await orderPhotos(tx, owner, [photoId, ...others]);
    },
    setMainIfNone: nothing,
    unsetMain: nothing,
  };
  return owner;
}
