import type { RouteObject } from "react-router";
import { recordRoutes, screenRoute } from "../platform/kit/record-routes.ts";
import { RESOURCE } from "./resources/resource.resource.ts";

/** The screens of this area by address. */
export const GIVING_SCREENS: readonly RouteObject[] = [
  ...recordRoutes(RESOURCE, () => import("./resources/resource.screens.tsx")),
  screenRoute("/admin/donations", () => import("./donation-list.screen.tsx"), "DonationListScreen"),
  screenRoute("/admin/donations/monthly", () => import("./monthly-list.screen.tsx"), "MonthlyListScreen"),
  screenRoute("/user_page/donations", () => import("./my-gifts.screen.tsx"), "MyGiftsScreen"),
];
