export { adminDashboard } from "./admin-dashboard.ts";
export { search } from "./search.ts";
export { morning } from "./morning.ts";
