import { ASM3_LAYOUTS } from "./asm3-layouts.ts";
import { isUsualHead } from "./columns.ts";
import type { Layout } from "./layout.ts";
import { OWN_LAYOUTS } from "./own-layouts.ts";

const shelterluv = (name: string, heads: readonly string[], mapping: Layout["mapping"]): Layout => ({
  source: "shelterluv",
  name,
  heads,
  isByHeads: true,
  mapping: { "Animal ID": "externalId", ...mapping },
  dateOrder: "mdy",
  weightUnit: "lb",
  ageIs: "today",
});

const PETPOINT = { source: "petpoint", name: "petpoint", dateOrder: "mdy", isByHeads: true } as const;

const AUSTIN = { source: "austin", dateOrder: "mdy", ageIs: "intake" } as const;

/** Every layout that is recognised; the first whose heads are all there counts. */
export const LAYOUTS: readonly Layout[] = [
  ...OWN_LAYOUTS,
  ...ASM3_LAYOUTS,
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
    Altered: "isNeutered",
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
    "Foster Placement Event Date": "fosterOn",
    "Foster Placement Person Name": "fosterName",
  }),
  shelterluv("shelterluv", ["Animal ID", "Date Completed", "Vaccine Product"], {
    "Date Completed": "vaccineOn",
    "Vaccine Product": "vaccineName",
    "Lot #": "vaccineBatch",
  }),
  shelterluv("shelterluv", ["Animal ID", "Test Date", "Test Product"], {
    "Test Date": "testOn",
    "Test Product": "testName",
    Result: "testResult",
  }),
  shelterluv("shelterluv", ["Animal ID", "Date Completed", "Type", "Treatment"], {
    "Date Completed": "surgeryOn",
    Type: "surgeryName",
    Comments: "careNote",
  }),
  shelterluv("shelterluv", ["Animal ID", "Date Given", "Product"], {
    "Date Given": "medicineOn",
    Product: "medicineName",
    Amount: "medicineDose",
    "Dose Notes": "careNote",
  }),
  {
    source: "shelterluv",
    name: "shelterluv",
    heads: ["Name", "Primary Email", "Primary Phone"],
    mapping: { Name: "personName", "Primary Email": "personEmail", "Primary Phone": "personPhone" },
  },
  {
    ...PETPOINT,
    heads: ["Animal #", "Intake Date", "Intake Type", "Outcome Date", "Outcome Type"],
    mapping: {
      "Animal #": "externalId",
      "Animal Name": "name",
      Species: "type",
      Gender: "sex",
      Altered: "isNeutered",
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
  },
  {
    ...PETPOINT,
    heads: ["Animal #", "Vaccination", "Re-Vac Date/Time", "Status"],
    mapping: {
      "Animal #": "externalId",
      Vaccination: "vaccineName",
      "Re-Vac Date/Time": "vaccineUntil",
      Status: "vaccineOn",
    },
    hasTwoLines: true,
  },
  {
    ...PETPOINT,
    heads: ["Animal #", "Test", "Test For", "Status"],
    mapping: { "Animal #": "externalId", Test: "testName", "Test For": "testResult", Status: "testOn" },
    hasTwoLines: true,
  },
  {
    ...PETPOINT,
    heads: ["Person ID", "Name First", "Name Last", "Association"],
    mapping: {
      "Name First": "personName",
      "Name Last": "personSurname",
      Email: "personEmail",
      "Phone Number": "personPhone",
    },
  },
  {
    source: "rescuegroups",
    name: "rescuegroups",
    writesEntities: true,
    heads: ["Animal ID", "Status", "Received Date", "Species"],
    mapping: {
      "Animal ID": "externalId",
      Name: "name",
      Species: "type",
      Sex: "sex",
      "Primary Breed": "breed",
      "Secondary Breed": "breed2",
      Birthdate: "bornOn",
      Altered: "isNeutered",
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
      Color: "colours",
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
      Color: "colours",
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
      Color: "colours",
    },
    dropFromName: /^\*+/,
  },
];

/**
 * How much of a layout's own columns a table must have, so that it is no other one with some columns of the same names; where
 * nothing that is known by its usual name would be left out, a little less.
 */
const NEARLY_ALL = 0.75;
const MOST = 0.6;

/** A layout's columns in small letters; of its pictures it may have any number. */
const ownColumns = new Map(
  LAYOUTS.map((layout) => {
    const said = Object.entries(layout.mapping).filter(([, field]) => field !== "photo");
    return [layout, new Set([...layout.heads, ...said.map(([head]) => head)].map((head) => head.toLowerCase()))];
  }),
);

const saysIn = ({ mapping }: Layout, head: string) => Object.keys(mapping).some((one) => one.toLowerCase() === head);

function shareOf(layout: Layout, there: ReadonlySet<string>): number {
  const own = ownColumns.get(layout) ?? new Set();
  return own.intersection(there).size / own.size;
}

function isOf(layout: Layout, there: ReadonlySet<string>): boolean {
  if (!layout.heads.every((head) => there.has(head.toLowerCase()))) return false;
  const share = shareOf(layout, there);
  if (layout.isByHeads || share >= NEARLY_ALL) return true;
  return share >= MOST && ![...there].some((head) => isUsualHead(head) && !saysIn(layout, head));
}

/** A table of our own export, made before the table had all columns that it has now. */
const isEarlier = (layout: Layout, there: ReadonlySet<string>) =>
  layout.sheet !== undefined && shareOf(layout, there) >= NEARLY_ALL;

/** The layout of a table by its heads, in any order and case: nearly all of its own columns are there. */
export function layoutOf(columns: readonly string[]): Layout | undefined {
  const there = new Set(columns.map((column) => column.trim().toLowerCase()));
  return LAYOUTS.find((layout) => isOf(layout, there)) ?? LAYOUTS.find((layout) => isEarlier(layout, there));
}

/** A table that a shelter has made itself. */
export const LAYOUT_OF_OWN = "own table";
