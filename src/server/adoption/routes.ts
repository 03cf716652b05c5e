import type { Routes } from "../platform/deps.ts";
import { adoptionRoutes } from "./adoption.routes.ts";
import { aftercareRoutes } from "./aftercare/aftercare.routes.ts";
import { favouriteRoutes } from "./favourites/favourite.routes.ts";
import { visitRoutes } from "./visits/visit.routes.ts";

/** The calls of this area, under `/api`. */
export const ADOPTION_ROUTES: readonly Routes[] = [favouriteRoutes, adoptionRoutes, aftercareRoutes, visitRoutes];
