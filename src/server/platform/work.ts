import { forgetDeleted } from "./attachments/attachment.commands.ts";
import type { AreaWork } from "./background/area-work.ts";
import { deleteOldUses } from "./http/throttle.ts";
import { deleteOldUnsent } from "./mail/letter.commands.ts";
import { deleteOldLinks } from "./mail/link.store.ts";
import { forgetOldMerges } from "./merges/merges.store.ts";
import { startPhotoSweep } from "./photos/photo.sweep.ts";
import { deleteOldAnswers } from "./records/once.ts";

/** Letters are sent by `app`, which knows the mail server. */
export const PLATFORM_WORK: AreaWork = {
  cleanUps: [deleteOldUses, deleteOldLinks, deleteOldUnsent, forgetDeleted, deleteOldAnswers, forgetOldMerges],
  workers: [({ db, jobs, photoStore }) => startPhotoSweep({ db, store: photoStore, jobs })],
};
