import type { BatchInHand, DoneTreatment, DueDose, DueTreatment } from "../../../../contract/animals/treatments.ts";
import type { Unsent } from "../../platform/unsent/unsent.store.ts";

/** What became of a dose. With `seq` it was done on this device and can be taken back here. */
export type DoneDose = { is: "given" | "skipped"; at: string; by: string; batch: string; seq?: number };
/** A dose on a screen: to give, or given or left out. */
export type ShownDose = DueDose & { done?: DoneDose | undefined };
/** A dose on the sheet, with its animal. `refused` is what the server did not take. */
export type SheetDose = ShownDose & { animal: { id: number; name: string }; refused?: Unsent[] };
/** The doses of one unit, or of the animals that are with one person. */
export type UnitOfDoses = { key: string; name: string; doses: SheetDose[] };

/** What was done last about a dose on this device; `done` is missing after it was taken back. */
type HereDone = { item: Unsent; dose?: DueDose | undefined; done?: DoneDose | undefined };

/** What a list that was read at a time cannot know yet. */
export const isNews = ({ state, sentAt = 0 }: Unsent, readAt: number): boolean =>
  state === "waiting" || sentAt > readAt;

const idsOf = ({ body, params }: Unsent): readonly number[] =>
  (body as { treatmentIds?: number[] }).treatmentIds ?? (params.id === undefined ? [] : [params.id]);

const BECOMES: Partial<Record<Unsent["call"], DoneDose["is"] | "open">> = {
  "POST /treatments/give": "given",
  "POST /treatments/:id/skip": "skipped",
  "POST /treatments/undo": "open",
};

/**
 * What was done about doses on this device, by their ids: of each the last deed that nobody has refused.
 * @param by who is signed in here
 */
export function dosesDoneHere(items: readonly Unsent[], by: string): Map<number, HereDone> {
  const here = new Map<number, HereDone>();
  for (const item of items) {
    const is = BECOMES[item.call];
    if (!is || item.state === "refused") continue;
    const known = (item.shown as { doses?: DueDose[] } | undefined)?.doses ?? [];
    const { batch = "" } = item.body as { batch?: string };
    for (const id of idsOf(item)) {
      const dose = known.find((one) => one.id === id) ?? here.get(id)?.dose;
      const at = new Date(item.doneAt).toISOString();
      here.set(id, { item, dose, ...(is !== "open" && { done: { is, at, by, batch, seq: item.seq } }) });
    }
  }
  return here;
}

/** The batches in hand; those that were confirmed on this device count at once. */
export function batchesWithUnsent(batches: readonly BatchInHand[], items: readonly Unsent[], readAt: number) {
  const confirmed = new Map(
    items
      .filter(
        (item) => item.call === "POST /treatments/confirm-batch" && item.state !== "refused" && isNews(item, readAt),
      )
      .map(({ body }) => body as { kindId: number; batch: string })
      .map(({ kindId, batch }) => [kindId, batch]),
  );
  return batches.map((one) => ({ ...one, confirmedBatch: confirmed.get(one.kindId) ?? one.confirmedBatch }));
}

type Read = { items: readonly DueTreatment[]; done: readonly DoneTreatment[]; readAt: number };
type PlacedDose = SheetDose & Pick<DueTreatment, "unit" | "placement">;

/** The sheet as it is on this device: what is due and what is done, with what was done here since it was read. */
export function dosesWithUnsent({ items, done, readAt }: Read, unsent: readonly Unsent[], by: string): PlacedDose[] {
  const here = dosesDoneHere(unsent, by);
  const refused = unsent.filter(({ state, call }) => state === "refused" && BECOMES[call]);
  const closed = done.map(({ state, person, closedAt, batch, ...dose }): PlacedDose => {
    return { ...dose, done: { is: state, at: closedAt, by: person ?? "", batch } };
  });
  return [...items, ...closed].sort(compare).map((dose): PlacedDose => {
    const mine = here.get(dose.id);
    const own = refused.filter((item) => idsOf(item).includes(dose.id));
    return { ...dose, refused: own, done: doneOf(dose, mine, mine !== undefined && isNews(mine.item, readAt)) };
  });
}

/** What was done here is shown until the list knows it; afterwards the list is right, and it can be taken back here. */
function doneOf({ done }: ShownDose, here: HereDone | undefined, isUnknown: boolean): DoneDose | undefined {
  if (isUnknown) return here?.done;
  const { seq } = here?.done ?? {};
  return done && seq !== undefined ? { ...done, seq } : done;
}

const placeOf = ({ unit, placement }: PlacedDose): string =>
  unit
    ? `${unit.location} ${unit.unit} ${unit.unitId}`
    : `\uffff ${placement?.kind ?? "\uffff"} ${placement?.personName ?? ""}`;

/** What is done keeps its place: a list that moved under the finger would give the wrong animal a dose. */
const compare = (a: PlacedDose, b: PlacedDose): number =>
  placeOf(a).localeCompare(placeOf(b), "pl", { numeric: true }) ||
  a.dueOn.localeCompare(b.dueOn) ||
  a.animal.name.localeCompare(b.animal.name, "pl") ||
  a.id - b.id;

/** Doses by the place of their animals. @param rows in the order of {@link dosesWithUnsent} @param nameOf of a place */
export const byUnit = (rows: readonly PlacedDose[], nameOf: (dose: PlacedDose) => string): UnitOfDoses[] =>
  [...Map.groupBy(rows, placeOf)].map(([key, doses]) => ({ key, name: nameOf(doses[0] as PlacedDose), doses }));

/** The kinds among doses, each with its doses. */
export const byKind = <D extends DueDose>(rows: readonly D[]): { kind: DueDose["kind"]; doses: D[] }[] =>
  [...Map.groupBy(rows, ({ kind }) => kind.id).values()].map((doses) => ({ kind: (doses[0] as D).kind, doses }));
