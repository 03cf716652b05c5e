import type { RouteObject } from "react-router";
import { MESSAGE } from "./message.resource.ts";

/** Messages of the contact form, for all staff (decisions §6). */
export const messageRoutes: RouteObject[] = [
  {
    path: MESSAGE.list,
    lazy: async () => ({ Component: (await import("./message-list.screen.tsx")).MessageListScreen }),
  },
  {
    path: `${MESSAGE.one}/:id`,
    lazy: async () => ({ Component: (await import("./message.screen.tsx")).MessageScreen }),
  },
];
