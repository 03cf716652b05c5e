import { backupCalls } from "../../../contract/settings/backups.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { downloadBackup, readBackup, startBackup } from "./backup.commands.ts";
import { presentBackups } from "./backup.present.ts";

const permission = "backups.manage";

/** The backups: admins see them, make one, and take one along after they have shown again who they are. */
export const backupRoutes: Routes = (deps) => async (app) => {
  const { db, clock, settings } = deps;
  serveCalls(app, "backups", backupCalls, {
    "GET /backups": { permission, handler: () => presentBackups(db, clock, settings.backup) },
    "POST /backups": { permission, handler: (request) => startBackup(contextOf(deps, request)) },
    "GET /backups/:name": {
      permission,
      handler: (request) => readBackup({ ...contextOf(deps, request), plan: settings.backup }, request.params.name),
    },
    "GET /backups/:name/file": {
      permission,
      async handler(request, reply) {
        const asking = { ...contextOf(deps, request), plan: settings.backup };
        const { name, bytes, content } = await downloadBackup(asking, request.params.name);
        return reply
          .type("application/octet-stream")
          .header("content-length", bytes)
          .header("content-disposition", `attachment; filename="${name}"`)
          .header("cache-control", "private, no-store")
          .send(content);
      },
    },
  });
};
