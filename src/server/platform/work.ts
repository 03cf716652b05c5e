import { forgetDeleted } from "./attachments/attachment.commands.ts";
import type { AreaWork } from "./background/area-work.ts";
import { deleteOldUses } from "./http/throttle.ts";
import { deleteOldUnsent } from "./mail/letter.commands.ts";
import { deleteOldLinks } from "./mail/link.store.ts";
import { startPhotoSweep } from "./photos/photo.sweep.ts";

/** Letters are sent by `app`, which knows the mail server. */
export const PLATFORM_WORK: AreaWork = {
  cleanUps: [deleteOldUses, deleteOldLinks, deleteOldUnsent, forgetDeleted],
  workers: [({ db, jobs, photoStore }) => startPhotoSweep({ db, store: photoStore, jobs })],
};
