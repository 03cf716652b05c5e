import type { RouteObject } from "react-router";

/** Adoptions in the administration (spec §2.3), and the questionnaire that they begin with. */
export const adoptionRoutes: RouteObject[] = [
  {
    path: "/admin/adoptions",
    lazy: async () => ({ Component: (await import("./adoption-list.screen.tsx")).AdoptionListScreen }),
  },
  {
    path: "/admin/adoption/add",
    lazy: async () => ({ Component: (await import("./adoption-add.screen.tsx")).AdoptionAddScreen }),
  },
  {
    path: "/admin/adoption/:id",
    lazy: async () => ({ Component: (await import("./adoption-detail.screen.tsx")).AdoptionDetailScreen }),
  },
  {
    path: "/admin/adoption/edit/:id",
    lazy: async () => ({ Component: (await import("./adoption-edit.screen.tsx")).AdoptionEditScreen }),
  },
];
