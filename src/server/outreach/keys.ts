import { sql } from "kysely";
import { type AreaKeys, BY_STAFF } from "../parts/keys/keys.ts";
import type { Pair } from "../parts/merging/merging.ts";

/** Also those of an address that was never linked: it is confirmed, and the account has it no more. */
const ofAddress = ({ address }: Pair) =>
  address === undefined
    ? sql<boolean>`false`
    : sql<boolean>`t.account_id is null and email_key(t.email_address) = email_key(${address})`;

const PUBLISHED = { undo: "work", sheet: "not: what was published stays here" } as const;

/** What people wrote to the shelter and want to be written to about; it goes on to the mailbox that asked for it. */
export const OUTREACH_KEYS = {
  "contact_messages.account_id": {
    closing: "emptied: sender, text and the texts of the answers go; dates stay",
    merging: { says: "messages" },
    export: "contactMessages",
  },
  "contact_messages.answered_by": BY_STAFF,
  "contact_messages.closed_by": BY_STAFF,
  "contact_replies.sent_by": BY_STAFF,
  "news.employee_id": BY_STAFF,
  "news_animals.animal_id": { merging: { says: "news", key: ["news_id"], once: true }, ...PUBLISHED },
  "newsletter_animals.animal_id": { merging: { key: ["newsletter_id"], once: true }, ...PUBLISHED },
  "newsletter_subscribers.account_id": {
    closing: "gone: the subscription is deleted with its letters",
    merging: { says: "subscriptions", also: ofAddress },
    export: "newsletter",
  },
  "search_finds.animal_id": { merging: { key: ["mailbox_id"], once: true }, undo: "work", sheet: "not: of people" },
  "search_mailboxes.account_id": {
    closing: "gone: the saved searches are deleted with their letters",
    merging: { says: "searches", also: ofAddress },
    export: "savedSearches",
  },
} as const satisfies AreaKeys;
