import type { RouteObject } from "react-router";
import { adminsOnly } from "../admin/admins-only.ts";

/** What people gave (decisions §7). */
export const donationRoutes: RouteObject[] = [
  {
    path: "/admin/donations",
    loader: adminsOnly,
    lazy: async () => ({ Component: (await import("./donation-list.screen.tsx")).DonationListScreen }),
  },
];
