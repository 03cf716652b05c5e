/** What pictures, letters and papers have in common with the pages: how an animal and a day are written, and the logo. */
export { animalLine, longDate } from "../../web/format.ts";
export { LOGO } from "../../web/logo.ts";
