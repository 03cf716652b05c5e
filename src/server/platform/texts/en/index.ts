/** Letters, papers and what the server itself refuses or remarks. */
export { adoptionLetters } from "./adoption-letters.ts";
export { alike } from "./alike.ts";
export { animalPapers } from "./animal-papers.ts";
export { cards } from "./cards.ts";
export { contract } from "./contract.ts";
export { dataExport } from "./data-export.ts";
export { fosterLetters } from "./foster-letters.ts";
export { giftLetter, giftStatement } from "./gifts.ts";
export { importProblems } from "./import-problems.ts";
export { letters } from "./letters.ts";
export { merges } from "./merges.ts";
export { monthlyLetters } from "./monthly-letters.ts";
export { ownCalendar } from "./own-calendar.ts";
export { refusals } from "./refusals.ts";
export { remarks } from "./remarks.ts";
export { status } from "./status.ts";
export { visitLetters } from "./visit-letters.ts";
export { volunteerForm } from "./volunteer-form.ts";
