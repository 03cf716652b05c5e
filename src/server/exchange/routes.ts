import type { Routes } from "../platform/deps.ts";
import { exportRoutes } from "./exports/export.routes.ts";
import { importRoutes } from "./imports/import.routes.ts";
import { tokenRoutes } from "./tokens/token.routes.ts";
import { webhookRoutes } from "./webhooks/webhook.routes.ts";

/** The calls of this area, under `/api`. */
export const EXCHANGE_ROUTES: readonly Routes[] = [importRoutes, exportRoutes, tokenRoutes, webhookRoutes];
