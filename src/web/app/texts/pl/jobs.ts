import type { Written } from "../../../../contract/texts/catalog.ts";
import type { jobs as english } from "../en/jobs.ts";

export const jobs: Written<typeof english> = {};
