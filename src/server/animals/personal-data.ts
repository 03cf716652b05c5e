import { type AreaPersonalData, BY_STAFF } from "../parts/personal-data/personal-data.ts";
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
  references: {
    "animal_group_caretakers.employee_id": "kept: an archived employee takes care of no group",
    "chips.recorded_by": BY_STAFF,
    "confirmed_batches.account_id": "kept: only staff confirm the batch in hand",
    "foster_reports.answered_by": BY_STAFF,
    "holds.lifted_by": BY_STAFF,
    "holds.recorded_by": BY_STAFF,
    "observations.recorded_by": BY_STAFF,
    "placements.ended_by": BY_STAFF,
    "placements.recorded_by": BY_STAFF,
    "placements.user_id": "emptied: notes, reports and photos go; the kind and the days stay",
    "stay_contacts.linked_by": BY_STAFF,
    "stay_contacts.user_id": "gone: the rows are deleted, also those with their address",
    "stay_reopenings.reopened_by": BY_STAFF,
    "stays.outcome_recorded_by": BY_STAFF,
    "stays.recorded_by": BY_STAFF,
    "treatment_corrections.corrected_by": BY_STAFF,
    "treatments.closed_by": BY_STAFF,
    "treatments.recorded_by": BY_STAFF,
    "unit_stays.recorded_by": BY_STAFF,
    "weights.recorded_by": "kept: it says who weighed; a foster home's weights are the animal's",
  },
} satisfies AreaPersonalData;
