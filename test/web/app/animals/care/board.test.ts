import { expect, test } from "vitest";
import type { Board, BoardAnimal } from "../../../../../src/contract/animals/board.ts";
import { animalsByUnit, fullnessOf, houseFigures } from "../../../../../src/contract/animals/occupancy.ts";
import { locationsWith, stateBeforeMove, withMoves } from "../../../../../src/web/app/animals/care/board.ts";

const animal = (id: number, unitId: number | null, given: Partial<BoardAnimal> = {}): BoardAnimal => ({
  id,
  name: `Animal ${id}`,
  type: "Dog",
  mainPhotoId: null,
  unitId,
  hold: null,
  due: [],
  away: null,
  fetching: null,
  actions: ["move"],
  ...given,
});
const unit = (id: number, capacity: number, blocked = false) => ({
  id,
  name: `N${id}`,
  capacity,
  area: null,
  blocked,
  species: null,
});
const HOUSE: Pick<Board, "locations" | "animals"> = {
  locations: [{ id: 1, name: "North", kind: "kennel", units: [unit(1, 1), unit(2, 2), unit(3, 5, true)] }],
  animals: [
    animal(1, 1),
    animal(2, 1),
    animal(3, 2),
    animal(4, null),
    animal(5, null, { away: { kind: "foster", personName: "Ola" } }),
    animal(6, 3),
  ],
};
const BOARD: Board = { ...HOUSE, figures: houseFigures(HOUSE) };

test("the places of a house: a closed unit has none, an animal too many takes none of another unit", () => {
  const { figures } = BOARD;
  expect(figures).toEqual({
    animals: 4,
    places: 3,
    free: 1,
    over: 1,
    overUnits: 1,
    inClosed: 1,
    withoutUnit: 1,
    away: 1,
  });
  expect(figures.animals).toBe(figures.places - figures.free + figures.over + figures.inClosed);
  const states = BOARD.locations[0]?.units.map((one) =>
    fullnessOf(one, animalsByUnit(BOARD.animals).get(one.id)?.length ?? 0),
  );
  expect(states).toEqual([
    { state: "over", count: 1 },
    { state: "free", count: 1 },
    { state: "closed", count: 0 },
  ]);
  expect(fullnessOf(unit(2, 2), 2)).toEqual({ state: "full", count: 0 });
});

test("an animal that is away is without a unit, but not in the house", () => {
  expect(
    animalsByUnit(BOARD.animals)
      .get(null)
      ?.map(({ id }) => id),
  ).toEqual([4]);
});

test("a move under way is shown, and what is seen next includes it", () => {
  const shown = withMoves(BOARD, new Map([[4, 2]]));
  expect(stateBeforeMove(BOARD, 1, 2)).toEqual({ unitId: 1, animals: 1 });
  expect(stateBeforeMove(shown, 1, 2)).toEqual({ unitId: 1, animals: 2 });
  expect(stateBeforeMove(shown, 4, null)).toEqual({ unitId: 2 });
  expect(withMoves(BOARD, new Map())).toBe(BOARD);
});

test("the figures follow a move under way, and lead to the units that they are about", () => {
  expect(withMoves(BOARD, new Map([[2, 2]])).figures).toMatchObject({ free: 0, over: 0, overUnits: 0, animals: 4 });
  const unitsIn = (state: string, location = "") =>
    locationsWith(BOARD, { location, state }).flatMap(({ units }) => units.map(({ id }) => id));
  expect([unitsIn("over"), unitsIn("free"), unitsIn("closed")]).toEqual([[1], [2], [3]]);
  expect([unitsIn(""), unitsIn("made up"), unitsIn("over", "2")]).toEqual([[1, 2, 3], [1, 2, 3], []]);
});
