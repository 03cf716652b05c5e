export { adminDashboard } from "./admin-dashboard.ts";
export { morning } from "./morning.ts";
