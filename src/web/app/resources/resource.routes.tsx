import { recordRoutes } from "../kit/record-routes.ts";
import { RESOURCE } from "./resource.resource.ts";

export const resourceRoutes = recordRoutes(RESOURCE, () => import("./resource.screens.tsx"));
