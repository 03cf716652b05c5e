import { webhookCalls } from "../../../contract/exchange/webhooks.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { addWebhook, changeWebhook, deliverAgain, pingWebhook, removeWebhook } from "./webhook.commands.ts";
import { findWebhook, listDeliveries, listWebhooks } from "./webhook.queries.ts";

const permission = "webhooks.manage";

/** Webhooks, for admins and programs (docs/decisions/0094). */
export const webhookRoutes: Routes = (deps) => async (app) => {
  const { inContext, onRecord, withBody } = commandRoutes(deps);
  serveCalls(app, "programs", webhookCalls, {
    "GET /webhooks": allow(permission, ({ query }) => listWebhooks(deps.db, query)),
    "GET /webhooks/:id": allow(permission, ({ params }) => findWebhook(deps.db, params.id)),
    "POST /webhooks": withBody(permission, addWebhook),
    "PUT /webhooks/:id": onRecord(permission, changeWebhook),
    "DELETE /webhooks/:id": onRecord(permission, removeWebhook),
    "POST /webhooks/:id/ping": inContext(permission, (context, { params, ip }) => pingWebhook(context, params.id, ip)),
    "GET /webhooks/:id/deliveries": allow(permission, ({ params, query }) => listDeliveries(deps.db, params.id, query)),
    "POST /webhooks/:id/deliveries/:deliveryId/again": inContext(
      permission,
      (context, { params: { id, deliveryId }, ip }) => {
        return deliverAgain(context, id, deliveryId, ip);
      },
    ),
  });
};
