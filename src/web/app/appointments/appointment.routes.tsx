import { recordRoutes } from "../kit/record-routes.ts";
import { APPOINTMENT } from "./appointment.resource.ts";

export const appointmentRoutes = recordRoutes(APPOINTMENT, () => import("./appointment.screens.tsx"));
