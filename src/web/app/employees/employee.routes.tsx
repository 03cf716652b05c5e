import { recordRoutes } from "../kit/record-routes.ts";
import { EMPLOYEE } from "./employee.resource.ts";

export const employeeRoutes = recordRoutes(EMPLOYEE, () => import("./employee.screens.tsx"));
