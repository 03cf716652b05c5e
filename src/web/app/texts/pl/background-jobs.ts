import type { Written } from "../../../../contract/texts/catalog.ts";
import type { backgroundJobs as english } from "../en/background-jobs.ts";

export const backgroundJobs: Written<typeof english> = {};
