import type { RouteObject } from "react-router";
import { recordRoutes, screenRoute } from "../platform/kit/record-routes.ts";
import { MESSAGE } from "./messages/message.resource.ts";
import { REPLY_TEMPLATE } from "./messages/reply-template.resource.ts";
import { NEWS } from "./news/news.resource.ts";

const newsletters = () => import("./newsletters/newsletter.screens.tsx");

/** The screens of this area by address. */
export const OUTREACH_SCREENS: readonly RouteObject[] = [
  ...recordRoutes(NEWS, () => import("./news/news.screens.tsx")),
  screenRoute("/admin/newsletters", newsletters, "List"),
  screenRoute("/admin/newsletters/add", newsletters, "Add"),
  screenRoute("/admin/newsletters/edit/:id", newsletters, "Edit"),
  screenRoute("/admin/newsletters/:id", newsletters, "View"),
  screenRoute(MESSAGE.list, () => import("./messages/message-list.screen.tsx"), "MessageListScreen"),
  screenRoute(`${MESSAGE.one}/:id`, () => import("./messages/message.screen.tsx"), "MessageScreen"),
  ...recordRoutes(REPLY_TEMPLATE, () => import("./messages/reply-template.screens.tsx")),
];
