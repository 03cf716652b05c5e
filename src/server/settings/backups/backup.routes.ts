import { backupCalls } from "../../../contract/settings/backups.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { downloadBackup, readBackup, startBackup } from "./backup.commands.ts";
import { presentBackups } from "./backup.present.ts";

const permission = "backups.manage";

/** The backups: admins see them, make one, and take one along after they have shown again who they are. */
export const backupRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  const { db, clock, settings } = deps;
  serveCalls(app, "backups", backupCalls, {
    "GET /backups": allow(permission, () => presentBackups(db, clock, settings.backup)),
    "POST /backups": inContext(permission, startBackup),
    "GET /backups/:name": inContext(permission, (context, { params }) =>
      readBackup({ ...context, plan: settings.backup }, params.name),
    ),
    "GET /backups/:name/file": inContext(permission, async (context, { params }, reply) => {
      const asking = { ...context, plan: settings.backup };
      const { name, bytes, content } = await downloadBackup(asking, params.name);
      return reply
        .type("application/octet-stream")
        .header("content-length", bytes)
        .header("content-disposition", `attachment; filename="${name}"`)
        .header("cache-control", "private, no-store")
        .send(content);
    }),
  });
};
