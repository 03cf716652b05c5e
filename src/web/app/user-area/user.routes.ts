import type { RouteObject } from "react-router";
import { screenRoute } from "../kit/record-routes.ts";

/** The user area (spec §2.2). */
export const userRoutes: RouteObject[] = [
  screenRoute("/user_page", () => import("./dashboard.screen.tsx"), "DashboardScreen"),
  screenRoute("/user_page/profile", () => import("./profile/profile.screen.tsx"), "ProfileScreen"),
  screenRoute("/user_page/visits", () => import("../visits/my-visits.screen.tsx"), "MyVisitsScreen"),
  screenRoute("/user_page/visits/book", () => import("../visits/book-visit.screen.tsx"), "BookVisitScreen"),
  screenRoute("/user_page/foster", () => import("./foster/foster-list.screen.tsx"), "FosterListScreen"),
  screenRoute("/user_page/foster/:id", () => import("./foster/foster.screen.tsx"), "FosterScreen"),
  screenRoute("/user_page/donations", () => import("../gifts/my-gifts.screen.tsx"), "MyGiftsScreen"),
  screenRoute("/user_page/adoptions", () => import("./my-adoptions.screen.tsx"), "MyAdoptionsScreen"),
  screenRoute("/user_page/adoptions/apply", () => import("./apply/apply.screen.tsx"), "ApplyScreen"),
  screenRoute("/user_page/adoptions/:id", () => import("./adoption/adoption.screen.tsx"), "AdoptionScreen"),
];
