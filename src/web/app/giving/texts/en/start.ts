/** What the first screen reads, before the texts of all other screens are loaded. */
export { resources } from "./resources.ts";
