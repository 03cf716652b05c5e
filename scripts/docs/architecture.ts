import { existsSync } from "node:fs";
import { type Import, importsOf, sourceFiles } from "../areas/imports.ts";
import { AREAS, type Area, FLOORS, HOUSES, placeOf } from "../areas/table.ts";
import { GENERATED_NOTICE, table } from "./markdown.ts";

const ORDER = Object.keys(AREAS) as Area[];

/** The houses whose areas are drawn. */
const DRAWN = ["src/contract", "src/server", "src/web/app", "src/web/public"];

/** The pairs of areas between which a house has imports, as `animals → accounts`. */
function pairsOf(house: string, imports: readonly Import[]): string[] {
  const pairs = imports.flatMap(({ file, imported }) => {
    const [from, to] = [placeOf(file), placeOf(imported)];
    if (from?.house !== house || to?.house !== house) return [];
    return from.area && to.area && from.area !== to.area ? `${from.area} → ${to.area}` : [];
  });
  return [...new Set(pairs)].sort();
}

/** The lists that an area may give: what is in them, the file in its folder, and where they are put together. */
const LISTS = [
  ["calls in the contract", "src/contract", "calls.ts", "`src/contract/calls.ts`"],
  ["calls on the server", "src/server", "routes.ts", "`app/app.ts`"],
  ["background work, and what is deleted in time", "src/server", "work.ts", "`app/work.ts`"],
  ["what becomes of rows that name a person or an animal", "src/server", "keys.ts", "`app/keys.ts`"],
  [
    "personal data, and what happens when somebody leaves",
    "src/server",
    "personal-data.ts",
    "`people/areas-of-personal-data.ts`",
  ],
  [
    "what people have written that is kept for a time",
    "src/server",
    "retention.ts",
    "`settings/retention/areas-of-retention.ts`",
  ],
  ["what forbids that records become one", "src/server", "merging.ts", "`overview/twins/merge.refusals.ts`"],
  ["records that files hang on", "src/server", "attachments.ts", "`app/attachment-subjects.ts`"],
  ["samples of editable texts", "src/server", "text-samples.ts", "`settings/texts/text.preview.ts`"],
  ["what staff see across areas", "src/server", "sources.ts", "`overview/all-sources.ts`"],
  ["screens", "src/web/app", "routes.ts", "`app/routes.ts`"],
  ["texts of screens", "src/web/app", "texts.ts", "`app/texts.ts`"],
] as const;

/** Which areas give each list; the platform gives some as well. */
const listRows = () =>
  LISTS.map(([what, house, file, place]) => {
    const givers = ["platform", ...ORDER].filter((area) => existsSync(`${house}/${area}/${file}`));
    return [what, `\`${house}/<area>/${file}\``, place, givers.join(", ")];
  });

/** The floors, areas and houses, and the arrows between areas in each house. */
export function architectureDocument(): string {
  const imports = importsOf(sourceFiles());
  const floors = Object.entries(FLOORS).map(([floor, about]) => [`**${floor === "area" ? "areas" : floor}**`, about]);
  const areas = ORDER.map((area) => [`**${area}**`, AREAS[area].about, AREAS[area].may.join(", ") || "–"]);
  const houses = Object.entries(HOUSES).map(([house, may]) => [
    `\`${house}\``,
    may === "all" ? "all" : may.map((one) => `\`${one}\``).join(", ") || "–",
  ]);
  const arrows = DRAWN.map((house) => [`\`${house}\``, pairsOf(house, imports).join("<br>") || "–"]);
  return `${GENERATED_NOTICE}

# Floors, areas and houses

Arrows go down only: a file imports its own floor and lower ones, in its house and in others. The floors, from the ground up (only the server needs all seven):

${table(["floor", "what it is"], floors)}
The areas have the same names in \`src/contract\`, \`src/server\`, \`src/web/app\`, \`src/web/public\` and \`test\`; not every area is in each. From the ground up:

${table(["area", "what it is", "may import, besides the floors below"], areas)}
An area gives its parts to the whole in lists: ordinary typed arrays and tables ([decision 0077](decisions/0077-lists-by-area.md)). What it needs from an area above, \`app\` hands in: so the animals' commands get the adoptions of an animal (\`src/server/animals/adoptions-of-animal.ts\`), and the undo of imports the keys of all areas ([decision 0114](decisions/0114-one-row-a-key.md)).

${table(["house", "may import, besides itself"], houses)}
Of pages the server takes their texts; the area \`site\` and \`app\`, which render them, take them whole. \`src/contract/calls.ts\` is the contract's face: every house reads its types. No folder has a knot: files and folders in it that import each other in a circle.

The gate refuses any other import; the tables stand in \`scripts/areas/table.ts\`. What to do when it refuses one: move the function to a floor or an area that both may import, let the one above hand it in, or, if the direction itself is wrong, change the row and say why in a decision.

## Lists of the areas

${table(["list", "file", "put together in", "areas that give it"], listRows())}
## Arrows in use

Imports between areas of one house:

${table(["house", "arrows"], arrows)}`;
}
