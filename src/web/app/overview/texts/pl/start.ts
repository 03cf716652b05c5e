export { adminDashboard } from "./admin-dashboard.ts";
export { find } from "./search.ts";
export { morning } from "./morning.ts";
