export { find } from "./find.ts";
export * from "./start.ts";
export { statistics } from "./statistics.ts";
export { twins } from "./twins.ts";
