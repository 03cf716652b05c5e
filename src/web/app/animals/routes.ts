import type { RouteObject } from "react-router";
import { type ListScreens, listRoutes, recordRoutes, screenRoute } from "../platform/kit/record-routes.ts";
import { ANIMALS } from "./animal.resource.ts";
import { GROUPS } from "./groups/animal-group.resource.ts";
import { ORGANISATION } from "./organisations/organisation.resource.ts";

/** The lists that staff keep here. */
export const ANIMALS_LISTS: readonly ListScreens[] = [
  { ...ORGANISATION, screens: () => import("./organisations/organisation.screens.tsx") },
];

/** The screens of this area by address. */
export const ANIMALS_SCREENS: readonly RouteObject[] = [
  ...listRoutes(ANIMALS_LISTS),
  ...recordRoutes(ANIMALS, () => import("./animal.screens.tsx")),
  screenRoute("/admin/treatments", () => import("./treatments/due.screen.tsx"), "DueScreen"),
  screenRoute("/admin/treatments/batches", () => import("./treatments/batches.screen.tsx"), "BatchesScreen"),
  screenRoute("/admin/treatments/rules", () => import("./treatments/rules.screen.tsx"), "RulesScreen"),
  screenRoute("/admin/rounds", () => import("./rounds/rounds.screen.tsx"), "RoundsScreen"),
  screenRoute("/admin/rounds/unsent", () => import("./rounds/rounds.screen.tsx"), "UnsentScreen"),
  screenRoute("/admin/intake", () => import("./stays/intake.screen.tsx"), "IntakeScreen"),
  screenRoute("/admin/board", () => import("./care/board.screen.tsx"), "BoardScreen"),
  screenRoute("/admin/locations", () => import("./care/locations.screen.tsx"), "LocationsScreen"),
  screenRoute("/admin/foster_reports", () => import("./fosters/foster-reports.screen.tsx"), "FosterReportsScreen"),
  ...recordRoutes(GROUPS, () => import("./groups/animal-group.screens.tsx")),
  screenRoute("/user_page/foster", () => import("./fosters/foster-list.screen.tsx"), "FosterListScreen"),
  screenRoute("/user_page/foster/:id", () => import("./fosters/foster.screen.tsx"), "FosterScreen"),
];
