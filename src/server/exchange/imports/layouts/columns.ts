import type { ImportField } from "../../../../contract/exchange/import-fields.ts";
import type { Layout } from "./layout.ts";

/** What people call their own columns, in small letters. */
const USUAL_HEADS: Readonly<Record<string, ImportField>> = {
  id: "externalId",
  nr: "externalId",
  numer: "externalId",
  "animal id": "externalId",
  "animal no": "externalId",
  "nr ewidencyjny": "externalId",
  name: "name",
  imię: "name",
  imie: "name",
  type: "type",
  species: "type",
  gatunek: "type",
  sex: "sex",
  gender: "sex",
  płeć: "sex",
  plec: "sex",
  breed: "breed",
  rasa: "breed",
  born: "bornOn",
  dob: "bornOn",
  "date of birth": "bornOn",
  "data urodzenia": "bornOn",
  age: "age",
  wiek: "age",
  weight: "weight",
  waga: "weight",
  chip: "chip",
  microchip: "chip",
  "nr chip": "chip",
  "numer chipa": "chip",
  description: "description",
  opis: "description",
  photo: "photo",
  zdjęcie: "photo",
  intake: "intakeOn",
  "intake date": "intakeOn",
  arrival: "intakeOn",
  "data przyjęcia": "intakeOn",
  przyjęcie: "intakeOn",
  "intake type": "intakeType",
  "rodzaj przyjęcia": "intakeType",
  "sposób przyjęcia": "intakeType",
  outcome: "outcomeOn",
  "outcome date": "outcomeOn",
  "data wydania": "outcomeOn",
  "outcome type": "outcomeType",
  "rodzaj wydania": "outcomeType",
  adopter: "takerName",
};

const plainHead = (head: string) =>
  head
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, " ");

/** What each column says: of a known layout, or as people usually call it. */
export function guessMapping(columns: readonly string[], layout: Layout | undefined): Record<string, ImportField> {
  const known = new Map(Object.entries(layout?.mapping ?? {}).map(([head, field]) => [head.toLowerCase(), field]));
  const mapping: Record<string, ImportField> = {};
  for (const column of columns) {
    const field = layout ? known.get(column.trim().toLowerCase()) : USUAL_HEADS[plainHead(column)];
    const isTaken = field !== "photo" && Object.values(mapping).includes(field as ImportField);
    if (field && !isTaken) mapping[column] = field;
  }
  return mapping;
}
