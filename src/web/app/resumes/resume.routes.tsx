import { recordRoutes } from "../kit/record-routes.ts";
import { RESUME } from "./resume.resource.ts";

export const resumeRoutes = recordRoutes(RESUME, () => import("./resume.screens.tsx"));
