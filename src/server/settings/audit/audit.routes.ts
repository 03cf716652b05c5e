import { auditCalls } from "../../../contract/platform/audit.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { listAudit } from "./audit.queries.ts";

/** The audit log, for admins (rules §10, §11). */
export const auditRoutes: Routes =
  ({ db, clock }) =>
  async (app) =>
    serveCalls(app, "audit", auditCalls, {
      "GET /audit": allow({ permission: "audit.read", config: { auditedList: "audit log" } }, ({ query }) =>
        listAudit(db, query, clock.zone),
      ),
    });
