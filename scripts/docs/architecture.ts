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

The product has twelve areas, with the same names in \`src/contract\`, \`src/server\`, \`src/web/app\`, \`src/web/public\` and \`test\`; not every area is in each. From the ground up:

${table(["area", "what it is", "may import, besides the platform"], areas)}
An area gives its parts to the whole in lists, which \`app\` puts together. What it needs from an area above, \`app\` hands in: so the animals' commands get the adoptions of an animal (\`src/server/animals/adoptions-of-animal.ts\`).

The gate refuses any other import between areas; the table stands in \`scripts/areas.ts\`. What to do when it refuses one: move the function to an area that both may import, let the area above hand it in, or, if the direction itself is wrong, change the row and say why in a decision.

## Arrows in use

Imports between areas of one house, without those of the platform and of the app: ${arrows.filter(runsBack).length} run back, ${arrows.filter((arrow) => !isAllowed(arrow)).length} are against the table, and as none runs back there is no circle between areas.

${table(["house", "arrows"], houses)}`;
}
