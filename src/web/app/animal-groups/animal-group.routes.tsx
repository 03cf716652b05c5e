import { recordRoutes } from "../kit/record-routes.ts";
import { GROUPS } from "./animal-group.resource.ts";

export const animalGroupRoutes = recordRoutes(GROUPS, () => import("./animal-group.screens.tsx"));
