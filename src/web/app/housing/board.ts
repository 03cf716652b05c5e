import type { Board, BoardAnimal } from "../../../contract/board.ts";
import type { UnitMove } from "../../../contract/units.ts";

export type BoardLocation = Board["locations"][number];
export type BoardUnit = BoardLocation["units"][number];

/** Moves that are on their way to the server: animals, and the units that they are put into. */
export type Moves = ReadonlyMap<number, number | null>;

/** @returns the board as it is shown: with the moves that nobody has answered yet */
export function withMoves(board: Board, moves: Moves): Board {
  const place = (animal: BoardAnimal): BoardAnimal => {
    const unitId = moves.get(animal.id);
    return unitId === undefined ? animal : { ...animal, unitId };
  };
  return moves.size === 0 ? board : { ...board, animals: board.animals.map(place) };
}

/** The animals of each unit; under null those in the house without a unit. */
export const animalsByUnit = ({ animals }: Board): ReadonlyMap<number | null, BoardAnimal[]> =>
  Map.groupBy(
    animals.filter(({ away }) => away === null),
    ({ unitId }) => unitId,
  );

/** @returns what somebody sees who moves an animal now: where it is, and how many are in the unit that it goes to */
export function stateBeforeMove(board: Board, animalId: number, to: number | null): NonNullable<UnitMove["saw"]> {
  const unitId = board.animals.find(({ id }) => id === animalId)?.unitId ?? null;
  return { unitId, ...(to !== null && { animals: animalsByUnit(board).get(to)?.length ?? 0 }) };
}

/** How full a unit is: closed, so many places free, full, or so many animals too many. */
export type Fullness = { state: "closed" | "free" | "full" | "over"; count: number };

export function fullnessOf({ blocked, capacity }: BoardUnit, animals: number): Fullness {
  if (blocked) return { state: "closed", count: 0 };
  if (animals > capacity) return { state: "over", count: animals - capacity };
  return animals === capacity ? { state: "full", count: 0 } : { state: "free", count: capacity - animals };
}

/** How many animals the units have, how many places the open ones have, and how many of these are free. */
export function placesOf(board: Board): { animals: number; places: number; free: number } {
  const living = animalsByUnit(board);
  const total = { animals: 0, places: 0, free: 0 };
  for (const unit of board.locations.flatMap(({ units }) => units)) {
    const animals = living.get(unit.id)?.length ?? 0;
    total.animals += animals;
    if (unit.blocked) continue;
    total.places += unit.capacity;
    total.free += Math.max(0, unit.capacity - animals);
  }
  return total;
}
