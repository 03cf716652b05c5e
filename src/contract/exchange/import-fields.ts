/** What a column of somebody's file can say about an animal, its stay, and the people of the stay. */
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
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields whose words stand for one of ours. */
export const WORD_FIELDS = ["type", "sex", "intakeType", "outcomeType"] as const;
export type WordField = (typeof WORD_FIELDS)[number];

/** A word that means: leave this row out. */
export const LEAVE_OUT = "skip";
