import { PHOTO_LIMITS } from "../../contract/photos.ts";
import type { FieldErrors } from "../../contract/shared.ts";
import { HttpProblem } from "../http/errors.ts";

type RefusalStatus = 400 | 413 | 415;

/** A refused upload, with the reason as a sentence for the user. A route that throws it answers correctly. */
export class PhotoRefused extends HttpProblem {
  declare readonly status: RefusalStatus;

  constructor(status: RefusalStatus, message: string, errors?: FieldErrors[]) {
    super(status, message, errors);
    this.name = "PhotoRefused";
  }

  /** @returns the same refusal as the error of one field of the body, e.g. `photos.0` (rules §1, §3) */
  at(field: string): PhotoRefused {
    return new PhotoRefused(this.status, this.message, [{ field, errors: [this.message] }]);
  }
}

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

export const tooManyBytes = () =>
  new PhotoRefused(413, `A photo may have at most ${PHOTO_LIMITS.bytes / MEGABYTE} MB.`);

export const tooManyPixels = () =>
  new PhotoRefused(413, `A photo may have at most ${PHOTO_LIMITS.pixels / MEGAPIXEL} megapixels.`);

export const tooNarrow = () =>
  new PhotoRefused(400, `A photo may be at most ${PHOTO_LIMITS.sides} times as long as it is wide.`);

export const notAPhoto = () => new PhotoRefused(415, "A photo must be a JPEG, PNG, WebP, AVIF or HEIC picture.");

export const unreadableHeic = () =>
  new PhotoRefused(415, "This HEIC picture cannot be read here. Please send it as JPEG.");

export const animated = () => new PhotoRefused(415, "An animated picture cannot be a photo.");

export const damaged = () => new PhotoRefused(400, "This picture is damaged and cannot be read.");

export const notBase64 = () => new PhotoRefused(400, "The photo was not sent as base64.");

export const tooManyPhotos = () =>
  new PhotoRefused(400, `An animal may have at most ${PHOTO_LIMITS.perAnimal} photos.`);
