export { adoptions } from "./adoptions.ts";
export { aftercare } from "./aftercare.ts";
export { apply } from "./apply.ts";
export { favourites } from "./favourites.ts";
export { moments } from "./moments.ts";
export { myAdoption } from "./my-adoption.ts";
export { questionnaireParts, questionnaireTemplate } from "./questionnaire-template.ts";
export { visits } from "./visits.ts";
