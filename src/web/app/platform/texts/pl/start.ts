export { forms, records } from "../../../../../contract/texts/pl/index.ts";
export { adminDashboard } from "./admin-dashboard.ts";
export { errors } from "./errors.ts";
export { find } from "./find.ts";
export { kit } from "./kit.ts";
export { language } from "./language.ts";
export { morning } from "./morning.ts";
export { resources } from "./resources.ts";
export { shell } from "./shell.ts";
