import { type AreaPersonalData, BY_STAFF } from "../parts/personal-data/personal-data.ts";
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
  references: {
    "contact_messages.account_id": "emptied: sender, text and the texts of the answers go; dates stay",
    "contact_messages.answered_by": BY_STAFF,
    "contact_messages.closed_by": BY_STAFF,
    "contact_replies.sent_by": BY_STAFF,
    "news.employee_id": BY_STAFF,
    "newsletter_subscribers.account_id": "gone: the subscription is deleted with its letters",
    "search_mailboxes.account_id": "gone: the saved searches are deleted with their letters",
  },
} satisfies AreaPersonalData;
