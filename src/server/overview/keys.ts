import { sql } from "kysely";
import { type AreaKeys, BY_STAFF } from "../parts/keys/keys.ts";

const ARRANGED = { archiving: "kept: the row goes in time" } as const;
/** The kinds of the morning list that are named by the animal's number. */
const BY_ANIMAL = sql<boolean>`t.kind in ('unusual', 'incompleteAnimal')`;

/** What staff have arranged about the morning list. */
export const OVERVIEW_KEYS = {
  "waiting_notes.animal_id": { merging: { says: "notes" }, undo: { brought: "id" }, sheet: "notes" },
  "waiting_notes.written_by": BY_STAFF,
  "morning_put_offs.item_id": { animals: { key: ["employee_id", "kind"], once: true, only: BY_ANIMAL } },
  "morning_put_offs.employee_id": ARRANGED,
  "morning_handovers.item_id": { animals: { key: ["kind"], once: true, only: BY_ANIMAL } },
  "morning_handovers.employee_id": ARRANGED,
  "morning_handovers.handed_by": BY_STAFF,
  "morning_letters.employee_id": { archiving: "kept: it only says that this employee wants a letter" },
} as const satisfies AreaKeys;
