import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const MODULES = join(ROOT, "node_modules");
/** Logs, reports and locks of the commands. */
export const CACHE = join(ROOT, ".cache");
