import { sql } from "kysely";
import { addImportedChips, addImportedWeights, chipsEverOf } from "../../../animals/imported/imported.add.commands.ts";
import type { Bulk } from "../../../animals/imported/imported.ts";
import type { RowProblem } from "../rows/facts.ts";
import type { JudgedAnimal, Place } from "../rows/judged.ts";
import type { ImportRow } from "./import.row.ts";

type Chips = { animal_id: number; numbers: string[]; wasChipped: boolean };
/** @property added chips of animals that were here before, for the undo */
type Belongings = { problems: (Place & { problem: RowProblem })[]; added: Chips[] };

/**
 * Adds chips, weights and the addresses of pictures of new animals, and the chips that animals here did not have: one that was
 * taken off here stays off. @returns what there is to say about rows, as a chip that another animal carries
 */
export async function addBelongings(
  bulk: Bulk,
  at: ImportRow,
  judged: readonly JudgedAnimal[],
  ids: ReadonlyMap<string, number>,
): Promise<Belongings> {
  const added = judged.filter(({ result }) => result === "created");
  const changed = judged.filter(({ result }) => result === "changed");
  const idOf = ({ key }: JudgedAnimal) => ids.get(key) as number;
  const had = await chipsEverOf(bulk.tx, changed.filter(({ chips }) => chips.length > 0).map(idOf));
  const chips = [...added, ...changed].flatMap((one) =>
    one.chips
      .filter(({ number }) => !had.get(idOf(one))?.numbers.includes(number))
      .map((place) => ({ animal_id: idOf(one), number: place.number, implanted_on: one.facts.chipOn ?? null, place })),
  );
  const taken = new Set(
    await addImportedChips(
      bulk,
      chips.map(({ place: _place, ...chip }) => chip),
    ),
  );
  await addImportedWeights(
    bulk,
    added.flatMap((one) => {
      const on = one.stays.at(-1)?.intake.on;
      return one.facts.weight === undefined || on === undefined
        ? []
        : [{ animal_id: idOf(one), on, kg: one.facts.weight }];
    }),
  );
  await addPhotoPlaces(bulk, at, added, ids);
  const elsewhere = chips
    .filter(({ number }) => taken.has(number))
    .map(({ number: value, place: { sheet, row, column } }) => ({
      ...{ sheet, row },
      problem: { code: "chipElsewhere", value, ...(column !== undefined && { column }) } satisfies RowProblem,
    }));
  const known = changed.map((one) => ({
    animal_id: idOf(one),
    numbers: chips
      .filter(({ animal_id, number }) => animal_id === idOf(one) && !taken.has(number))
      .map(({ number }) => number),
    wasChipped: had.get(idOf(one))?.isChipped ?? false,
  }));
  return { problems: elsewhere, added: known.filter(({ numbers }) => numbers.length > 0) };
}

/** Keeps for the undo which chips animals have got that were here before. Their changes are stored already. */
export async function rememberChips({ tx }: Bulk, { id }: ImportRow, added: readonly Chips[]): Promise<void> {
  for (const { animal_id, numbers, wasChipped } of added)
    await sql`update import_changes set chips = ${numbers}::text[], was_chipped = ${wasChipped}
      where import_id = ${id} and kind = 'animal' and record_id = ${animal_id}`.execute(tx);
}

async function addPhotoPlaces(
  { tx }: Bulk,
  { id }: ImportRow,
  added: readonly JudgedAnimal[],
  ids: ReadonlyMap<string, number>,
) {
  const places = added.flatMap(({ key, facts, rows }) =>
    (facts.photos ?? []).map((place, position) => ({
      position,
      animal_id: ids.get(key) as number,
      place,
      sheet: rows[0]?.sheet ?? 0,
      row: rows[0]?.row ?? 0,
    })),
  );
  if (places.length === 0) return;
  await sql`
    insert into import_photos (import_id, animal_id, place, sheet, "row", position)
    select ${id}::int, animal_id, place, sheet, "row", position
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as x (animal_id int, place text, sheet int, "row" int, position int)
    on conflict do nothing`.execute(tx);
}
