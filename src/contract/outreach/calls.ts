import type { messageFormCalls } from "./message-form.ts";
import type { messageCalls } from "./messages.ts";
import type { newsCalls } from "./news.ts";
import type { newsletterIssueCalls, subscriptionCalls } from "./newsletter-issues.ts";
import type { replyTemplateCalls } from "./reply-templates.ts";
import type { savedSearchCalls } from "./saved-searches.ts";

/** The calls of this area. Only types, so that the browser loads no schemas for them. */
export type OutreachCalls = typeof messageCalls &
  typeof messageFormCalls &
  typeof newsCalls &
  typeof newsletterIssueCalls &
  typeof replyTemplateCalls &
  typeof savedSearchCalls &
  typeof subscriptionCalls;
