import { sql } from "kysely";
import type { AreaMerging, MergeRule } from "../parts/merging/merging.ts";

/** Also those of an address that was never linked: it is confirmed, and the account has it no more. */
const ofAddress: MergeRule["also"] = ({ address }) =>
  address === undefined ? sql`false` : sql`t.account_id is null and email_key(t.email_address) = email_key(${address})`;

/** What people wrote to the shelter and want to be written to about; it goes on to the mailbox that asked for it. */
export const OUTREACH_MERGING: AreaMerging = {
  animals: {
    "news_animals.animal_id": { says: "news", key: ["news_id"], once: true },
    "newsletter_animals.animal_id": { key: ["newsletter_id"], once: true },
    "search_finds.animal_id": { key: ["mailbox_id"], once: true },
  },
  accounts: {
    "contact_messages.account_id": { says: "messages" },
    "newsletter_subscribers.account_id": { says: "subscriptions", also: ofAddress },
    "search_mailboxes.account_id": { says: "searches", also: ofAddress },
  },
};
