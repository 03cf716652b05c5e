import { sql } from "kysely";
import { type AreaKeys, GONE } from "../parts/keys/keys.ts";

/** A way of signing in. */
const FACTOR = { closing: GONE, merging: "not: it ends with the account that goes", export: "signingIn" } as const;

/** What people sign in with. */
export const ACCOUNTS_KEYS = {
  "authenticator_apps.account_id": FACTOR,
  "known_devices.account_id": FACTOR,
  "passkeys.account_id": FACTOR,
  "recovery_codes.account_id": FACTOR,
  "sign_in_steps.account_id": { ...FACTOR, export: "not: it only lasts while somebody signs in" },
  "letter_links.account_id": {
    closing: GONE,
    // Nobody gets into the account that stays with a link that was sent to the other's mailbox.
    merging: { set: () => ({ used_at: sql`coalesce(t.used_at, now())` }) },
    export: "not: whoever has a link gets in with it",
  },
  "sessions.account_id": { ...FACTOR, archiving: "ends: the rows are deleted", export: "sessions" },
} as const satisfies AreaKeys;
