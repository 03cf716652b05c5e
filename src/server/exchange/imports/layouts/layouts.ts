import type { ImportField } from "../../../../contract/exchange/import-fields.ts";
import type { Layout } from "./layout.ts";

const ASM3_MAPPING = {
  ANIMALCODE: "externalId",
  ANIMALNAME: "name",
  ANIMALSPECIES: "type",
  ANIMALSEX: "sex",
  ANIMALBREED1: "breed",
  ANIMALBREED2: "breed2",
  ANIMALDOB: "bornOn",
  ANIMALAGE: "age",
  ANIMALWEIGHT: "weight",
  ANIMALMICROCHIP: "chip",
  ANIMALMICROCHIPDATE: "chipOn",
  ANIMALDESCRIPTION: "description",
  ANIMALIMAGE: "photo",
  ANIMALENTRYDATE: "intakeOn",
  ANIMALENTRYTYPE: "intakeType",
  ANIMALENTRYCATEGORY: "intakeSubtype",
  ANIMALREASONFORENTRY: "intakeReason",
  ORIGINALOWNERFIRSTNAME: "giverName",
  ORIGINALOWNERLASTNAME: "giverSurname",
  ORIGINALOWNERCELLPHONE: "giverPhone",
  ORIGINALOWNEREMAIL: "giverEmail",
  MOVEMENTTYPE: "movementType",
  MOVEMENTDATE: "movementOn",
  MOVEMENTRETURNDATE: "movementReturnOn",
  MOVEMENTCOMMENTS: "returnReason",
  PERSONFIRSTNAME: "takerName",
  PERSONLASTNAME: "takerSurname",
  PERSONCELLPHONE: "takerPhone",
  PERSONEMAIL: "takerEmail",
  ANIMALDECEASEDDATE: "deadOn",
  ANIMALDECEASEDREASON: "deathReason",
  ANIMALEUTHANIZED: "isEuthanized",
  ANIMALNONSHELTER: "isOutside",
} as const satisfies Record<string, ImportField>;

const shelterluv = (name: string, heads: readonly string[], mapping: Layout["mapping"]): Layout => ({
  source: "shelterluv",
  name,
  heads,
  mapping: { "Animal ID": "externalId", ...mapping },
  dateOrder: "mdy",
  weightUnit: "lb",
});

const AUSTIN = { source: "austin", dateOrder: "mdy" } as const;

