import { sql } from "kysely";
import type { AreaMerging } from "../parts/merging/merging.ts";
import { refuseTwoLives } from "./merging.refusals.ts";
import { STAY_MERGING } from "./stays/merging.ts";

/** The lives of animals, and whom they live with. What hangs on a stay moves with it. */
export const ANIMALS_MERGING: AreaMerging = {
  animals: {
    "stays.animal_id": { says: "stays" },
    "treatments.animal_id": { says: "treatments" },
    "weights.animal_id": { says: "weights", key: ["weighed_on"], once: true },
    "observations.animal_id": { says: "observations" },
    "chips.animal_id": { says: "chips" },
    "photos.animal_id": {
      says: "photos",
      set: ({ kept }) => ({
        position: sql`t.position + 1 + coalesce((select max(position) from photos where animal_id = ${kept}), -1)`,
      }),
    },
    "animal_attribute_scores.animal_id": { key: ["attribute_type_id"], once: true },
    // Since when it is told of and offered: where both have been, the one that stays says it.
    "profile_times.animal_id": {
      aside: ({ kept }) =>
        sql`t.at >= coalesce((select min(at) from profile_times where animal_id = ${kept}), 'infinity')`,
    },
    "import_photos.animal_id": { key: ["import_id", "place"], once: true },
    "imported_records.record_id": { key: ["kind", "source", "external_id"], only: sql`t.kind = 'animal'` },
    "import_changes.record_id": { key: ["import_id", "kind"], once: true, only: sql`t.kind = 'animal'` },
  },
  stays: STAY_MERGING,
  refuseAnimals: refuseTwoLives,
  users: {
    "placements.user_id": { says: "placements" },
    // Also those of an address that is theirs: nobody could say so any more.
    "stay_contacts.user_id": {
      also: ({ address }) =>
        address === undefined
          ? sql`false`
          : sql`t.user_id is null and t.email <> '' and email_key(t.email) = email_key(${address})`,
      set: () => ({ linked_at: sql`coalesce(t.linked_at, now())` }),
    },
  },
  accounts: {
    "weights.recorded_by": {
      key: ["animal_id", "weighed_on"],
      only: sql`t.placement_id is not null`,
    },
  },
};
