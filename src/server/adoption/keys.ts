import { sql } from "kysely";
import { type AreaKeys, BY_STAFF, GONE } from "../parts/keys/keys.ts";

const HEART = { says: "favourites", once: true } as const;

/** One person's way to one animal. Steps say whose they were: those of the adopter move with their adoptions. */
export const ADOPTION_KEYS = {
  "adoptions.animal_id": { merging: { says: "adoptions" }, undo: "work", sheet: "adoptions" },
  "adoptions.stay_id": { merging: {}, undo: "work", sheet: "adoptions" },
  "adoptions.user_id": {
    closing:
      "emptied: open ones are withdrawn; letter, answers, notes and files go, the contract of a completed one stays",
    archiving: "refused: while one is open, or its animal waits to be fetched",
    merging: { says: "adoptions" },
    export: "adoptions",
  },
  "adoption_history.actor_account_id": {
    closing: "kept: it says whose step it was; the notes of the steps are erased",
    merging: {
      only: sql`t.adoption_id in (select o.id from adoptions as o join users as u on u.id = o.user_id where u.account_id = t.actor_account_id)`,
    },
    export: "adoptions",
  },
  "adoption_stage_assignees.employee_id": { archiving: "ends: those of the past stay" },
  "aftercare_letters.treatment_id": { undo: "work" },
  "visits.animal_id": { merging: { says: "visits" }, undo: "work", sheet: "not: a plan of people" },
  "visits.employee_id": { archiving: "refused: while one is to come; past ones say who was to be there" },
  "visits.user_id": {
    closing: "kept: coming ones are cancelled, past ones are a count and a date",
    archiving: "ends: coming ones are cancelled",
    merging: { says: "visits" },
    export: "visits",
  },
  "visit_plan.changed_by": BY_STAFF,
  "favourites.animal_id": { merging: { ...HEART, key: ["user_id"] }, undo: "work", sheet: "not: of people" },
  "favourites.user_id": { closing: GONE, merging: { ...HEART, key: ["animal_id"] }, export: "favourites" },
} as const satisfies AreaKeys;
