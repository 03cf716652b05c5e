import { orderPhotos, type PhotoOwner, photoIds } from "./owned-photos.ts";
import type { OwnerOfPhoto } from "./photo.queries.ts";
import { PhotoRefused } from "./photo.refusal.ts";

const nothing = async () => {};

/**
 * The owner of pictures of which the first is the main one.
 * @param owned the record, how many it may have, and the texts for one too many and for another record's
 */
export function photosInOrder(
  owned: OwnerOfPhoto & { most: number; tooMany: () => string; notOwn: () => string },
): PhotoOwner {
  const owner: PhotoOwner = {
    ...owned,
    tooMany: () => new PhotoRefused(400, owned.tooMany()),
    async setMain(tx, photoId) {
      const others = (await photoIds(tx, owner)).filter((other) => other !== photoId);
      await orderPhotos(tx, owner, [photoId, ...others]);
    },
    setMainIfNone: nothing,
    unsetMain: nothing,
  };
  return owner;
}
