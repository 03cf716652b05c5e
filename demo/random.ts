/** A pseudo-random generator: the same seed always gives the same numbers. */
export type Random = {
  /** The next number, from 0 up to but not including 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** True with the probability `p` (0 to 1). */
  chance(p: number): boolean;
};

/** Creates a generator. Demonstration data must be the same on every machine, so all random choices come from here. */
export function seededRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => pickAt(list, Math.floor(next() * list.length)),
    chance: (p) => next() < p,
  };
}

/** FNV-1a over the UTF-16 units, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}

function pickAt<T>(list: readonly T[], index: number): T {
  if (index >= list.length) throw new RangeError("Cannot pick from an empty list.");
  return list[index] as T;
}
