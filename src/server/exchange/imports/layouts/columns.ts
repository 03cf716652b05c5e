import type { ImportField } from "../../../../contract/exchange/import-fields.ts";
import { IMPORTED } from "../../../animals/animal.fields.ts";
import type { Layout } from "./layout.ts";

/** What people call their own columns, in small letters. Addresses are nobody's business, so they are never taken unasked. */
const USUAL_HEADS: Partial<Record<ImportField, readonly string[]>> = {
  externalId: [
    "id",
    "nr",
    "no",
    "numer",
    "number",
    "animal id",
    "animal no",
    "animal number",
    "animal code",
    "animal #",
    "nr ewidencyjny",
    "numer ewidencyjny",
    "nr zwierzęcia",
    "numer zwierzęcia",
    "id zwierzęcia",
    "lp",
  ],
  name: ["name", "animal name", "imię", "imie", "imię zwierzęcia", "nazwa"],
  type: ["type", "animal type", "species", "gatunek", "rodzaj zwierzęcia"],
  sex: ["sex", "gender", "płeć", "plec"],
  breed: ["breed", "primary breed", "rasa"],
  breed2: ["secondary breed", "second breed"],
  bornOn: [
    "born",
    "dob",
    "date of birth",
    "birth date",
    "birthdate",
    "birthday",
    "data urodzenia",
    "data ur",
    "urodzony",
  ],
  age: ["age", "wiek"],
  weight: ["weight", "waga", "masa"],
  chip: [
    "chip",
    "chip no",
    "chip number",
    "microchip",
    "microchip no",
    "microchip number",
    "transponder",
    "nr chip",
    "nr chipa",
    "nr czipa",
    "numer chip",
    "numer chipa",
    "numer czipa",
    "czip",
    "mikroczip",
    "nr mikroczipa",
    "numer mikroczipa",
  ],
  chipOn: ["chip date", "microchip date", "data czipowania", "data chipowania"],
  description: ["description", "opis"],
  photo: ["photo", "picture", "image", "zdjęcie"],
  intakeOn: [
    "intake",
    "intake date",
    "date of intake",
    "arrival",
    "arrival date",
    "date in",
    "data przyjęcia",
    "przyjęcie",
    "data przybycia",
  ],
  intakeType: ["intake type", "type of intake", "rodzaj przyjęcia", "sposób przyjęcia"],
  intakeSubtype: ["intake subtype"],
  intakeCondition: ["intake condition", "stan przy przyjęciu"],
  intakeReason: ["intake reason", "reason for intake", "powód przyjęcia"],
  paidBy: ["paid by", "payer", "commune", "municipality", "gmina", "gmina płacąca", "płatnik", "płaci"],
  outcomeOn: [
    "outcome",
    "outcome date",
    "date of outcome",
    "departure",
    "date out",
    "data wydania",
    "data opuszczenia",
  ],
  outcomeType: ["outcome type", "type of outcome", "rodzaj wydania", "sposób wydania"],
  outcomeSubtype: ["outcome subtype"],
  outcomeCondition: ["outcome condition"],
  takerName: ["adopter", "adopted by", "adoptujący"],
  ...Object.fromEntries(IMPORTED.map(({ name, heads }) => [name, heads])),
};

const FIELD_OF_HEAD: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(USUAL_HEADS).flatMap(([field, heads]) => heads.map((head) => [head, field as ImportField])),
);

const plainHead = (head: string) =>
  head
    .trim()
    .toLowerCase()
    .replace(/[_.:\s]+/g, " ")
    .trim();

/** Whether people usually call a column so, and what it says is known by that. */
export const isUsualHead = (head: string): boolean => FIELD_OF_HEAD.has(plainHead(head));

/** What each column says: of a known layout, or as people usually call it. */
export function guessMapping(columns: readonly string[], layout: Layout | undefined): Record<string, ImportField> {
  const known = new Map(Object.entries(layout?.mapping ?? {}).map(([head, field]) => [head.toLowerCase(), field]));
  const mapping: Record<string, ImportField> = {};
  const taken = new Set<ImportField | undefined>();
  for (const column of columns) {
    const field = layout ? known.get(column.trim().toLowerCase()) : FIELD_OF_HEAD.get(plainHead(column));
    const isTaken = field !== "photo" && taken.has(field);
    if (!field || isTaken) continue;
    mapping[column] = field;
    taken.add(field);
  }
  return mapping;
}
