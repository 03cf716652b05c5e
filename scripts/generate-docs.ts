/** `npm run docs`: writes the generated documents; with `--check` it only reports whether they are up to date. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { adoptionProcessDocument } from "./docs/adoption-process.ts";
import { permissionsDocument } from "./docs/permissions.ts";

const FOLDER = join(import.meta.dirname, "../docs");
const documents = {
  "permissions.md": await permissionsDocument(),
  "adoption-process.md": adoptionProcessDocument(),
};

for (const [name, text] of Object.entries(documents)) {
  const file = join(FOLDER, name);
  if (!process.argv.includes("--check")) {
    await writeFile(file, text);
  } else if (text !== (await readFile(file, "utf8").catch(() => ""))) {
    console.error(`docs/${name} does not agree with the code. Run: npm run docs`);
    process.exitCode = 1;
  }
}
