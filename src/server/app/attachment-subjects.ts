import { ADOPTION_ATTACHMENTS, isAdoptedBy } from "../adoption/attachments.ts";
import { animalAttachments } from "../animals/attachments.ts";
import { PEOPLE_ATTACHMENTS } from "../people/attachments.ts";
import type { AttachmentSubjects } from "../platform/attachments/attachment.subjects.ts";

/** Every kind of record that has files. One that no area gives does not compile. */
export const ATTACHMENT_SUBJECTS: AttachmentSubjects = {
  ...animalAttachments(isAdoptedBy),
  ...ADOPTION_ATTACHMENTS,
  ...PEOPLE_ATTACHMENTS,
};
