/**
 * Texts of the frame, which is shown before those of all other screens are loaded. What the first screen reads of another
 * catalog has to be added here, or to the file of this name of its area.
 */
export { errors } from "./errors.ts";
export { kit } from "./kit.ts";
export { language } from "./language.ts";
export { shell } from "./shell.ts";
