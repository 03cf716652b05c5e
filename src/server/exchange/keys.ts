import { sql } from "kysely";
import { type AreaKeys, BY_STAFF, ofStaff } from "../parts/keys/keys.ts";

const RECORD = { key: ["kind", "source", "external_id"] } as const;
const CHANGE = { key: ["import_id", "kind"], once: true } as const;
const PHOTO = { key: ["import_id", "place"], once: true } as const;
const OF_ANIMAL = sql<boolean>`t.kind = 'animal'`;
const OF_STAY = sql<boolean>`t.kind = 'stay'`;

/** What staff have brought in and taken along. The people of stays are the animals'. */
export const EXCHANGE_KEYS = {
  "exports.created_by": BY_STAFF,
  "imports.created_by": BY_STAFF,
  "import_photos.animal_id": { merging: PHOTO, undo: "not: the import's own", sheet: "not: they wait for an import" },
  "imported_records.record_id": { animals: { ...RECORD, only: OF_ANIMAL }, stays: { ...RECORD, only: OF_STAY } },
  "import_changes.record_id": { animals: { ...CHANGE, only: OF_ANIMAL }, stays: { ...CHANGE, only: OF_STAY } },
  "webhooks.account_id": ofStaff("kept: only staff make webhooks"),
  "api_tokens.account_id": ofStaff("kept: only admins let programs in"),
} as const satisfies AreaKeys;
