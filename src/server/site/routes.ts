import type { Routes } from "../platform/deps.ts";
import { photoRoutes } from "./photo.routes.ts";

/** The calls of this area, under `/api`. */
export const SITE_ROUTES: readonly Routes[] = [photoRoutes];
