import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import { inCheckout } from "../../base/repository.ts";

/** A place in a stack of the built server. */
const PLACE = /(file:\/\/[^\s)]+\.js):(\d+):(\d+)/g;

function readMap(url: string): TraceMap | undefined {
  const file = `${fileURLToPath(url)}.map`;
  return existsSync(file) ? new TraceMap(readFileSync(file, "utf8"), url) : undefined;
}

/** Replaces places in built files by those in the sources. Libraries have no map and keep theirs. */
function inSources(stack: string): string {
  const maps = new Map<string, TraceMap | undefined>();
  return stack.replace(PLACE, (built, url: string, line: string, column: string) => {
    if (!maps.has(url)) maps.set(url, readMap(url));
    const map = maps.get(url);
    const place = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (!place || place.source === null) return built;
    return `${relative(inCheckout(""), fileURLToPath(place.source))}:${place.line}:${place.column + 1}`;
  });
}

/**
 * Stacks of the built server name the sources. Node's own option for that keeps all maps in memory from the start, which
 * took 45 MB; here a map is read when an error has been thrown, and nothing of it is kept.
 */
Error.prepareStackTrace = (error, frames) =>
  inSources([String(error), ...frames.map((frame) => `    at ${frame}`)].join("\n"));
