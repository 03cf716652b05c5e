import { AuditPage, AuditQuery } from "../../contract/audit.ts";
import type { Routes } from "../deps.ts";
import { listAudit } from "./audit.queries.ts";

/** The audit log, for admins (decisions §10, §11). */
export const auditRoutes: Routes =
  ({ db, clock }) =>
  async (app) => {
    app.get(
      "/audit",
      {
        config: { permission: "audit.read", auditedList: "audit log" },
        schema: { tags: ["audit"], querystring: AuditQuery, response: { 200: AuditPage } },
      },
      ({ query }) => listAudit(db, query, clock.zone),
    );
  };
