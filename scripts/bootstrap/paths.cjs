const { dirname, join } = require("node:path");

/** The checkout. */
const ROOT = dirname(dirname(__dirname));
const MODULES = join(ROOT, "node_modules");
/** Logs, reports and locks of the commands. */
const CACHE = join(ROOT, ".cache");

module.exports = { ROOT, MODULES, CACHE };
