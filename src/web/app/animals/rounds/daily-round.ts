import type { Observation, ObservationRequest } from "../../../../contract/animals/observations.ts";
import type { DailyRound, RoundAnimal } from "../../../../contract/animals/rounds.ts";
import type { Unsent } from "../../platform/unsent/unsent.store.ts";
import { batchesWithUnsent, dosesDoneHere, isNews, type ShownDose } from "../treatments/dose-list.ts";

/** What was seen of an animal: on the server, or still on this device. */
export type ShownSeen = Omit<Partial<Observation>, "id" | "actions"> & { id?: number; seq?: number };
export type ShownAnimal = Omit<RoundAnimal, "doses" | "seen"> & {
  doses: ShownDose[];
  seen: ShownSeen | undefined;
  /** What of it waits on this device. */
  waiting: number;
  /** What the server refused, with why. */
  refused: Unsent[];
};
export type ShownRound = Omit<DailyRound, "animals"> & { animals: ShownAnimal[] };

const APPLY: Partial<Record<Unsent["call"], (animal: ShownAnimal, item: Unsent, readAt: number) => void>> = {
  "POST /animals/:id/observations": (animal, item, readAt) => {
    if (!isNews(item, readAt)) return;
    const { photo, ...seen } = item.body as ObservationRequest;
    const answer = item.answer as Observation | undefined;
    animal.seen = { ...seen, hasPhoto: photo !== undefined, seq: item.seq, ...(answer && { id: answer.id }) };
  },
  "DELETE /observations/:id": (animal, item, readAt) => {
    if (isNews(item, readAt) && animal.seen?.id === item.params.id) animal.seen = undefined;
  },
  "PUT /animals/:id/unit": (animal, item, readAt) => {
    if (isNews(item, readAt)) animal.unitId = (item.body as { unitId: number | null }).unitId;
  },
};

/**
 * The round as it is on this device: as it was read, with what was done here since.
 * @param readAt when the request for it began, by this device's clock
 * @param by who is signed in
 */
export function withUnsent(round: DailyRound, items: readonly Unsent[], readAt: number, by: string): ShownRound {
  const animals = round.animals.map(
    (animal): ShownAnimal => ({
      ...animal,
      doses: animal.doses.map((dose) => ({ ...dose })),
      seen: animal.seen ?? undefined,
      waiting: 0,
      refused: [],
    }),
  );
  const byId = new Map(animals.map((animal) => [animal.id, animal]));
  for (const item of items) {
    const animal = byId.get(item.animalId);
    if (!animal) continue;
    if (item.state === "refused") animal.refused.push(item);
    else APPLY[item.call]?.(animal, item, readAt);
    if (item.state === "waiting") animal.waiting += 1;
  }
  withDoses(byId, items, by);
  return { ...round, animals, batches: batchesWithUnsent(round.batches, items, readAt) };
}

/** Doses stay on the screen with what was done until the next visit: the round that is read has only what is due. */
function withDoses(animals: ReadonlyMap<number, ShownAnimal>, items: readonly Unsent[], by: string): void {
  for (const [id, { item, dose, done }] of dosesDoneHere(items, by)) {
    const animal = animals.get(item.animalId);
    const known = animal?.doses.find((one) => one.id === id);
    if (known) known.done = done;
    else if (dose) animal?.doses.push({ ...dose, done });
  }
}

/** Whether nothing is to do at an animal any more. */
export const isDone = ({ seen, doses }: ShownAnimal): boolean => seen !== undefined && doses.every(({ done }) => done);

/** One stop of the walk: a unit with its animals. */
export type Stop = { key: string; location: string; unit: string; animals: ShownAnimal[] };

/** The stops in walking order; the animals without a unit come last. @param locationId only this one */
export function stopsOf({ locations, animals }: ShownRound, locationId: number | undefined): Stop[] {
  const shown = locations.filter(({ id }) => locationId === undefined || id === locationId);
  const stops = shown.flatMap(({ name, units }) =>
    units.map((unit) => ({
      key: `unit-${unit.id}`,
      location: name,
      unit: unit.name,
      animals: animals.filter(({ unitId }) => unitId === unit.id),
    })),
  );
  const known = new Set(locations.flatMap(({ units }) => units.map(({ id }) => id)));
  const loose = animals.filter(({ unitId }) => unitId === null || !known.has(unitId));
  const last = locationId === undefined ? [{ key: "none", location: "", unit: "", animals: loose }] : [];
  return [...stops, ...last].filter((stop) => stop.animals.length > 0);
}
