/** Texts of what comes in from other systems and goes out to them. */
export { dataExport } from "./data-export.ts";
export { feeds } from "./feeds.ts";
export { imports } from "./imports.ts";
export { programs } from "./programs.ts";
