import { z } from "zod";
import { type Message, messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { PhotoUpload } from "./photos.ts";
import { Id, optionalLines } from "./shared.ts";

const { focus } = messages(() => recordTexts().animalForm);
const percent = z.number(focus).min(0, focus).max(100, focus);

/** The facts about a picture: its description, and the point that every crop keeps, in percent. */
const photoFacts = {
  alt: optionalLines(300),
  focalX: percent.optional(),
  focalY: percent.optional(),
};

/** A picture that is added. `isMain` makes it the main picture; a record without one takes its first picture. */
const AddedPhoto = PhotoUpload.extend({ ...photoFacts, isMain: z.boolean().optional() });
export type AddedPhoto = z.output<typeof AddedPhoto>;

/**
 * The pictures that a request adds.
 * @param most pictures of one record
 * @param invalid the message when the value is not a list of pictures
 */
export const addedPhotos = (most: number, tooMany: Message, invalid: Message) =>
  z.array(AddedPhoto, invalid).max(most, tooMany);

/**
 * The changes of existing pictures. `removedPhotoIds` are removed; `photoChanges` changes facts about a picture;
 * `photoOrder` puts these pictures first, in this order; `mainPhotoId` is the picture that lists and pages show.
 */
export const photoChanges = (most: number) => ({
  removedPhotoIds: z.array(Id).max(most).optional(),
  photoChanges: z
    .array(z.object({ id: Id, ...photoFacts }))
    .max(most)
    .optional(),
  photoOrder: z.array(Id).max(most).optional(),
  mainPhotoId: Id.optional(),
});

/** A change of the pictures of a record. */
export type PhotosChange = { photos?: AddedPhoto[] | undefined } & z.output<
  z.ZodObject<ReturnType<typeof photoChanges>>
>;

/** Whether a change affects the pictures. */
export const changesPhotos = (change: PhotosChange): boolean =>
  Boolean(change.photos?.length || change.removedPhotoIds || change.photoChanges || change.photoOrder) ||
  change.mainPhotoId !== undefined;
