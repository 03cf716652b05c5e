import type { RouteObject } from "react-router";
import { screenRoute } from "../platform/kit/record-routes.ts";

/** The screens of this area by address. */
export const ADOPTION_SCREENS: readonly RouteObject[] = [
  screenRoute("/admin/settings/visits", () => import("./visits/plan.screen.tsx"), "PlanScreen"),
  screenRoute("/admin/adoptions", () => import("./adoption-list.screen.tsx"), "AdoptionListScreen"),
  screenRoute("/admin/adoptions/board", () => import("./adoption-board.screen.tsx"), "AdoptionBoardScreen"),
  screenRoute("/admin/adoptions/compare/:id", () => import("./compare.screen.tsx"), "CompareScreen"),
  screenRoute("/admin/adoption/add", () => import("./adoption-add.screen.tsx"), "AdoptionAddScreen"),
  screenRoute("/admin/adoption/:id", () => import("./adoption-detail.screen.tsx"), "AdoptionDetailScreen"),
  screenRoute("/admin/adoption/edit/:id", () => import("./adoption-edit.screen.tsx"), "AdoptionEditScreen"),
  screenRoute(
    "/admin/questionnaire",
    () => import("./questionnaire/questionnaire-template.screen.tsx"),
    "QuestionnaireTemplateScreen",
  ),
  screenRoute("/user_page/visits", () => import("./visits/my-visits.screen.tsx"), "MyVisitsScreen"),
  screenRoute("/user_page/visits/book", () => import("./visits/book-visit.screen.tsx"), "BookVisitScreen"),
  screenRoute("/user_page/adoptions", () => import("./own/my-adoptions.screen.tsx"), "MyAdoptionsScreen"),
  screenRoute("/user_page/adoptions/apply", () => import("./apply/apply.screen.tsx"), "ApplyScreen"),
  screenRoute("/user_page/adoptions/:id", () => import("./own/adoption.screen.tsx"), "AdoptionScreen"),
];
