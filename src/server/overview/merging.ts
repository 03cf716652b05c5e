import { sql } from "kysely";
import type { AreaMerging } from "../parts/merging/merging.ts";

/** The kinds of the morning list that are named by the animal's number. */
const BY_ANIMAL = sql<boolean>`t.kind in ('unusual', 'incompleteAnimal')`;

export const OVERVIEW_MERGING: AreaMerging = {
  animals: {
    "waiting_notes.animal_id": { says: "notes" },
    "morning_put_offs.item_id": { key: ["employee_id", "kind"], once: true, only: BY_ANIMAL },
    "morning_handovers.item_id": { key: ["kind"], once: true, only: BY_ANIMAL },
  },
};
