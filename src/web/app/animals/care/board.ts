import type { Board, BoardAnimal } from "../../../../contract/animals/board.ts";
import { animalsByUnit, type Fullness, fullnessOf, houseFigures } from "../../../../contract/animals/occupancy.ts";
import type { UnitMove } from "../../../../contract/animals/units.ts";

export type BoardLocation = Board["locations"][number];

/** The id of a unit's part of the board, for addresses that lead to it. */
export const unitAnchor = (unitId: number): string => `unit-${unitId}`;

/** Moves that are on their way to the server: animals, and the units that they are put into. */
export type Moves = ReadonlyMap<number, number | null>;

/** @returns the board as it is shown: with the moves that nobody has answered yet */
export function withMoves(board: Board, moves: Moves): Board {
  const place = (animal: BoardAnimal): BoardAnimal => {
    const unitId = moves.get(animal.id);
    return unitId === undefined ? animal : { ...animal, unitId };
  };
  if (moves.size === 0) return board;
  const animals = board.animals.map(place);
  return { ...board, animals, figures: houseFigures({ ...board, animals }) };
}

/** @returns what somebody sees who moves an animal now: where it is, and how many are in the unit that it goes to */
export function stateBeforeMove(board: Board, animalId: number, to: number | null): NonNullable<UnitMove["saw"]> {
  const unitId = board.animals.find(({ id }) => id === animalId)?.unitId ?? null;
  return { unitId, ...(to !== null && { animals: animalsByUnit(board.animals).get(to)?.length ?? 0 }) };
}

/** The states of units that the board can be narrowed to. */
export const SHOWN_STATES = ["over", "free", "closed"] as const satisfies readonly Fullness["state"][];
export type ShownState = (typeof SHOWN_STATES)[number];

/**
 * @param only the units that are wanted: of one location, in one state; without it all of them
 * @returns the locations with these units; a location that has none is left out
 */
export function locationsWith(
  { locations, animals }: Board,
  only: { location: string; state: string },
): BoardLocation[] {
  const state = SHOWN_STATES.find((one) => one === only.state);
  const living = animalsByUnit(animals);
  const isWanted = (unit: BoardLocation["units"][number]) =>
    state === undefined || fullnessOf(unit, living.get(unit.id)?.length ?? 0).state === state;
  return locations
    .filter(({ id }) => only.location === "" || String(id) === only.location)
    .map((location) => ({ ...location, units: location.units.filter(isWanted) }))
    .filter(({ units }) => state === undefined || units.length > 0);
}
