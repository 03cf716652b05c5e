import type { Routes } from "../platform/deps.ts";
import { importRoutes } from "./imports/import.routes.ts";

/** The calls of this area, under `/api`. */
export const EXCHANGE_ROUTES: readonly Routes[] = [importRoutes];
