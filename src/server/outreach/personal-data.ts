import type { AreaPersonalData } from "../parts/personal-data/personal-data.ts";
import { eraseMessagesOf, exportMessages } from "./messages/message.personal-data.ts";
import { subscriptionOf } from "./newsletters/newsletter.queries.ts";
import { deleteSubscriptionsOf } from "./newsletters/subscription.commands.ts";
import { deleteSearchesOf, exportSearches } from "./saved-searches/saved-search.mailboxes.ts";

/** What people wrote to the shelter, and what they want to be written to about. */
export const OUTREACH_PERSONAL_DATA = {
  exports: {
    contactMessages: (db, { accountId }) => exportMessages(db, accountId),
    savedSearches: async (db, { email, emailConfirmed }) => (emailConfirmed ? exportSearches(db, email) : []),
    newsletter: async (db, { email, emailConfirmed }) => (emailConfirmed ? subscriptionOf(db, email) : null),
  },
  closing: {
    async erase({ db: tx }, user) {
      await deleteSubscriptionsOf(tx, user);
      await deleteSearchesOf(tx, user);
      await eraseMessagesOf(tx, user.accountId);
    },
  },
} satisfies AreaPersonalData;
