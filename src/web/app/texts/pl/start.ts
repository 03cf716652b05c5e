import { adminDashboard } from "./admin-dashboard.ts";
import { animals } from "./animals.ts";
import { errors } from "./errors.ts";
import { find } from "./find.ts";
import { firstSteps } from "./first-steps.ts";
import { kit } from "./kit.ts";
import { language } from "./language.ts";
import { morning } from "./morning.ts";
import { resources } from "./resources.ts";
import { shell } from "./shell.ts";

export { forms, records } from "../../../../contract/texts/pl/index.ts";

export const app = {
  adminDashboard,
  animals,
  errors,
  find,
  firstSteps,
  kit,
  language,
  morning,
  resources,
  shell,
};
