import type { RouteObject } from "react-router";

/** The audit log (decisions §10). */
export const auditRoutes: RouteObject[] = [
  {
    path: "/admin/audit",
    lazy: async () => ({ Component: (await import("./audit.screen.tsx")).AuditScreen }),
  },
];
