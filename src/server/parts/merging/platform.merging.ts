import { sql } from "kysely";
import type { AreaMerging } from "./merging.ts";

const ALL = () => sql<boolean>`true`;

/** Files, letters and earlier merges. A pair of twins is looked for anew; that it was dismissed comes back with an undo. */
export const PLATFORM_MERGING: AreaMerging = {
  animals: {
    "attachments.animal_id": { says: "files" },
    "merges.animal_id": {},
    "twins.animal_one": { aside: ALL },
    "twins.animal_other": { aside: ALL },
  },
  users: {
    "attachments.user_id": { says: "files" },
    "merges.user_id": {},
    "twins.user_one": { aside: ALL },
    "twins.user_other": { aside: ALL },
  },
  accounts: {
    "letters.account_id": { says: "letters" },
    // Nobody gets into the account that stays with a link that was sent to the other's mailbox.
    "letter_links.account_id": { set: () => ({ used_at: sql`coalesce(t.used_at, now())` }) },
  },
};
