import { sql } from "kysely";
import { type AreaKeys, BY_STAFF, ofStaff } from "../parts/keys/keys.ts";
import { OWN, STAY_KEYS } from "./stays/keys.ts";

/** The lives of animals, and whom they live with. What hangs on a stay moves with it. */
export const ANIMALS_KEYS = {
  "stays.animal_id": { merging: { says: "stays" }, undo: OWN, sheet: "stays" },
  "stays.outcome_recorded_by": BY_STAFF,
  "stays.recorded_by": BY_STAFF,
  "treatments.animal_id": { merging: { says: "treatments" }, undo: OWN, sheet: "treatments" },
  "treatments.closed_by": BY_STAFF,
  "treatments.recorded_by": BY_STAFF,
  "treatment_corrections.corrected_by": BY_STAFF,
  "treatment_corrections.treatment_id": { undo: "work" },
  "confirmed_batches.account_id": ofStaff("kept: only staff confirm the batch in hand"),
  "weights.animal_id": { merging: { says: "weights", key: ["weighed_on"], once: true }, undo: OWN, sheet: "weights" },
  "weights.placement_id": { undo: { brought: "weighed_on" } },
  "weights.recorded_by": {
    closing: "kept: it says who weighed; a foster home's weights are the animal's",
    merging: { key: ["animal_id", "weighed_on"], only: sql`t.placement_id is not null` },
    export: "placements",
  },
  "observations.animal_id": { merging: { says: "observations" }, undo: { brought: "id" }, sheet: "observations" },
  "observations.recorded_by": BY_STAFF,
  "chips.animal_id": { merging: { says: "chips" }, undo: OWN, sheet: "chips" },
  "chips.recorded_by": BY_STAFF,
  "photos.animal_id": {
    merging: {
      says: "photos",
      set: ({ kept }) => ({
        position: sql`t.position + 1 + coalesce((select max(position) from photos where animal_id = ${kept}), -1)`,
      }),
    },
    undo: OWN,
    sheet: "photos",
  },
  "animal_attribute_scores.animal_id": {
    merging: { key: ["attribute_type_id"], once: true },
    undo: { brought: "attribute_type_id" },
    sheet: "animals",
  },
  // Since when it is told of and offered: where both have been, the one that stays says it.
  "profile_times.animal_id": {
    merging: {
      aside: ({ kept }) =>
        sql`t.at >= coalesce((select min(at) from profile_times where animal_id = ${kept}), 'infinity')`,
    },
    undo: "not: written by itself",
    sheet: "profiles",
  },
  "animal_group_caretakers.employee_id": { archiving: "ends: they take care of no group" },
  ...STAY_KEYS,
} as const satisfies AreaKeys;
