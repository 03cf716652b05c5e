import { existsSync } from "node:fs";
import { AREAS, type Area, type Arrow, arrowsOf, HOUSES, isAllowed, sourceFiles } from "../areas.ts";
import { GENERATED_NOTICE, table } from "./markdown.ts";

const ORDER = Object.keys(AREAS) as Area[];

function mayImport(area: Area): string {
  const { may }: { may: readonly string[] | "all" } = AREAS[area];
  if (may === "all") return "every area";
  return may.join(", ") || "–";
}

/** The pairs of areas between which a house has imports, as `animals → accounts`. The platform, which all use, is left out. */
function pairsOf(arrows: readonly Arrow[]): string[] {
  const pairs = arrows
    .filter(({ from, to }) => to !== "platform" && from !== "app")
    .map(({ from, to }) => `${from} → ${to}`);
  return [...new Set(pairs)].sort();
}

/** An arrow that runs back leads to an area that stands later in the table; without any there can be no circle. */
const runsBack = ({ from, to }: Arrow) => ORDER.indexOf(to) > ORDER.indexOf(from);

/** The lists that an area may give: what is in them, the file in its folder, and where they are put together. */
const LISTS = [
  ["calls in the contract", "src/contract", "calls.ts", "`src/contract/calls.ts`"],
  ["calls on the server", "src/server", "routes.ts", "`app/app.ts`"],
  ["background work, and what is deleted in time", "src/server", "work.ts", "`app/work.ts`"],
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
  ["what happens to records that become one", "src/server", "merging.ts", "`overview/twins/merge.rules.ts`"],
  ["records that files hang on", "src/server", "attachments.ts", "`app/attachment-subjects.ts`"],
  ["samples of editable texts", "src/server", "text-samples.ts", "`settings/texts/text.preview.ts`"],
  ["what staff see across areas", "src/server", "overview.ts", "`overview/sources.ts`"],
  ["screens", "src/web/app", "routes.ts", "`app/routes.ts`"],
  ["texts of screens", "src/web/app", "texts.ts", "`app/texts.ts`"],
] as const;

/** Which areas give each list. `app` gives none: it puts them together. */
const listRows = () =>
  LISTS.map(([what, house, file, place]) => {
    const givers = ORDER.filter((area) => area !== "app" && existsSync(`${house}/${area}/${file}`));
    return [what, `\`${house}/<area>/${file}\``, place, givers.join(", ")];
  });

/** The table of the areas, and the arrows between them in each house. */
export function architectureDocument(): string {
  const arrows = arrowsOf(sourceFiles());
  const areas = ORDER.map((area) => [`**${area}**`, AREAS[area].about, mayImport(area)]);
  const houses = HOUSES.map((house) => [
    `\`${house}\``,
    pairsOf(arrows.filter((arrow) => arrow.house === house)).join("<br>") || "–",
  ]);
  return `${GENERATED_NOTICE}

# Areas

The product has thirteen areas, with the same names in \`src/contract\`, \`src/server\`, \`src/web/app\`, \`src/web/public\` and \`test\`; not every area is in each. From the ground up:

${table(["area", "what it is", "may import, besides the platform"], areas)}
An area gives its parts to the whole in lists: ordinary typed arrays and tables ([decision 0077](decisions/0077-lists-by-area.md)). What it needs from an area above, \`app\` hands in: so the animals' commands get the adoptions of an animal (\`src/server/animals/adoptions-of-animal.ts\`).

The gate refuses any other import between areas; the table stands in \`scripts/areas.ts\`. What to do when it refuses one: move the function to an area that both may import, let the area above hand it in, or, if the direction itself is wrong, change the row and say why in a decision.

## Lists of the areas

${table(["list", "file", "put together in", "areas that give it"], listRows())}
## Arrows in use

Imports between areas of one house, without those of the platform and of the app: ${arrows.filter(runsBack).length} run back, ${arrows.filter((arrow) => !isAllowed(arrow)).length} are against the table, and as none runs back there is no circle between areas.

${table(["house", "arrows"], houses)}`;
}
