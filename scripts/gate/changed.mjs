import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../bootstrap/paths.cjs";

const SPECS = "test/e2e";
/** What every screen stands on: the kit, the server's plumbing, what the tests share. */
const OF_ALL = new Set(["texts", "base", "database", "platform", "parts", "app", "support"]);

/** @returns {string[]} the files that differ from the last commit, and those that git does not know yet */
export function changedFiles() {
  const git = (/** @type {string[]} */ ...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" });
  const names = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard");
  return names.split("\n").filter(Boolean);
}

/**
 * The browser tests that a change touches: those that it changes, and those of the areas in whose folders it is. A change
 * of what all areas stand on touches all.
 * @param {readonly string[]} files
 * @returns {string[]} folders and files of tests
 */
export function touchedSpecs(files) {
  const areas = readdirSync(join(ROOT, SPECS));
  const places = files.flatMap((file) => {
    if (file.startsWith(`${SPECS}/`)) return OF_ALL.has(file.split("/")[2] ?? "") ? [SPECS] : [file];
    const [, area = ""] = /^src\/(?:contract|server|web\/app|web\/public)\/([^/]+)\//.exec(file) ?? [];
    if (OF_ALL.has(area)) return [SPECS];
    return areas.includes(area) ? [`${SPECS}/${area}/`] : [];
  });
  return places.includes(SPECS) ? [SPECS] : [...new Set(places)].sort();
}
