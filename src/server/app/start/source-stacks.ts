import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { inCheckout } from "../../platform/repository.ts";
import { type PlaceMap, sourcePlace } from "./source-places.ts";

/** A place in a stack of the built server. */
const PLACE = /(file:\/\/[^\s)]+\.js):(\d+):(\d+)/g;

function readMap(url: string): PlaceMap | undefined {
  const file = `${fileURLToPath(url)}.map`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Replaces places in built files by those in the sources. Libraries have no map and keep theirs. */
function inSources(stack: string): string {
  const maps = new Map<string, PlaceMap | undefined>();
  return stack.replace(PLACE, (built, url: string, line: string, column: string) => {
    if (!maps.has(url)) maps.set(url, readMap(url));
    const map = maps.get(url);
    const place = map && sourcePlace(map, { line: Number(line), column: Number(column) });
    if (!place) return built;
    return `${relative(inCheckout(""), fileURLToPath(new URL(place.file, url)))}:${place.line}:${place.column}`;
  });
}

/**
 * Stacks of the built server name the sources. Node's own option for that keeps all maps in memory from the start, which
 * took 45 MB.
 */
Error.prepareStackTrace = (error, frames) =>
  inSources([String(error), ...frames.map((frame) => `    at ${frame}`)].join("\n"));
