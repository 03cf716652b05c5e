import { auditCalls } from "../../../contract/platform/audit.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { listAudit } from "./audit.queries.ts";

/** The audit log, for admins (rules §10, §11). */
export const auditRoutes: Routes =
  ({ db, clock }) =>
  async (app) =>
    serveCalls(app, "audit", auditCalls, {
      "GET /audit": {
        permission: "audit.read",
        config: { auditedList: "audit log" },
        handler: ({ query }) => listAudit(db, query, clock.zone),
      },
    });
