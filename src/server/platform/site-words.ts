/** What pictures, letters, papers and feeds have in common with the pages: how an animal is written, and the logo. */
export { animalLine, shortAge } from "../../web/format.ts";
export { LOGO } from "../../web/logo.ts";
