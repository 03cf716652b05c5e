import type { RouteObject } from "react-router";
import { adminsOnly } from "../admin/admins-only.ts";

/** The audit log (decisions §10). */
export const auditRoutes: RouteObject[] = [
  {
    path: "/admin/audit",
    loader: adminsOnly,
    lazy: async () => ({ Component: (await import("./audit.screen.tsx")).AuditScreen }),
  },
];
