import type { animalRowCalls } from "./animal-rows.ts";
import type { councilCalls } from "./council.ts";
import type { dashboardCalls } from "./dashboard.ts";
import type { forecastCalls } from "./forecast.ts";
import type { inspectionCalls } from "./inspection.ts";
import type { lifeCalls } from "./life.ts";
import type { phaseCalls } from "./phases.ts";
import type { recallCalls } from "./recall.ts";
import type { searchCalls } from "./search.ts";
import type { statisticsCalls } from "./statistics.ts";
import type { twinCalls } from "./twins.ts";
import type { waitingCalls } from "./waiting.ts";

/** The calls of this area. Only types, so that the browser loads no schemas for them. */
export type OverviewCalls = typeof animalRowCalls &
  typeof dashboardCalls &
  typeof councilCalls &
  typeof forecastCalls &
  typeof inspectionCalls &
  typeof lifeCalls &
  typeof phaseCalls &
  typeof recallCalls &
  typeof searchCalls &
  typeof statisticsCalls &
  typeof twinCalls &
  typeof waitingCalls;
