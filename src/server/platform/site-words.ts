/** What pictures, letters, papers and feeds have in common with the pages: how an animal and a day are written, and the logo. */
export { animalLine, longDate, shortAge } from "../../web/format.ts";
export { LOGO } from "../../web/logo.ts";
