import { IMPORTED_ROWS } from "../animals/animal.fields.ts";

/** What a column of somebody's file can say about an animal, its stay, the people of the stay, and its care. */
export const IMPORT_FIELDS = [
  "externalId",
  "name",
  "type",
  "sex",
  "breed",
  "breed2",
  "bornOn",
  "age",
  "weight",
  "chip",
  "chipOn",
  "description",
  "photo",
  "stayId",
  "intakeOn",
  "intakeType",
  "intakeSubtype",
  "intakeCondition",
  "intakeReason",
  "foundWhere",
  "giverName",
  "giverSurname",
  "giverPhone",
  "giverEmail",
  "transferredFrom",
  "paidBy",
  "outcomeOn",
  "outcomeType",
  "outcomeSubtype",
  "outcomeCondition",
  "outcomeReason",
  "takerName",
  "takerSurname",
  "takerPhone",
  "takerEmail",
  "transferredTo",
  "status",
  "statusOn",
  "movementType",
  "movementOn",
  "movementReturnOn",
  "returnReason",
  "deadOn",
  "deathReason",
  "isEuthanized",
  "isDeadOnArrival",
  "isOutside",
  "isTransfer",
  "isNeutered",
  "neuteredOn",
  "fosterOn",
  "fosterName",
  "vaccineName",
  "vaccineOn",
  "vaccineDueOn",
  "vaccineUntil",
  "vaccineMaker",
  "vaccineBatch",
  "testName",
  "testOn",
  "testDueOn",
  "testResult",
  "medicineName",
  "medicineOn",
  "medicineDose",
  "surgeryName",
  "surgeryOn",
  "careNote",
  "costAmount",
  "logText",
  "personName",
  "personSurname",
  "personPhone",
  "personEmail",
  ...IMPORTED_ROWS,
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields whose words stand for one of ours. */
export const WORD_FIELDS = ["type", "sex", "intakeType", "outcomeType"] as const;
export type WordField = (typeof WORD_FIELDS)[number];

/** An outcome's word that ends no stay: the animal lives in a foster home from that day on. */
export const FOSTER = "foster";
/** A word that means: leave this row out. */
export const LEAVE_OUT = "skip";
/** A word that means nothing, as if the cell were empty. */
export const NOTHING = "nothing";

/** How a text file may be written; UTF-16 is always known. */
export const ENCODINGS = ["utf-8", "windows-1250", "windows-1252", "iso-8859-2", "mac-ce", "cp852"] as const;
