/** A place in a file; the line and the column are counted from 1. */
export type Place = { file: string; line: number; column: number };

/** The part of a source map that says where places come from. */
export type PlaceMap = { sources: readonly string[]; mappings: string };

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const DIGIT_OF = Uint8Array.from({ length: 128 }, (_, code) => DIGITS.indexOf(String.fromCharCode(code)) + 1);

/**
 * Finds a place of a built file in its sources. The map is read up to the place and nothing is kept: Node's class for maps
 * makes 30 MB of a map of 1 MB each time.
 */
export function sourcePlace(map: PlaceMap, { line, column }: Omit<Place, "file">): Place | undefined {
  let found: Place | undefined;
  scan(map.mappings, line, (builtColumn, source, ...place) => {
    const file = map.sources[source];
    if (builtColumn < column && file) found = { file, line: place[0] + 1, column: place[1] + 1 };
  });
  return found;
}

type Visit = (builtColumn: number, source: number, line: number, column: number) => void;
type Fields = [builtColumn: number, source: number, line: number, column: number];

/**
 * Reads the mappings to the end of a line. They are numbers in base 64, each the difference to the one before: the built
 * column, and the source, line and column that it comes from. `,` ends a place and `;` a line.
 * @param visit gets the places of that line, counted from 0
 */
function scan(mappings: string, line: number, visit: Visit): void {
  const place: Fields = [0, 0, 0, 0];
  for (const [index, places] of mappings.split(";", line).entries()) {
    place[0] = 0;
    readLine(places, place, index === line - 1 ? visit : () => {});
  }
}

/** @param place the place before, which is moved on */
function readLine(places: string, place: Fields, visit: Visit): void {
  let field = 0;
  for (let at = 0; at < places.length; ) {
    const { difference, end } = numberAt(places, at);
    if (field < 4) place[field as 0 | 1 | 2 | 3] += difference;
    const isComplete = end >= places.length || places[end] === ",";
    if (isComplete && field >= 3) visit(...place);
    field = isComplete ? 0 : field + 1;
    at = isComplete ? end + 1 : end;
  }
}

/** A number's lowest bit is its sign; its digits come lowest first, and the sixth bit of a digit says that more follow. */
function numberAt(mappings: string, start: number): { difference: number; end: number } {
  let value = 0;
  let end = start;
  for (let shift = 0; ; shift += 5) {
    const digit = (DIGIT_OF[mappings.charCodeAt(end++)] ?? 1) - 1;
    value += (digit & 31) << shift;
    if (!(digit & 32)) return { difference: value & 1 ? -(value >> 1) : value >> 1, end };
  }
}
