import type { Written } from "../../../../contract/texts/catalog.ts";
import type { adminDashboard as english } from "../en/admin-dashboard.ts";

export const adminDashboard: Written<typeof english> = {};
