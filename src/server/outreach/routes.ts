import type { Routes } from "../platform/deps.ts";
import { messageRoutes } from "./messages/message.routes.ts";
import { replyTemplateRoutes } from "./messages/reply-template.routes.ts";
import { newsRoutes } from "./news/news.routes.ts";
import { newsletterRoutes } from "./newsletters/newsletter.routes.ts";
import { subscriptionRoutes } from "./newsletters/subscription.routes.ts";
import { savedSearchRoutes } from "./saved-searches/saved-search.routes.ts";

/** The calls of this area, under `/api`. */
export const OUTREACH_ROUTES: readonly Routes[] = [
  newsRoutes,
  subscriptionRoutes,
  newsletterRoutes,
  savedSearchRoutes,
  messageRoutes,
  replyTemplateRoutes,
];
