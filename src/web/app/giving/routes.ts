import type { RouteObject } from "react-router";
import { type ListScreens, listRoutes, screenRoute } from "../platform/kit/record-routes.ts";
import { RESOURCE } from "./resources/resource.resource.ts";

/** The lists that staff keep here. */
export const GIVING_LISTS: readonly ListScreens[] = [
  { ...RESOURCE, screens: () => import("./resources/resource.screens.tsx") },
];

/** The screens of this area by address. */
export const GIVING_SCREENS: readonly RouteObject[] = [
  ...listRoutes(GIVING_LISTS),
  screenRoute("/admin/donations", () => import("./donation-list.screen.tsx"), "DonationListScreen"),
  screenRoute("/admin/donations/monthly", () => import("./monthly-list.screen.tsx"), "MonthlyListScreen"),
  screenRoute("/user_page/donations", () => import("./my-gifts.screen.tsx"), "MyGiftsScreen"),
];
