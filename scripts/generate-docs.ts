/** `npm run docs`: writes the generated documents; with `--check` it only reports whether they are up to date. */
import { readTextsByRequest } from "../src/server/base/language.ts";
import { adoptionProcessDocument } from "./docs/adoption-process.ts";
import { architectureDocument } from "./docs/architecture.ts";
import { permissionsDocument } from "./docs/permissions.ts";
import { writeGenerated } from "./generated-files.ts";

// Built before texts can be read: a route that read one while it was registered would always answer in that language.
const permissions = await permissionsDocument();
readTextsByRequest();
const documents = new Map([
  ["docs/permissions.md", permissions],
  ["docs/architecture.md", architectureDocument()],
  ["docs/adoption-process.md", adoptionProcessDocument()],
]);
await writeGenerated(documents, "npm run docs");
