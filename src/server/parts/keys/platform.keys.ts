import { sql } from "kysely";
import { type AreaKeys, BY_STAFF, ofStaff } from "./keys.ts";

const ASIDE = { aside: () => sql<boolean>`true` };
const TWIN_USER = {
  closing: "kept: a closed account is nobody's twin, and the pair names only numbers",
  merging: ASIDE,
  export: "not: staff suppose it",
} as const;
const TWIN_ANIMAL = { merging: ASIDE, undo: "not: written by itself", sheet: "not: it is found anew" } as const;

/** Files, letters and earlier merges. A pair of twins is looked for anew; that it was dismissed comes back with an undo. */
export const PLATFORM_KEYS = {
  "attachments.added_by": BY_STAFF,
  "attachments.animal_id": { merging: { says: "files" }, undo: { brought: "id" }, sheet: "attachments" },
  "attachments.deleted_by": BY_STAFF,
  "attachments.treatment_id": { undo: { brought: "id" } },
  "attachments.user_id": { closing: "gone: with their files", merging: { says: "files" }, export: "attachments" },
  "letters.account_id": {
    closing: "emptied: letters that wait are deleted; of those that were sent only the dates stay",
    merging: { says: "letters" },
    export: "letters",
  },
  "list_columns.account_id": ofStaff("kept: only staff choose columns"),
  "list_views.account_id": ofStaff("kept: only staff keep views of lists"),
  "merges.animal_id": { merging: {}, undo: "work", sheet: "not: what has become one comes in as one" },
  "merges.merged_by": BY_STAFF,
  "merges.undone_by": BY_STAFF,
  "merges.user_id": {
    closing: "emptied: what an undo would need goes; that two records were merged, and when, stays",
    merging: {},
    export: "auditLog",
  },
  "sent_once.account_id": ofStaff("kept: only staff send what is kept on a device, and the row goes after 14 days"),
  "twins.animal_one": TWIN_ANIMAL,
  "twins.animal_other": TWIN_ANIMAL,
  "twins.dismissed_by": BY_STAFF,
  "twins.user_one": TWIN_USER,
  "twins.user_other": TWIN_USER,
} as const satisfies AreaKeys;
