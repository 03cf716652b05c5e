import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/**
 * Writes generated files. With `--check` on the command line it only reports those that are not up to date, and the exit
 * code is then 1.
 * @param files their contents by their paths in the checkout
 * @param command that writes them, for the report
 */
export async function writeGenerated(files: ReadonlyMap<string, string>, command: string): Promise<void> {
  for (const [path, content] of files) {
    const file = join(ROOT, path);
    if (!process.argv.includes("--check")) {
      await writeFile(file, content);
    } else if (content !== (await readFile(file, "utf8").catch(() => undefined))) {
      console.error(`${path} is not up to date. Run: ${command}`);
      process.exitCode = 1;
    }
  }
}
