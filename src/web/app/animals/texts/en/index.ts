/** Texts of the animals and their life here. */
export { adoptionSteps } from "./adoption-steps.ts";
export { animalGroups } from "./animal-groups.ts";
export { animals } from "./animals.ts";
export { board } from "./board.ts";
export { care } from "./care.ts";
export { fosters } from "./fosters.ts";
export { intake } from "./intake.ts";
export { organisations } from "./organisations.ts";
export { papers } from "./papers.ts";
export { rounds } from "./rounds.ts";
export { stays } from "./stays.ts";
export { treatments } from "./treatments.ts";
export { waiting } from "./waiting.ts";
