import type { Routes } from "../platform/deps.ts";
import { accountRoutes } from "./account.routes.ts";

/** The calls of this area, under `/api`. */
export const ACCOUNTS_ROUTES: readonly Routes[] = [accountRoutes];
