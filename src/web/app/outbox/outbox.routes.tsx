import type { RouteObject } from "react-router";

/** The letters that the product writes (decisions §6). */
export const outboxRoutes: RouteObject[] = [
  {
    path: "/admin/outbox",
    lazy: async () => ({ Component: (await import("./outbox-list.screen.tsx")).OutboxListScreen }),
  },
  {
    path: "/admin/outbox/:id",
    lazy: async () => ({ Component: (await import("./letter.screen.tsx")).LetterScreen }),
  },
];
