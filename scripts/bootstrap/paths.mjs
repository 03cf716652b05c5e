import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const MODULES = join(ROOT, "node_modules");
/** What commands leave for themselves: logs, reports, locks. */
export const CACHE = join(ROOT, ".cache");
