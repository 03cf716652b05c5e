import type { AreaPersonalData } from "../parts/personal-data/personal-data.ts";
import { erasePlacementsOf, exportPlacements, refuseWhileFostering } from "./fosters/foster.personal-data.ts";
import { eraseContactsOf, exportContacts } from "./imported/contact.personal-data.ts";

/** Who has animals of the shelter at home, and who did what for them. */
export const ANIMALS_PERSONAL_DATA = {
  exports: {
    placements: (db, { id }) => exportPlacements(db, id),
    stayContacts: exportContacts,
  },
  closing: {
    refuse: ({ db: tx }, { id }) => refuseWhileFostering(tx, id),
    async erase({ db: tx }, user) {
      await erasePlacementsOf(tx, user.id);
      await eraseContactsOf(tx, user);
    },
  },
  archiving: { refuse: ({ db: tx }, { id }) => refuseWhileFostering(tx, id) },
} satisfies AreaPersonalData;
