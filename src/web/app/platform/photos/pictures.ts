import type { AddedPhoto } from "../../../../contract/platform/photo-form.ts";
import { DEFAULT_FOCUS } from "../../../../contract/platform/photo-path.ts";
import type { ShownPhoto } from "../../../../contract/platform/photos.ts";

type Facts = { alt: string; focalX: number; focalY: number };
/** A picture in the form: a stored one, or a new one that is sent with the form. */
export type Picture = Facts & ({ id: number } | { upload: AddedPhoto; key: string });

/** The pictures of a form. `all` has the stored ones before the new ones; `before` are those when the form was opened. */
export type Pictures = { all: Picture[]; main: string | null; removed: number[]; before: ShownPhoto[] };

/** A unique key of a picture in its form. */
export const keyOf = (picture: Picture): string => ("id" in picture ? String(picture.id) : picture.key);

/** The stored pictures of a record, the main one first. */
export function picturesOf(photos: readonly ShownPhoto[] = []): Pictures {
  const [main] = photos;
  return {
    all: photos.map(({ id, alt, focalX, focalY }) => ({ id, alt, focalX, focalY })),
    main: main ? String(main.id) : null,
    removed: [],
    before: [...photos],
  };
}

/** Adds a picture at the end; the first picture of all becomes the main one. */
export function withPicture(pictures: Pictures, upload: AddedPhoto, key: string): Pictures {
  const picture = { upload, key, alt: "", focalX: DEFAULT_FOCUS.x, focalY: DEFAULT_FOCUS.y };
  return { ...pictures, all: [...pictures.all, picture], main: pictures.main ?? key };
}

/** Removes a picture; if it was the main picture, the first of the others becomes the main one. */
export function withoutPicture(pictures: Pictures, key: string): Pictures {
  const removedPicture = pictures.all.find((picture) => keyOf(picture) === key);
  const all = pictures.all.filter((picture) => picture !== removedPicture);
  const first = all[0] ? keyOf(all[0]) : null;
  return {
    ...pictures,
    all,
    main: pictures.main === key ? first : pictures.main,
    removed: removedPicture && "id" in removedPicture ? [...pictures.removed, removedPicture.id] : pictures.removed,
  };
}

/** @returns whether a picture can be swapped with its neighbour: new ones stay after stored ones */
export function canMove({ all }: Pictures, at: number, by: -1 | 1): boolean {
  const [one, other] = [all[at], all[at + by]];
  return one !== undefined && other !== undefined && "id" in one === "id" in other;
}

/** Swaps two neighbours. */
export function moved(pictures: Pictures, at: number, by: -1 | 1): Pictures {
  if (!canMove(pictures, at, by)) return pictures;
  const all = [...pictures.all];
  const [one] = all.splice(at, 1);
  if (one) all.splice(at + by, 0, one);
  return { ...pictures, all };
}

/** Changes the description or the focal point of a picture. */
export function described(pictures: Pictures, key: string, facts: Partial<Facts>): Pictures {
  return {
    ...pictures,
    all: pictures.all.map((picture) => (keyOf(picture) === key ? { ...picture, ...facts } : picture)),
  };
}

/** The fields of the request body; unchanged ones are left out (see `animalChange`). */
export function pictureFields({ all, main, removed, before }: Pictures): object {
  const kept = all.filter((picture) => "id" in picture);
  const added = all.filter((picture) => "upload" in picture);
  const order = kept.map(({ id }) => id);
  const formerOrder = before.map(({ id }) => id).filter((id) => !removed.includes(id));
  const changes = kept.filter(({ id, ...facts }) =>
    isChanged(
      facts,
      before.find((photo) => photo.id === id),
    ),
  );
  const isMainKept = order.some((id) => String(id) === main);
  return {
    ...((before.length === 0 || added.length > 0) && { photos: added.map((picture) => newPhoto(picture, main)) }),
    ...(removed.length > 0 && { removedPhotoIds: removed }),
    ...(changes.length > 0 && { photoChanges: changes }),
    ...(order.join() !== formerOrder.join() && { photoOrder: order }),
    ...(isMainKept && main !== String(before[0]?.id) && { mainPhotoId: Number(main) }),
  };
}

const isChanged = (facts: Facts, former: Facts | undefined) =>
  facts.alt !== former?.alt || facts.focalX !== former.focalX || facts.focalY !== former.focalY;

const newPhoto = ({ upload, key, ...facts }: Extract<Picture, { key: string }>, main: string | null) => ({
  ...upload,
  ...facts,
  isMain: key === main,
});
