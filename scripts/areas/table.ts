/**
 * What may import what (docs/architecture.md). Arrows go down only: a file imports its own floor and lower ones, in its house
 * and in others.
 */

/** The floors of a house, from the ground up. */
export const FLOORS = {
  texts: "catalogs, styles and fonts; they import nothing above",
  base: "errors, the clock, who acts, languages, permissions, the disk",
  database: "connections, migrations, transactions, the embedded PostgreSQL",
  platform: "what areas are served by: HTTP, letters, pictures, papers, background work, audit; on screens the kit",
  parts:
    "what areas fill: personal data, merging, retention, sources of what staff see across areas, work, samples of texts",
  area: "the areas below",
  app: "puts the areas together and starts them",
} as const;
export type Floor = keyof typeof FLOORS;
const ORDER = Object.keys(FLOORS);

/** An area may import the floors below, and what its row names. */
export const AREAS = {
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
} as const satisfies Record<string, { may: readonly string[]; about: string }>;
export type Area = keyof typeof AREAS;

/** The houses, and what each may import besides itself. Of the pages the server takes them as a whole, and their texts. */
export const HOUSES: Readonly<Record<string, readonly string[] | "all">> = {
  "src/contract": [],
  "src/web/app": ["src/contract", "src/web"],
  "src/web/public": ["src/contract", "src/web"],
  "src/web": ["src/contract"],
  "src/server": ["src/contract", "src/web", "src/web/app", "src/web/public"],
  demo: ["src/contract", "src/web", "src/server"],
  operator: ["src/contract", "src/server"],
  start: "all",
  scripts: "all",
  test: "all",
};

/** Folders of a house with another name than their floor or area. */
const OTHER_FOLDERS: Readonly<Record<string, { floor: Floor; area?: Area }>> = {
  styles: { floor: "texts" },
  fonts: { floor: "texts" },
  pictures: { floor: "texts" },
  enhance: { floor: "app" },
  worker: { floor: "app" },
  embed: { floor: "area", area: "exchange" },
};

/** Every house reads the types of all calls. */
const FACE = "src/contract/calls.ts";

export type Place = { house: string; floor?: Floor; area?: Area };

const isArea = (name: string): name is Area => Object.hasOwn(AREAS, name);
const isFloor = (name: string): name is Floor => Object.hasOwn(FLOORS, name) && name !== "area";

/**
 * The house, floor and area of a file; undefined for one outside of all houses. A file that lies directly in a house puts it
 * together; those of `src/web` serve both houses of the browser.
 * @throws Error for a folder that is neither a floor nor an area
 */
export function placeOf(file: string): Place | undefined {
  const house = Object.keys(HOUSES).find((one) => file.startsWith(`${one}/`));
  if (house === undefined) return undefined;
  if (!house.startsWith("src/") || file === FACE) return { house };
  const [folder = "", ...inside] = file.slice(house.length + 1).split("/");
  if (inside.length === 0) return { house, floor: house === "src/web" ? "platform" : "app" };
  const other = OTHER_FOLDERS[folder];
  if (other) return { house, ...other };
  if (isArea(folder)) return { house, floor: "area", area: folder };
  if (isFloor(folder)) return { house, floor: folder };
  const known = [...Object.keys(FLOORS).filter(isFloor), ...Object.keys(AREAS)];
  throw new Error(`${file}: ${folder} is no floor and no area. Put the file into one of: ${known.join(", ")}.`);
}

const isOfPages = ({ house }: Place) => house.startsWith("src/web");

/** Where the server renders pages. */
const puts = ({ floor, area }: Place): boolean => floor === "app" || area === "site";

function isHouseAllowed(from: Place, to: Place): boolean {
  if (from.house === to.house) return true;
  const may = HOUSES[from.house];
  if (may !== "all" && !may?.includes(to.house)) return false;
  return from.house !== "src/server" || !isOfPages(to) || to.floor === "texts" || puts(from);
}

function isFloorAllowed(from: Place, to: Place): boolean {
  if (!from.floor || !to.floor) return true;
  if (from.house !== to.house) {
    if (to.floor === "app" && puts(from)) return true;
    // What stands below the areas of a lower house stands below everything.
    if (to.floor !== "area" && to.floor !== "app") return true;
  }
  if (!from.area || !to.area) return ORDER.indexOf(to.floor) <= ORDER.indexOf(from.floor);
  const { may }: { may: readonly string[] } = AREAS[from.area];
  return from.area === to.area || may.includes(to.area);
}

const nameOf = ({ floor, area }: Place): string => area ?? floor ?? "";

/** @returns why an import is refused and what to do, undefined when it is not */
export function refusal(file: string, imported: string): string | undefined {
  const [from, to] = [placeOf(file), placeOf(imported)];
  if (!from || !to) return undefined;
  if (!isHouseAllowed(from, to)) {
    const may = HOUSES[from.house];
    return `${file} imports ${imported}, but ${from.house} may import only ${[from.house, ...(may ?? [])].join(", ")}${isOfPages(to) ? " (of pages their texts, and from site and app all)" : ""}.
  Move what it needs into a house that both may import, or hand it in where the houses are put together.`;
  }
  if (isFloorAllowed(from, to)) return undefined;
  const allowed = from.area
    ? `${from.area} may import only the floors below, ${AREAS[from.area].may.join(", ") || "and no other area"}`
    : `the floor ${from.floor} may import only itself and the floors below`;
  return `${file} imports ${imported}, but ${allowed}, not ${nameOf(to)}.
  Move what it needs to a floor or an area that both may import, or let ${nameOf(to)} hand it in (see docs/architecture.md).`;
}
