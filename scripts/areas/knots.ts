import type { Import } from "./imports.ts";

/** Files and folders of one folder that import each other in a circle, and imports that tie them. */
export type Knot = { folder: string; rooms: string[]; ties: Import[] };

/** What tests of several areas and scripts share is a room of its own. */
const SUPPORT = /^test\/(?:.*\/)?support\//;

/** The file or folder of a folder in which a file lies. @param folder "" or with a slash at its end */
function roomOf(folder: string, file: string): string {
  if ((folder === "" || folder === "test/") && SUPPORT.test(file)) return "support of tests";
  return file.slice(folder.length).split("/")[0] as string;
}

/** Rooms that lead to each other, by Tarjan's algorithm. */
function circles(next: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  function visit(room: string): number {
    const at = index.size;
    index.set(room, at);
    open.push(room);
    let low = at;
    for (const other of next.get(room) ?? []) {
      if (!index.has(other)) low = Math.min(low, visit(other));
      else if (open.includes(other)) low = Math.min(low, lowest.get(other) ?? (index.get(other) as number));
    }
    lowest.set(room, low);
    if (low === at) {
      const circle = open.splice(open.indexOf(room));
      if (circle.length > 1) found.push(circle.sort());
    }
    return low;
  }
  for (const room of next.keys()) if (!index.has(room)) visit(room);
  return found;
}

/** The folders above a file, with slashes at their ends; "" is the repository. */
function foldersOf(file: string): string[] {
  const parts = file.split("/");
  return parts.map((_, at) =>
    parts
      .slice(0, at)
      .map((part) => `${part}/`)
      .join(""),
  );
}

/** Every knot of every folder. */
export function knotsOf(imports: readonly Import[]): Knot[] {
  const inside = new Map<string, Import[]>();
  for (const one of imports) {
    const theirs = new Set(foldersOf(one.imported));
    for (const folder of foldersOf(one.file)) {
      if (theirs.has(folder)) inside.set(folder, [...(inside.get(folder) ?? []), one]);
    }
  }
  return [...inside].sort().flatMap(([folder, all]) => {
    const next = new Map<string, Set<string>>();
    for (const { file, imported } of all) {
      const [from, to] = [roomOf(folder, file), roomOf(folder, imported)];
      if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
    }
    return circles(next).map((rooms) => ({ folder: folder || "./", rooms, ties: tiesOf(folder, rooms, all) }));
  });
}

/** One import for each pair of rooms of a knot. */
function tiesOf(folder: string, rooms: readonly string[], imports: readonly Import[]): Import[] {
  const ties = new Map<string, Import>();
  for (const one of imports) {
    const [from, to] = [roomOf(folder, one.file), roomOf(folder, one.imported)];
    if (from !== to && rooms.includes(from) && rooms.includes(to)) ties.set(`${from} ${to}`, one);
  }
  return [...ties.values()];
}
