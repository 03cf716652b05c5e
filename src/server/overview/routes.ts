import type { WithPayments } from "../giving/payment.provider.ts";
import type { WithKeys } from "../parts/keys/keys.ts";
import type { Routes } from "../platform/deps.ts";
import { dashboardRoutes } from "./dashboard/dashboard.routes.ts";
import { lifeRoutes } from "./life/life.routes.ts";
import { recallRoutes } from "./recall/recall.routes.ts";
import { animalRowRoutes } from "./rows/row.routes.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { councilRoutes } from "./statistics/council.routes.ts";
import { inspectionRoutes } from "./statistics/inspection.routes.ts";
import { phaseRoutes } from "./statistics/phases.routes.ts";
import { statisticsRoutes } from "./statistics/statistics.routes.ts";
import { twinRoutes } from "./twins/twin.routes.ts";
import { waitingRoutes } from "./waiting/waiting.routes.ts";

/** The calls of this area, under `/api`. */
export const OVERVIEW_ROUTES: readonly Routes<WithPayments & WithKeys>[] = [
  lifeRoutes,
  waitingRoutes,
  animalRowRoutes,
  statisticsRoutes,
  phaseRoutes,
  inspectionRoutes,
  councilRoutes,
  recallRoutes,
  dashboardRoutes,
  searchRoutes,
  twinRoutes,
];
