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
  ANIMALTRANSFER: "isTransfer",
  ANIMALNEUTERED: "isNeutered",
  ANIMALNEUTEREDDATE: "neuteredOn",
  VACCINATIONTYPE: "vaccineName",
  VACCINATIONGIVENDATE: "vaccineOn",
  VACCINATIONDUEDATE: "vaccineDueOn",
  VACCINATIONEXPIRESDATE: "vaccineUntil",
  VACCINATIONMANUFACTURER: "vaccineMaker",
  VACCINATIONBATCHNUMBER: "vaccineBatch",
  TESTTYPE: "testName",
  TESTPERFORMEDDATE: "testOn",
  TESTDUEDATE: "testDueOn",
  TESTRESULT: "testResult",
  MEDICALNAME: "medicineName",
  MEDICALGIVENDATE: "medicineOn",
  MEDICALDOSAGE: "medicineDose",
  COSTAMOUNT: "costAmount",
  LOGCOMMENTS: "logText",
} as const satisfies Record<string, ImportField>;

/**
 * ANIMALAGE is in years of the day on which the file is read (`csvimport.py` subtracts it from today), and ANIMALTRANSFER makes
 * the original owner the shelter from which the animal came.
 */
const ASM3 = {
  source: "asm3",
  mapping: ASM3_MAPPING,
  isByHeads: true,
  writesEntities: true,
  ageIs: "today",
  hasSheltersAsPeople: true,
} as const;

/** Tables of Animal Shelter Manager 3. */
export const ASM3_LAYOUTS: readonly Layout[] = [
  {
    ...ASM3,
    name: "asm3-export",
    heads: ["ANIMALID", "ANIMALCODE", "ANIMALNAME", "ANIMALSPECIES"],
    words: { intakeType: { "s (stray dog)": "stray" } },
  },
  { ...ASM3, name: "asm3", heads: ["ANIMALCODE", "ANIMALNAME", "ANIMALSPECIES"] },
  { ...ASM3, name: "asm3", heads: ["ANIMALNAME", "ANIMALSPECIES", "ANIMALENTRYDATE"] },
];
