import type { Written } from "../../../../contract/texts/catalog.ts";
import type { questionnaireTemplate as english } from "../en/questionnaire-template.ts";

export const questionnaireTemplate: Written<typeof english> = {};
