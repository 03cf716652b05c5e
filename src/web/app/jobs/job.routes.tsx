import { recordRoutes } from "../kit/record-routes.ts";
import { JOB } from "./job.resource.ts";

export const jobRoutes = recordRoutes(JOB, () => import("./job.screens.tsx"));
