import { createHash } from "node:crypto";
import { closeSync, openSync, readdirSync, readFileSync, readSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.cjs";

/** One for all files: a launcher that stays for months would keep the memory of a thousand. */
const buffer = Buffer.alloc(64 * 1024);

/**
 * @param {readonly string[]} sources files and folders of the checkout
 * @returns {string} a hash of their names and contents
 */
export function fingerprint(sources) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn)) {
    hash.update(`${file}\0`);
    addContent(hash, join(ROOT, file));
  }
  return hash.digest("hex");
}

/** @param {import("node:crypto").Hash} hash @param {string} file */
function addContent(hash, file) {
  const opened = openSync(file, "r");
  for (let length = readSync(opened, buffer); length > 0; length = readSync(opened, buffer)) {
    hash.update(buffer.subarray(0, length));
  }
  closeSync(opened);
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  const names = readdirSync(join(ROOT, path)).sort();
  return names.flatMap((name) => filesIn(`${path}/${name}`));
}

/** @param {string} file @returns {string | undefined} the stamp's text; undefined if there is none */
export function readStamp(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * Writes a stamp atomically.
 * @param {string} file
 * @param {string} text
 */
export function writeStamp(file, text) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
