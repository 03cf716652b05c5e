import { recordRoutes } from "../kit/record-routes.ts";
import { ANIMALS } from "./animal.resource.ts";

export const animalRoutes = recordRoutes(ANIMALS, () => import("./animal.screens.tsx"));
