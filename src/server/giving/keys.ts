import { type AreaKeys, BY_STAFF } from "../parts/keys/keys.ts";

const MERGING = { says: "gifts" } as const;
const OF_ANIMAL = { merging: MERGING, undo: "work", sheet: "not: money means nothing elsewhere" } as const;

/** Who gave, and for which animal. */
export const GIVING_KEYS = {
  "donations.animal_id": OF_ANIMAL,
  "donations.account_id": {
    closing: "gone: the gift no longer names anybody; amount and date stay in the books",
    merging: MERGING,
    export: "donations",
  },
  "monthly_gifts.animal_id": OF_ANIMAL,
  "monthly_gifts.account_id": { closing: "gone: it ends and names nobody", merging: MERGING, export: "monthlyGifts" },
  "resource_changes.changed_by": BY_STAFF,
} as const satisfies AreaKeys;
