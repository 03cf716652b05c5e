/**
 * All texts of the application, by area. What they share with `start.ts` is loaded with it: a language is two files in browsers,
 * as long as this one leads to that one.
 */
export * as accounts from "../../../accounts/texts/en/index.ts";
export * as adoption from "../../../adoption/texts/en/index.ts";
export * as animals from "../../../animals/texts/en/index.ts";
export * as calendar from "../../../calendar/texts/en/index.ts";
export * as exchange from "../../../exchange/texts/en/index.ts";
export * as giving from "../../../giving/texts/en/index.ts";
export * as outreach from "../../../outreach/texts/en/index.ts";
export * as overview from "../../../overview/texts/en/index.ts";
export * as people from "../../../people/texts/en/index.ts";
export * as platform from "../../../platform/texts/en/index.ts";
export * as settings from "../../../settings/texts/en/index.ts";
export { forms, records } from "./start.ts";
