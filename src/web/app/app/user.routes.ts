import type { RouteObject } from "react-router";
import { screenRoute } from "../platform/kit/record-routes.ts";

/** The user area (spec §2.2). */
export const userRoutes: RouteObject[] = [
  screenRoute("/user_page", () => import("../overview/dashboard/user-dashboard.screen.tsx"), "DashboardScreen"),
  screenRoute("/user_page/profile", () => import("../people/profile/profile.screen.tsx"), "ProfileScreen"),
  screenRoute("/user_page/visits", () => import("../adoption/visits/my-visits.screen.tsx"), "MyVisitsScreen"),
  screenRoute("/user_page/visits/book", () => import("../adoption/visits/book-visit.screen.tsx"), "BookVisitScreen"),
  screenRoute("/user_page/foster", () => import("../animals/fosters/foster-list.screen.tsx"), "FosterListScreen"),
  screenRoute("/user_page/foster/:id", () => import("../animals/fosters/foster.screen.tsx"), "FosterScreen"),
  screenRoute("/user_page/donations", () => import("../giving/my-gifts.screen.tsx"), "MyGiftsScreen"),
  screenRoute("/user_page/adoptions", () => import("../adoption/own/my-adoptions.screen.tsx"), "MyAdoptionsScreen"),
  screenRoute("/user_page/adoptions/apply", () => import("../adoption/apply/apply.screen.tsx"), "ApplyScreen"),
  screenRoute("/user_page/adoptions/:id", () => import("../adoption/own/adoption.screen.tsx"), "AdoptionScreen"),
];
