/** Texts of what admins set and watch. */
export { backgroundJobs } from "./background-jobs.ts";
export { backups } from "./backups.ts";
export { firstSteps } from "./first-steps.ts";
export { retention } from "./retention.ts";
export { settings } from "./settings.ts";
export { shelterLists } from "./shelter-lists.ts";
export { shelterTexts } from "./shelter-texts.ts";
export { status } from "./status.ts";
