/** `npm run docs`: writes the generated documents; with `--check` it only reports whether they are up to date. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readTextsByRequest } from "../src/server/language.ts";
import { adoptionProcessDocument } from "./docs/adoption-process.ts";
import { permissionsDocument } from "./docs/permissions.ts";

const FOLDER = join(import.meta.dirname, "../docs");
// Built before texts can be read: a route that read one while it was registered would always answer in that language.
const permissions = await permissionsDocument();
readTextsByRequest();
const documents = { "permissions.md": permissions, "adoption-process.md": adoptionProcessDocument() };

for (const [name, text] of Object.entries(documents)) {
  const file = join(FOLDER, name);
  if (!process.argv.includes("--check")) {
    await writeFile(file, text);
  } else if (text !== (await readFile(file, "utf8").catch(() => ""))) {
    console.error(`docs/${name} does not agree with the code. Run: npm run docs`);
    process.exitCode = 1;
  }
}
