import { type AreaKeys, BY_STAFF } from "../parts/keys/keys.ts";

/** Who of the staff changed what the shelter says of itself. */
export const SETTINGS_KEYS = {
  "backups.asked_by": BY_STAFF,
  "retention_periods.changed_by": BY_STAFF,
  "shelter.changed_by": BY_STAFF,
  "shelter_texts.changed_by": BY_STAFF,
} as const satisfies AreaKeys;
