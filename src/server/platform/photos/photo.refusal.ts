import { PHOTO_LIMITS } from "../../../contract/platform/photos.ts";
import type { FieldErrors } from "../../../contract/platform/problem.ts";
import { HttpProblem } from "../../base/errors.ts";
import { serverTexts } from "../../texts/texts.ts";

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

const text = () => serverTexts().refusals.photos;

// One function for each reason, which reads its sentence in the language of the request.

export const tooManyBytes = () => new PhotoRefused(413, text().tooManyBytes(PHOTO_LIMITS.bytes / MEGABYTE));

export const tooManyPixels = () => new PhotoRefused(413, text().tooManyPixels(PHOTO_LIMITS.pixels / MEGAPIXEL));

export const tooNarrow = () => new PhotoRefused(400, text().tooNarrow(PHOTO_LIMITS.sides));

export const notAPhoto = () => new PhotoRefused(415, text().notAPhoto);

export const unreadableHeic = () => new PhotoRefused(415, text().unreadableHeic);

export const animated = () => new PhotoRefused(415, text().animated);

export const damaged = () => new PhotoRefused(400, text().damaged);

export const notBase64 = () => new PhotoRefused(400, text().notBase64);

export const tooManyPhotos = () => new PhotoRefused(400, text().tooMany(PHOTO_LIMITS.perAnimal));
