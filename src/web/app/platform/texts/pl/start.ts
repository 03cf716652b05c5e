export { errors } from "./errors.ts";
export { kit } from "./kit.ts";
export { language } from "./language.ts";
export { shell } from "./shell.ts";
