import type { Board, BoardAnimal, HouseFigures } from "./board.ts";

export type BoardUnit = Board["locations"][number]["units"][number];

/** The animals of each unit; under null those in the house without a unit. Who is away has no place in the house. */
export const animalsByUnit = (animals: readonly BoardAnimal[]): ReadonlyMap<number | null, BoardAnimal[]> =>
  Map.groupBy(
    animals.filter(({ away }) => away === null),
    ({ unitId }) => unitId,
  );

/** How full a unit is: closed, so many places free, full, or so many animals too many. */
export type Fullness = { state: "closed" | "free" | "full" | "over"; count: number };

export function fullnessOf({ blocked, capacity }: Pick<BoardUnit, "blocked" | "capacity">, animals: number): Fullness {
  if (blocked) return { state: "closed", count: 0 };
  if (animals > capacity) return { state: "over", count: animals - capacity };
  return animals === capacity ? { state: "full", count: 0 } : { state: "free", count: capacity - animals };
}

/**
 * How full the house is, of the units that are given. The figures add up: the animals in units are the places, without the
 * free ones, with the animals too many and those in closed units.
 */
export function houseFigures({ locations, animals }: Pick<Board, "locations" | "animals">): HouseFigures {
  const living = animalsByUnit(animals);
  const figures = { animals: 0, places: 0, free: 0, over: 0, overUnits: 0, inClosed: 0 };
  for (const unit of locations.flatMap(({ units }) => units)) {
    const there = living.get(unit.id)?.length ?? 0;
    const { state, count } = fullnessOf(unit, there);
    figures.animals += there;
    if (state === "closed") figures.inClosed += there;
    else figures.places += unit.capacity;
    if (state === "free") figures.free += count;
    if (state !== "over") continue;
    figures.over += count;
    figures.overUnits += 1;
  }
  return { ...figures, withoutUnit: living.get(null)?.length ?? 0, away: animals.filter(({ away }) => away).length };
}
