export { forms, records } from "../../../../../contract/texts/pl/index.ts";
export * from "../../../giving/texts/pl/start.ts";
export * from "../../../overview/texts/pl/start.ts";
export * from "../../../platform/texts/pl/start.ts";
