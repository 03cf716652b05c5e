/**
 * The areas of the product and what each may import (docs/architecture.md). `node scripts/areas.ts` is a check of the gate:
 * it names every import that the table forbids.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

/** From the ground up: an area may import the platform and what its row names, which all stand above it here. */
export const AREAS = {
  platform: {
    may: [],
    about:
      "what every area stands on: database, HTTP, letters, pictures, papers, background work, audit, texts, permissions; on screens the kit",
  },
  accounts: {
    may: [],
    about: "who signs in: accounts, sessions, links, and the locks and names of the people behind them",
  },
  animals: {
    may: ["accounts"],
    about:
      "the animals and their life here: stays, care, treatments, groups, foster homes, their papers and shared pictures",
  },
  adoption: {
    may: ["accounts", "animals"],
    about: "one person's way to one animal: adoptions, visits and home checks, favourites, aftercare",
  },
  calendar: { may: ["animals", "adoption"], about: "appointments, and what takes place this week" },
  giving: {
    may: ["accounts", "animals"],
    about: "gifts, monthly gifts, the provider and its sandbox; what is in store and collected for",
  },
  outreach: {
    may: ["accounts", "animals"],
    about: "what the shelter and people write to each other: news, newsletters, saved searches, messages",
  },
  people: {
    may: ["accounts", "animals", "adoption", "calendar", "giving", "outreach"],
    about: "the records of users and staff, jobs and who applies, volunteers; what happens when somebody leaves",
  },
  site: {
    may: ["accounts", "animals", "adoption", "giving", "outreach", "people"],
    about: "the public pages on the server: loaders, cache, rendering, pictures, files for programs",
  },
  settings: {
    may: ["accounts", "animals", "adoption", "outreach", "people", "site"],
    about:
      "what admins set and watch: the shelter's record, lists and texts, set-up, audit log, outbox, background jobs",
  },
  exchange: {
    may: ["accounts", "animals", "outreach"],
    about: "what comes in from other systems and goes out to them: import, export, feeds, tokens, webhooks",
  },
  overview: {
    may: ["accounts", "animals", "adoption", "calendar", "giving", "outreach", "people", "settings"],
    about: "what staff see across areas: the morning list, search, an animal's life, recall, statistics",
  },
  app: { may: "all", about: "puts the areas together and starts them" },
} as const satisfies Record<string, { may: readonly string[] | "all"; about: string }>;
export type Area = keyof typeof AREAS;

export const HOUSES = ["src/contract", "src/server", "src/web/app", "src/web/public"] as const;
type House = (typeof HOUSES)[number];

/** Folders of a house that are no areas: texts are everybody's, and what a browser runs on public pages puts areas together. */
const OTHER_FOLDERS: Record<string, Area> = { texts: "platform", enhance: "app" };

/** One import between two areas of a house. */
export type Arrow = { house: House; from: Area; to: Area; file: string; imported: string };

const isArea = (name: string): name is Area => name in AREAS;

/** The house and area of a file. A file that lies directly in a house puts it together. @throws Error for any other folder */
function placeOf(file: string): { house: House; area: Area } | undefined {
  const house = HOUSES.find((one) => file.startsWith(`${one}/`));
  if (!house) return undefined;
  const [folder = "", ...inside] = file.slice(house.length + 1).split("/");
  if (inside.length === 0) return { house, area: "app" };
  const area = OTHER_FOLDERS[folder] ?? folder;
  if (isArea(area)) return { house, area };
  throw new Error(`${file}: ${folder} is no area. Put the file into one of: ${Object.keys(AREAS).join(", ")}.`);
}

/** The files that a file imports, with types and dynamic imports. @param file from the repository's root */
function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const named = [
    ...staticImports.map((one) => one.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((one) => one.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return named.filter((one) => one?.startsWith(".")).map((one) => join(dirname(file), one as string));
}

/** An import of the contract from outside it: browsers load the contract, so it imports nothing else of ours. */
const isOverTheWall = (file: string, imported: string): boolean =>
  file.startsWith("src/contract/") && !imported.startsWith("src/contract/");

/** Every import between areas of the same house. @param read gives a file's text; tests pass their own */
export function arrowsOf(files: readonly string[], read = (file: string) => readFileSync(file, "utf8")): Arrow[] {
  return files.flatMap((file) => {
    const from = placeOf(file);
    if (!from) return [];
    return [...new Set(importsOf(file, read(file)))].flatMap((imported) => {
      const to = placeOf(imported);
      if (!to || to.house !== from.house || to.area === from.area) return [];
      return [{ house: from.house, from: from.area, to: to.area, file, imported }];
    });
  });
}

/** Whether the table allows an import. */
export function isAllowed({ from, to }: Pick<Arrow, "from" | "to">): boolean {
  const { may }: { may: readonly string[] | "all" } = AREAS[from];
  return to === "platform" || may === "all" || may.includes(to);
}

/** What a developer reads about a forbidden import: where it is, which row forbids it, and what to do. */
function refusal({ file, imported, from, to }: Arrow): string {
  const { may }: { may: readonly string[] } = AREAS[from] as { may: readonly string[] };
  return `${file} imports ${imported}, but ${from} may import only ${["platform", ...may].join(", ")}, not ${to}.
  Move what it needs to an area that both may import, or let ${to} hand it in (see docs/architecture.md).`;
}

/** All files of the houses. */
export const sourceFiles = (): string[] =>
  globSync("src/{contract,server,web}/**/*.{ts,tsx}")
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

/** Every import that is refused, with what to do about it. @param read gives a file's text; tests pass their own */
export function refusedImports(
  files: readonly string[],
  read = (file: string) => readFileSync(file, "utf8"),
): string[] {
  const outside = files.flatMap((file) =>
    importsOf(file, read(file))
      .filter((imported) => isOverTheWall(file, imported))
      .map((imported) => `${file} imports ${imported}, but the contract imports nothing of ours but itself.`),
  );
  const between = arrowsOf(files, read).filter((arrow) => !isAllowed(arrow));
  return [...outside, ...between.map(refusal)];
}

if (import.meta.main) {
  const refused = refusedImports(sourceFiles());
  if (refused.length > 0) {
    console.error(refused.join("\n"));
    process.exitCode = 1;
  }
}
