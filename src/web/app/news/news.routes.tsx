import { recordRoutes } from "../kit/record-routes.ts";
import { NEWS } from "./news.resource.ts";

export const newsRoutes = recordRoutes(NEWS, () => import("./news.screens.tsx"));
