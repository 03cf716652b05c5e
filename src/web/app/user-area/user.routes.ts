import type { RouteObject } from "react-router";

/** The user area (spec §2.2). */
export const userRoutes: RouteObject[] = [
  {
    path: "/user_page",
    lazy: async () => ({ Component: (await import("./dashboard.screen.tsx")).DashboardScreen }),
  },
  {
    path: "/user_page/profile",
    lazy: async () => ({ Component: (await import("./profile/profile.screen.tsx")).ProfileScreen }),
  },
  {
    path: "/user_page/visits",
    lazy: async () => ({ Component: (await import("../visits/my-visits.screen.tsx")).MyVisitsScreen }),
  },
  {
    path: "/user_page/visits/book",
    lazy: async () => ({ Component: (await import("../visits/book-visit.screen.tsx")).BookVisitScreen }),
  },
  {
    path: "/user_page/foster",
    lazy: async () => ({ Component: (await import("./foster/foster-list.screen.tsx")).FosterListScreen }),
  },
  {
    path: "/user_page/foster/:id",
    lazy: async () => ({ Component: (await import("./foster/foster.screen.tsx")).FosterScreen }),
  },
  {
    path: "/user_page/donations",
    lazy: async () => ({ Component: (await import("../gifts/my-gifts.screen.tsx")).MyGiftsScreen }),
  },
  {
    path: "/user_page/adoptions",
    lazy: async () => ({ Component: (await import("./my-adoptions.screen.tsx")).MyAdoptionsScreen }),
  },
  {
    path: "/user_page/adoptions/apply",
    lazy: async () => ({ Component: (await import("./apply/apply.screen.tsx")).ApplyScreen }),
  },
  {
    path: "/user_page/adoptions/:id",
    lazy: async () => ({ Component: (await import("./adoption/adoption.screen.tsx")).AdoptionScreen }),
  },
];
