import { forgetDeleted } from "../platform/attachments/attachment.commands.ts";
import { deleteOldUses } from "../platform/http/throttle.ts";
import { deleteOldUnsent } from "../platform/mail/letter.commands.ts";
import { deleteOldLinks } from "../platform/mail/link.store.ts";
import { startPhotoSweep } from "../platform/photos/photo.sweep.ts";
import { deleteOldAnswers } from "../platform/records/once.ts";
import type { AreaWork } from "./area-work.ts";
import { forgetOldMerges } from "./merging/merges.store.ts";

/** Letters are sent by `app`, which knows the mail server. */
export const PLATFORM_WORK: AreaWork = {
  cleanUps: [deleteOldUses, deleteOldLinks, deleteOldUnsent, forgetDeleted, deleteOldAnswers, forgetOldMerges],
  workers: [({ db, jobs, photoStore }) => startPhotoSweep({ db, store: photoStore, jobs })],
};
