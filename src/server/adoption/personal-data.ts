import { recordTexts } from "../../contract/texts/texts.ts";
import { conflict } from "../base/errors.ts";
import type { AreaPersonalData } from "../parts/personal-data/personal-data.ts";
import { eraseAttachments } from "../platform/attachments/attachment.commands.ts";
import {
  adoptionsOf,
  eraseAdoptions,
  exportAdoptions,
  hasOpenAdoption,
  refuseWhileWaiting,
} from "./adoption.personal-data.ts";
import { withdrawAllOf } from "./adoption.steps.ts";
import { deleteRemindersOf } from "./aftercare/aftercare.commands.ts";
import { eraseFavouritesOf } from "./favourites/favourite.commands.ts";
import { exportFavourites } from "./favourites/favourite.queries.ts";
import { cancelVisitsOf, exportVisits, hasComingVisitAsStaff } from "./visits/visit.personal-data.ts";

/** Adoptions, favourites and visits of people. */
export const ADOPTION_PERSONAL_DATA = {
  exports: {
    adoptions: (db, { id }) => exportAdoptions(db, id),
    favourites: (db, { id }) => exportFavourites(db, id),
    visits: (db, { id }) => exportVisits(db, id),
  },
  closing: {
    refuse: ({ db: tx }, { id }) => refuseWhileWaiting(tx, id),
    end: (within, { id }) => withdrawAllOf(within, id),
    async erase({ db: tx, clock }, { id }) {
      await deleteRemindersOf(tx, id);
      await cancelVisitsOf(tx, id, clock.now());
      await eraseFavouritesOf(tx, id);
      const theirs = await adoptionsOf(tx, id);
      await eraseAttachments(tx, theirs);
      await eraseAdoptions(
        tx,
        theirs.map((adoption) => adoption.id),
        clock.now(),
      );
    },
  },
  archiving: {
    async refuse({ db: tx }, { id }) {
      if (await hasOpenAdoption(tx, id)) throw conflict(recordTexts().users.hasAdoption);
      await refuseWhileWaiting(tx, id);
    },
    end: ({ db: tx, clock }, { id }) => cancelVisitsOf(tx, id, clock.now()),
  },
  async refuseArchivingOfEmployee({ db: tx, clock }, employeeId) {
    if (await hasComingVisitAsStaff(tx, employeeId, clock.now()))
      throw conflict(recordTexts().employees.hasAppointment);
  },
} satisfies AreaPersonalData;
