import type { Routes } from "./deps.ts";
import { listViewRoutes } from "./records/list-view.routes.ts";

/** The calls of this area, under `/api`. */
export const PLATFORM_ROUTES: readonly Routes[] = [listViewRoutes];
