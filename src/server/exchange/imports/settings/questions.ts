import type { ImportField } from "../../../../contract/exchange/import-fields.ts";
import type { Found } from "../found.ts";
import { AGES_ARE, DATE_ORDERS, type DateOrder } from "../layouts/words.ts";
import { allMapped, layoutOfTable, type Mapped } from "./mapped.ts";
import type { Answers, Choices } from "./settings.ts";

export type Question = {
  key: "dateOrder" | "weightUnit" | "type" | "encoding" | "entities" | "ageIs";
  options: { value: string; sample: string }[];
  /** What is taken without an answer; null when there must be one. */
  suggested: string | null;
  answer: string | null;
};

const DAY_FIELDS: readonly ImportField[] = [
  "bornOn",
  "chipOn",
  "intakeOn",
  "outcomeOn",
  "statusOn",
  "movementOn",
  "movementReturnOn",
  "deadOn",
  "neuteredOn",
  "fosterOn",
  "vaccineOn",
  "vaccineDueOn",
  "vaccineUntil",
  "testOn",
  "testDueOn",
  "medicineOn",
  "surgeryOn",
];

/** The order of day and month that the file itself shows: a 13th month is none. */
export function dateOrderOf(found: Found, choices: Choices): DateOrder | "any" | undefined {
  const parts = allMapped(found, choices)
    .filter(({ field }) => DAY_FIELDS.includes(field))
    .flatMap(({ table, at }) => {
      const one = table.columns[at]?.parts;
      return one ? [one] : [];
    });
  if (parts.length === 0) return "any";
  if (parts.some(([first]) => first > 12)) return "dmy";
  if (parts.some(([, second]) => second > 12)) return "mdy";
  const known = found.tables.flatMap((table) => layoutOfTable(table)?.dateOrder ?? []);
  return known[0];
}

/** A table of a known system may be about animals that are here already: what it does not say is in its other tables. */
const isOfKnownSystem = ({ tables }: Found): boolean => tables.some((table) => layoutOfTable(table) !== undefined);

/** How a text is encoded, where its bytes allow more than one reading. */
function encodingQuestion({ tables }: Found, { encoding }: Answers): Question[] {
  const readings = tables.flatMap(({ otherReadings }) => otherReadings);
  if (readings.length === 0) return [];
  const options = new Map(readings.map((one) => [one.encoding, { value: one.encoding, sample: one.sample }]));
  const suggested = tables.find((table) => table.otherReadings.length > 0)?.encoding ?? null;
  return [{ key: "encoding", options: [...options.values()], suggested, answer: encoding ?? null }];
}

/** Whether signs as HTML writes them are meant as signs. Our own export means what it says; of some systems that is known. */
function entitiesQuestion({ tables, entity, reading }: Found, { entities }: Answers): Question[] {
  const layouts = tables.flatMap((table) => layoutOfTable(table) ?? []);
  if (!entity || layouts.some(({ sheet, writesEntities }) => sheet !== undefined || writesEntities)) return [];
  const [keep, decode] = entity;
  const options = Object.entries({ decode, keep }).map(([value, sample]) => ({ value, sample }));
  return [{ key: "entities", options, suggested: reading.entities ? "decode" : "keep", answer: entities ?? null }];
}

/** What must be asked about a file, with the answers that there are. */
export function questionsOf(found: Found, choices: Choices): Question[] {
  const { answers } = choices;
  const questions: Question[] = [...encodingQuestion(found, answers), ...entitiesQuestion(found, answers)];
  const mapped = allMapped(found, choices);
  if (dateOrderOf(found, choices) === undefined) {
    const sample = mapped
      .filter(({ field }) => DAY_FIELDS.includes(field))
      .flatMap(({ table, at }) => table.columns[at]?.samples ?? [])[0];
    const options = DATE_ORDERS.map((value) => ({ value, sample: sample ?? "" }));
    questions.push({ key: "dateOrder", options, suggested: null, answer: answers.dateOrder ?? null });
  }
  const weights = mapped.filter(({ field, table, at }) => field === "weight" && table.columns[at]?.samples.length);
  const asksUnit = weights.filter(({ table }) => layoutOfTable(table)?.weightUnit === undefined);
  if (asksUnit.length > 0) {
    const sample = asksUnit.flatMap(({ table, at }) => table.columns[at]?.samples ?? [])[0] ?? "";
    const options = ["kg", "lb"].map((value) => ({ value, sample }));
    questions.push({ key: "weightUnit", options, suggested: "kg", answer: answers.weightUnit ?? null });
  }
  questions.push(...askedAge(mapped, answers));
  const says = (field: ImportField) => mapped.some((one) => one.field === field);
  if (says("intakeOn") && !says("type") && !isOfKnownSystem(found)) {
    const options = ["Dog", "Cat"].map((value) => ({ value, sample: "" }));
    questions.push({ key: "type", options, suggested: null, answer: answers.type ?? null });
  }
  return questions;
}

/** Of which day the ages are: beside a day on which an animal came years ago nobody sees it. */
function askedAge(mapped: readonly Mapped[], answers: Answers): Question[] {
  const asked = mapped.find(
    ({ field, table, at }) =>
      field === "age" &&
      (table.columns[at]?.samples.length ?? 0) > 0 &&
      layoutOfTable(table)?.ageIs === undefined &&
      mapped.some((one) => one.table === table && (one.field === "intakeOn" || one.field === "outcomeOn")),
  );
  if (!asked) return [];
  const sample = asked.table.columns[asked.at]?.samples[0] ?? "";
  const options = AGES_ARE.map((value) => ({ value, sample }));
  return [{ key: "ageIs", options, suggested: null, answer: answers.ageIs ?? null }];
}

/** What is missing before a file can be read, as keys of the texts. */
export function missingOf(found: Found, choices: Choices): ("externalId" | "intakeOn" | "answers")[] {
  const mapped = allMapped(found, choices);
  const fields = new Set(mapped.map(({ field }) => field));
  const open = questionsOf(found, choices).some(({ suggested, answer }) => suggested === null && answer === null);
  return [
    ...(fields.has("externalId") ? [] : (["externalId"] as const)),
    ...(fields.has("intakeOn") || isOfKnownSystem(found) ? [] : (["intakeOn"] as const)),
    ...(open ? (["answers"] as const) : []),
  ];
}
