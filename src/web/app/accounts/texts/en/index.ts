/** Texts of accounts and their safety. */
export { security } from "./security.ts";
