import { isMergeChoice, type MergeChoice } from "../../../contract/animals/animal.fields.ts";
import { ANIMAL_CHOICES, type MergeField, type Side, USER_FIELDS } from "../../../contract/overview/twins.ts";
import { mergedColumns } from "../../animals/animal.fields.ts";
import type { Row } from "../../parts/merging/merge.rows.ts";

/** The columns of what is no field of an animal. Those of an account stand after `account.`. */
const COLUMNS: Readonly<Record<Exclude<MergeField, MergeChoice>, readonly string[]>> = {
  surname: ["surname"],
  // Whoever keeps the address keeps the password: it is theirs.
  email: ["account.email", "account.email_confirmed_at", "account.password_hash", "account.password_by_staff"],
  phoneNumber: ["phone_number"],
  address: ["street", "postal_code", "city"],
  dateOfBirth: ["date_of_birth"],
  language: ["account.language"],
  birth: ["born_on", "birth_month_known"],
  group: ["animal_group_id"],
  photo: ["main_photo_id"],
  // Rows of their own.
  scores: [],
};
const columnsOf = (field: MergeField) => (isMergeChoice(field) ? mergedColumns(field) : COLUMNS[field]);

export const FIELDS = { users: USER_FIELDS, animals: ANIMAL_CHOICES } as const;

/** Also of a field with several words. */
const isEmpty = (value: unknown) => String(value ?? "") === "";

/** Whose value stays when nobody chooses: that of the one that stays, unless nothing is known there. */
export function usualSide(field: MergeField, gone: Row, kept: Row): Side {
  const [first = ""] = columnsOf(field);
  return isEmpty(kept[first]) && !isEmpty(gone[first]) ? "gone" : "kept";
}

/**
 * The columns of the one that stays that get the other's values.
 * @param gone the columns of both records, those of an account after `account.`
 */
export function takenColumns(
  of: "users" | "animals",
  { gone, kept, fields }: { gone: Row; kept: Row; fields: Partial<Record<MergeField, Side>> },
): Row {
  const taken = FIELDS[of].filter((field) => (fields[field] ?? usualSide(field, gone, kept)) === "gone");
  return Object.fromEntries(taken.flatMap((field) => columnsOf(field).map((column) => [column, gone[column]])));
}

/** The value of a field as it is shown, null where nothing is known. */
export function shownValue(field: MergeField, record: Row): string | null {
  const columns = field === "email" ? ["account.email"] : field === "birth" ? ["born_on"] : columnsOf(field);
  const values = columns.filter((column) => column !== "descriptions").flatMap((column) => record[column]);
  const said = values.filter((value) => !isEmpty(value)).map(String);
  return said.length > 0 ? said.join(", ") : null;
}
