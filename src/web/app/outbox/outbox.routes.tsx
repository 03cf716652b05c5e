import type { RouteObject } from "react-router";
import { adminsOnly } from "../admin/admins-only.ts";

/** The letters that the product writes (decisions §6). */
export const outboxRoutes: RouteObject[] = [
  {
    path: "/admin/outbox",
    loader: adminsOnly,
    lazy: async () => ({ Component: (await import("./outbox-list.screen.tsx")).OutboxListScreen }),
  },
  {
    path: "/admin/outbox/:id",
    loader: adminsOnly,
    lazy: async () => ({ Component: (await import("./letter.screen.tsx")).LetterScreen }),
  },
];