/** Every layout that is recognised; the first whose heads are all there counts. */
export const LAYOUTS: readonly Layout[] = [
  {
    source: "asm3",
    name: "asm3-export",
    heads: ["ANIMALID", "ANIMALCODE", "ANIMALNAME", "ANIMALSPECIES"],
    mapping: ASM3_MAPPING,
    words: { intakeType: { "s (stray dog)": "stray" } },
  },
  { source: "asm3", name: "asm3", heads: ["ANIMALCODE", "ANIMALNAME", "ANIMALSPECIES"], mapping: ASM3_MAPPING },
  { source: "asm3", name: "asm3", heads: ["ANIMALNAME", "ANIMALSPECIES", "ANIMALENTRYDATE"], mapping: ASM3_MAPPING },
  shelterluv("shelterluv", ["Animal ID", "Age (Y/M/D)", "Current Weight"], {
    Name: "name",
    Species: "type",
    Sex: "sex",
    "Primary Breed": "breed",
    "Secondary Breed": "breed2",
    "Age (Y/M/D)": "age",
    "Current Weight": "weight",
    Photo: "photo",
    "Kennel Card / Web Site Memo": "description",
  }),
  ...["Intake Type", "AnimalIntakeType", "Entry Category"].map((type) =>
    shelterluv("shelterluv", ["Animal ID", "Intake Date", type, "Intake From Name"], {
      Name: "name",
      "Intake Date": "intakeOn",
      [type]: "intakeType",
      "Intake Subtype": "intakeSubtype",
      "Intake From Name": "giverName",
    }),
  ),
  shelterluv("shelterluv", ["Animal ID", "Outcome Date", "Outcome Type", "Outcome To Person Name"], {
    "Outcome Date": "outcomeOn",
    "Outcome Type": "outcomeType",
    "Outcome Subtype": "outcomeSubtype",
    "Outcome To Person Name": "takerName",
    "Transfer To": "transferredTo",
  }),
  shelterluv("shelterluv", ["Animal ID", "Microchip Number", "Foster Placement Event Date"], {
    "Microchip Number": "chip",
  }),
  {
    source: "petpoint",
    name: "petpoint",
    heads: ["Animal #", "Intake Date", "Intake Type", "Outcome Date", "Outcome Type"],
    mapping: {
      "Animal #": "externalId",
      "Animal Name": "name",
      Species: "type",
      Gender: "sex",
      "Primary Breed": "breed",
      "Secondary Breed": "breed2",
      "Date Of Birth": "bornOn",
      "Microchip Number": "chip",
      "Microchip Issue Date": "chipOn",
      "Intake Date": "intakeOn",
      "Intake Type": "intakeType",
      "Intake Subtype": "intakeSubtype",
      "Intake Condition": "intakeCondition",
      Reason: "intakeReason",
      Admitter: "giverName",
      "Admitter's Email": "giverEmail",
      "Admitter's Cell Phone": "giverPhone",
      "Outcome Date": "outcomeOn",
      "Outcome Type": "outcomeType",
      "Outcome Subtype": "outcomeSubtype",
      "Outcome Person Name": "takerName",
      "Out Email": "takerEmail",
      "Out Cell Phone": "takerPhone",
      "Outcome Agency Name": "transferredTo",
    },
    dateOrder: "mdy",
  },
  {
    source: "rescuegroups",
    name: "rescuegroups",
    heads: ["Animal ID", "Status", "Received Date", "Species"],
    mapping: {
      "Animal ID": "externalId",
      Name: "name",
      Species: "type",
      Sex: "sex",
      "Primary Breed": "breed",
      "Secondary Breed": "breed2",
      Birthdate: "bornOn",
      "Microchip Number": "chip",
      Origin: "intakeType",
      "Received Date": "intakeOn",
      Status: "status",
      "Last Updated": "statusOn",
      Adopter: "takerName",
      Description: "description",
      "Picture 1": "photo",
      "Picture 2": "photo",
      "Picture 3": "photo",
      "Picture 4": "photo",
    },
    dateOrder: "mdy",
    photosAt: "https://cdn.rescuegroups.org",
  },
  {
    source: "sonoma",
    name: "sonoma",
    heads: ["Impound Number", "Kennel Number", "Animal ID", "Intake Date", "Outcome Date"],
    mapping: {
      "Animal ID": "externalId",
      "Impound Number": "stayId",
      Name: "name",
      Type: "type",
      Sex: "sex",
      Breed: "breed",
      "Date Of Birth": "bornOn",
      "Intake Date": "intakeOn",
      "Intake Type": "intakeType",
      "Intake Subtype": "intakeSubtype",
      "Intake Condition": "intakeCondition",
      "Outcome Date": "outcomeOn",
      "Outcome Type": "outcomeType",
      "Outcome Subtype": "outcomeSubtype",
      "Outcome Condition": "outcomeCondition",
    },
    subtypes: { born_here: "born_in_care" },
    dateOrder: "mdy",
    dropFromName: /^\*+/,
  },
  {
    source: "longbeach",
    name: "longbeach",
    heads: ["animal_id", "animal_type", "intake_date", "outcome_date"],
    mapping: {
      animal_id: "externalId",
      animal_name: "name",
      animal_type: "type",
      sex: "sex",
      dob: "bornOn",
      intake_date: "intakeOn",
      intake_type: "intakeType",
      intake_subtype: "intakeSubtype",
      intake_condition: "intakeCondition",
      reason_for_intake: "intakeReason",
      outcome_date: "outcomeOn",
      outcome_type: "outcomeType",
      outcome_subtype: "outcomeSubtype",
    },
    subtypes: { "born@shelt": "born_in_care" },
    empty: ["NA"],
    dropFromName: /^\*+/,
  },
  {
    ...AUSTIN,
    name: "austin",
    heads: ["Animal ID", "DateTime", "Intake Type", "Animal Type"],
    mapping: {
      "Animal ID": "externalId",
      Name: "name",
      DateTime: "intakeOn",
      "Intake Type": "intakeType",
      "Animal Type": "type",
      "Sex upon Intake": "sex",
      "Age upon Intake": "age",
      Breed: "breed",
    },
    dropFromName: /^\*+/,
  },
  {
    ...AUSTIN,
    name: "austin",
    heads: ["Animal ID", "DateTime", "Outcome Type", "Animal Type"],
    mapping: {
      "Animal ID": "externalId",
      Name: "name",
      DateTime: "outcomeOn",
      "Date of Birth": "bornOn",
      "Outcome Type": "outcomeType",
      "Outcome Subtype": "outcomeSubtype",
      "Animal Type": "type",
      "Sex upon Outcome": "sex",
      "Age upon Outcome": "age",
      Breed: "breed",
    },
    dropFromName: /^\*+/,
  },
];

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

/** The layout of a table by its heads, in any order and case. */
export function layoutOf(columns: readonly string[]): Layout | undefined {
  const there = new Set(columns.map((column) => column.trim().toLowerCase()));
  return LAYOUTS.find(({ heads }) => heads.every((head) => there.has(head.toLowerCase())));
}

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

/** A table that a shelter has made itself. */
export const LAYOUT_OF_OWN = "own table";
