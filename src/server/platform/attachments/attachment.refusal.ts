import { ATTACHMENT_LIMITS, type AttachmentType } from "../../../contract/platform/attachments.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { HttpProblem, notFound } from "../../base/errors.ts";

const text = () => recordTexts().attachments;

/** Refuses the file, with the reason at its field. */
const refused = (status: 400 | 413 | 415, reason: string) =>
  new HttpProblem(status, reason, [{ field: "file", errors: [reason] }]);

// One function for each reason, which reads its sentence in the language of the request.

export const notMultipart = () => new HttpProblem(415, text().notMultipart);

export const unreadableForm = () => new HttpProblem(400, text().unreadable);

export const noFile = () => refused(400, text().noFile);

export const oneFile = () => refused(400, text().oneFile);

export const tooManyBytes = () => refused(413, text().tooManyBytes(ATTACHMENT_LIMITS.bytes / 1024 / 1024));

export const tooManyPixels = () => refused(413, text().tooManyPixels(ATTACHMENT_LIMITS.pixels / 1_000_000));

export const empty = () => refused(415, text().empty);

export const notAccepted = () => refused(415, text().notAccepted);

export const locked = () => refused(415, text().locked);

export const damaged = () => refused(415, text().damaged);

export const otherName = (ending: string, type: AttachmentType) =>
  refused(415, text().otherName(ending, text().kinds[type]));

export const noAttachment = () => notFound(text().notFound);
