import type { RouteObject } from "react-router";

/** What people gave (decisions §7). */
export const donationRoutes: RouteObject[] = [
  {
    path: "/admin/donations",
    lazy: async () => ({ Component: (await import("./donation-list.screen.tsx")).DonationListScreen }),
  },
];
