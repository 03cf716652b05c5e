/** What is read before all texts are loaded: those of the frame and of the administration's first screen, of all areas in one. */
export { forms, records } from "../../../../../contract/texts/en/index.ts";
export * from "../../../giving/texts/en/start.ts";
export * from "../../../overview/texts/en/start.ts";
export * from "../../../platform/texts/en/start.ts";
