export { search } from "./search.ts";
export * from "./start.ts";
export { statistics } from "./statistics.ts";
export { twins } from "./twins.ts";
