import type { ImportField } from "../../../../contract/exchange/import-fields.ts";
import { saysYes } from "./cells.ts";
import { readDay } from "./days.ts";
import type { HomelessCounts, RowFacts, TreatmentFacts } from "./facts.ts";
import { FIRST_DAY, given, type RowReading } from "./reading.ts";

type Category = TreatmentFacts["category"];
type Columns = { name: ImportField; on: ImportField; dueOn?: ImportField };

const COLUMNS: readonly (readonly [Category, Columns])[] = [
  ["vaccine", { name: "vaccineName", on: "vaccineOn", dueOn: "vaccineDueOn" }],
  ["test", { name: "testName", on: "testOn", dueOn: "testDueOn" }],
  ["medication", { name: "medicineName", on: "medicineOn" }],
  ["surgery", { name: "surgeryName", on: "surgeryOn" }],
];

/** A day of care. One that does not exist, or is to come though it was done, is warned about: the rest of the row comes in. */
function careDay({ plan, cells, warnings }: RowReading, field: ImportField, mayCome = false): string | undefined {
  const text = cells.get(field);
  if (text === undefined) return undefined;
  const day = readDay(text, plan.dateOrder, plan.today, mayCome);
  if (day !== undefined && day >= FIRST_DAY && (mayCome || day <= plan.today)) return day;
  const code = day !== undefined && day > plan.today ? "careInFuture" : "noSuchCareDay";
  warnings.push({ code, ...cells.at(field) });
  return undefined;
}

/** What only some kinds of care have. */
function detailsOf(reading: RowReading, category: Category) {
  const { cells } = reading;
  if (category === "vaccine")
    return {
      until: careDay(reading, "vaccineUntil", true),
      maker: cells.text("vaccineMaker"),
      batch: cells.text("vaccineBatch"),
    };
  if (category === "test") return { result: cells.text("testResult") };
  return category === "medication" ? { dose: cells.text("medicineDose") } : {};
}

function treatmentOf(reading: RowReading, category: Category, columns: Columns): TreatmentFacts | undefined {
  const { cells, warnings } = reading;
  const name = cells.text(columns.name);
  if (name === undefined) return undefined;
  const on = careDay(reading, columns.on);
  const dueOn = columns.dueOn && careDay(reading, columns.dueOn, true);
  if (on === undefined && dueOn === undefined) {
    // Its days are named where they are wrong; what was done on them is named as well.
    const wrong = warnings.find(({ code }) => code === "careInFuture" || code === "noSuchCareDay");
    warnings.push({ code: wrong?.code ?? "careWithoutDay", ...cells.at(columns.name) });
    return undefined;
  }
  const note = cells.text("careNote", 5000);
  return given({ category, name, on, dueOn, ...detailsOf(reading, category), note });
}

/** The operation by which an animal cannot have young; the day is needed. */
function neuteringOf(reading: RowReading): TreatmentFacts | undefined {
  const on = careDay(reading, "neuteredOn");
  return on === undefined ? undefined : { category: "surgery", name: "Neutering", on };
}

/** What a row says of an animal's care: doses, tests, operations, and a foster home. */
export function careParts(reading: RowReading): RowFacts[] {
  const treatments = [
    ...COLUMNS.map(([category, columns]) => treatmentOf(reading, category, columns)),
    neuteringOf(reading),
  ];
  const parts: RowFacts[] = treatments.flatMap((treatment) => (treatment ? [{ treatment }] : []));
  const fosterOn = careDay(reading, "fosterOn");
  if (fosterOn !== undefined)
    parts.push({ foster: { on: fosterOn, name: reading.cells.text("fosterName", 100) ?? "" } });
  return parts;
}

/** What a row says that has no home here: it is counted, and said where the rest of the row comes in. */
export function homelessOf({ cells, warnings }: RowReading): HomelessCounts {
  const cost = cells.get("costAmount");
  const isReserved =
    cells.get("movementOn") !== undefined && /^(?:0|reservation)$/i.test(cells.get("movementType") ?? "");
  const saysNeutered = saysYes(cells.get("isNeutered"));
  const isNeutered = saysNeutered || /^(?:spayed|neutered)\b/i.test(cells.get("sex") ?? "");
  const isUndated = isNeutered && cells.get("neuteredOn") === undefined;
  const counts = {
    ...(cost !== undefined && Number(cost.replace(",", ".")) !== 0 && { costs: 1 }),
    ...(cells.get("logText") !== undefined && { logs: 1 }),
    ...(isUndated && { neutered: 1 }),
    ...(isReserved && { reservations: 1 }),
  };
  if (counts.costs) warnings.push({ code: "costHasNoHome", ...cells.at("costAmount") });
  if (counts.logs) warnings.push({ code: "logHasNoHome", ...cells.at("logText") });
  if (counts.reservations) warnings.push({ code: "reservationHasNoHome", ...cells.at("movementOn") });
  if (isUndated && saysNeutered) warnings.push({ code: "neuteredWithoutDay", ...cells.at("isNeutered") });
  return counts;
}
