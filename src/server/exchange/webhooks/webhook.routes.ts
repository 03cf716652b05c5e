import { webhookCalls } from "../../../contract/exchange/webhooks.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { addWebhook, changeWebhook, deliverAgain, pingWebhook, removeWebhook } from "./webhook.commands.ts";
import { findWebhook, listDeliveries, listWebhooks } from "./webhook.queries.ts";

const permission = "webhooks.manage";

/** Webhooks, for admins and programs (docs/decisions/0094). */
export const webhookRoutes: Routes = (deps) => async (app) =>
  serveCalls(app, "programs", webhookCalls, {
    "GET /webhooks": { permission, handler: ({ query }) => listWebhooks(deps.db, query) },
    "GET /webhooks/:id": { permission, handler: ({ params }) => findWebhook(deps.db, params.id) },
    "POST /webhooks": { permission, handler: (request) => addWebhook(contextOf(deps, request), request.body) },
    "PUT /webhooks/:id": {
      permission,
      handler: (request) => changeWebhook(contextOf(deps, request), request.params.id, request.body),
    },
    "DELETE /webhooks/:id": {
      permission,
      handler: (request) => removeWebhook(contextOf(deps, request), request.params.id),
    },
    "POST /webhooks/:id/ping": {
      permission,
      handler: (request) => pingWebhook(contextOf(deps, request), request.params.id, request.ip),
    },
    "GET /webhooks/:id/deliveries": {
      permission,
      handler: ({ params, query }) => listDeliveries(deps.db, params.id, query),
    },
    "POST /webhooks/:id/deliveries/:deliveryId/again": {
      permission,
      handler(request) {
        const { id, deliveryId } = request.params;
        return deliverAgain(contextOf(deps, request), id, deliveryId, request.ip);
      },
    },
  });
