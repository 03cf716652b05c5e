import type { DueTreatment } from "../../../../contract/animals/treatments.ts";

/** The doses of one unit, or of the animals that are with one person. */
export type UnitOfDoses = { key: string; first: DueTreatment; doses: DueTreatment[] };

const placeOf = ({ unit, placement }: DueTreatment): string =>
  unit
    ? `${unit.location} ${unit.unit} ${unit.unitId}`
    : `\uffff ${placement?.kind ?? "\uffff"} ${placement?.personName ?? ""}`;

const compare = (a: DueTreatment, b: DueTreatment): number =>
  placeOf(a).localeCompare(placeOf(b), "pl", { numeric: true }) ||
  a.dueOn.localeCompare(b.dueOn) ||
  a.animal.name.localeCompare(b.animal.name, "pl") ||
  a.id - b.id;

/**
 * What is due, with what was given on this screen in its place: a list that moved under the finger would give the wrong
 * animal a dose.
 */
export const merged = (due: readonly DueTreatment[], done: readonly DueTreatment[]): DueTreatment[] =>
  [...new Map([...done, ...due].map((row) => [row.id, row])).values()].sort(compare);

/** Doses by the place of their animals, overdue ones first in each. @param rows in the order of {@link merged} */
export const byUnit = (rows: readonly DueTreatment[]): UnitOfDoses[] =>
  [...Map.groupBy(rows, placeOf)].map(([key, doses]) => ({ key, first: doses[0] as DueTreatment, doses }));

/** The kinds among doses, each with how many there are. */
export function kindsOf(rows: readonly DueTreatment[]): { kind: DueTreatment["kind"]; count: number }[] {
  return [...Map.groupBy(rows, ({ kind }) => kind.id).values()].map((doses) => ({
    kind: (doses[0] as DueTreatment).kind,
    count: doses.length,
  }));
}
