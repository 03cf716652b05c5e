/** How pages word an animal in one line, for letters that lead to them. */
export { animalLine } from "../../web/format.ts";
