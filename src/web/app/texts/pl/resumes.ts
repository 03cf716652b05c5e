import type { Written } from "../../../../contract/texts/catalog.ts";
import type { resumes as english } from "../en/resumes.ts";

export const resumes: Written<typeof english> = {};
