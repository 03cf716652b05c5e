import { type AreaPersonalData, BY_STAFF } from "../parts/personal-data/personal-data.ts";

/** Who of the staff changed what the shelter says of itself. */
export const SETTINGS_PERSONAL_DATA = {
  references: {
    "backups.asked_by": BY_STAFF,
    "retention_periods.changed_by": BY_STAFF,
    "shelter.changed_by": BY_STAFF,
    "shelter_texts.changed_by": BY_STAFF,
  },
} satisfies AreaPersonalData;
