import type { RouteObject } from "react-router";
import { type ListScreens, listRoutes, recordRoutes, screenRoute } from "../platform/kit/record-routes.ts";
import { MESSAGE } from "./messages/message.resource.ts";
import { REPLY_TEMPLATE } from "./messages/reply-template.resource.ts";
import { NEWS } from "./news/news.resource.ts";

const newsletters = () => import("./newsletters/newsletter.screens.tsx");

/** The lists that staff keep here. */
export const OUTREACH_LISTS: readonly ListScreens[] = [{ ...NEWS, screens: () => import("./news/news.screens.tsx") }];

/** The screens of this area by address. */
export const OUTREACH_SCREENS: readonly RouteObject[] = [
  ...listRoutes(OUTREACH_LISTS),
  screenRoute("/admin/newsletters", newsletters, "List"),
  screenRoute("/admin/newsletters/add", newsletters, "Add"),
  screenRoute("/admin/newsletters/edit/:id", newsletters, "Edit"),
  screenRoute("/admin/newsletters/:id", newsletters, "View"),
  screenRoute(MESSAGE.list, () => import("./messages/message-list.screen.tsx"), "MessageListScreen"),
  screenRoute(`${MESSAGE.one}/:id`, () => import("./messages/message.screen.tsx"), "MessageScreen"),
  ...recordRoutes(REPLY_TEMPLATE, () => import("./messages/reply-template.screens.tsx")),
];
