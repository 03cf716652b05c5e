/**
 * Texts of the frame and of the administration's first screen, which is shown before those of all other screens are
 * loaded. What the first screen reads of another catalog has to be added here.
 */
export { forms, records } from "../../../../../contract/texts/en/index.ts";
export { adminDashboard } from "./admin-dashboard.ts";
export { errors } from "./errors.ts";
export { find } from "./find.ts";
export { kit } from "./kit.ts";
export { language } from "./language.ts";
export { morning } from "./morning.ts";
export { resources } from "./resources.ts";
export { shell } from "./shell.ts";
