import type { animalRowCalls } from "../animals/animal-rows.ts";
import type { forecastCalls } from "../animals/forecast.ts";
import type { lifeCalls } from "../animals/life.ts";
import type { recallCalls } from "../animals/recall.ts";
import type { waitingCalls } from "../animals/waiting.ts";
import type { councilCalls } from "./council.ts";
import type { dashboardCalls } from "./dashboard.ts";
import type { inspectionCalls } from "./inspection.ts";
import type { phaseCalls } from "./phases.ts";
import type { searchCalls } from "./search.ts";
import type { statisticsCalls } from "./statistics.ts";
import type { twinCalls } from "./twins.ts";

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
