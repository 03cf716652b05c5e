import type { Routes } from "../platform/deps.ts";
import { accountRoutes } from "./account.routes.ts";
import { secondFactorRoutes } from "./second-factor/second-factor.routes.ts";
import { sessionRoutes } from "./sessions/session.routes.ts";

/** The calls of this area, under `/api`. */
export const ACCOUNTS_ROUTES: readonly Routes[] = [accountRoutes, secondFactorRoutes, sessionRoutes];
