/** What the first screen reads, before the texts of all other screens are loaded. */
export { adminDashboard } from "./admin-dashboard.ts";
export { morning } from "./morning.ts";
