export { adminDashboard } from "./admin-dashboard.ts";
export { find } from "./find.ts";
export { morning } from "./morning.ts";
