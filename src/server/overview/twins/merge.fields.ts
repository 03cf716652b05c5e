import { ANIMAL_FIELDS, type MergeField, type Side, USER_FIELDS } from "../../../contract/overview/twins.ts";
import type { Row } from "../../parts/merging/merge.rows.ts";

/** The columns of each field. Those of an account stand after `account.`. */
const COLUMNS: Readonly<Record<MergeField, readonly string[]>> = {
  name: ["name"],
  surname: ["surname"],
  // Whoever keeps the address keeps the password: it is theirs.
  email: ["account.email", "account.email_confirmed_at", "account.password_hash", "account.password_by_staff"],
  phoneNumber: ["phone_number"],
  address: ["street", "postal_code", "city"],
  dateOfBirth: ["date_of_birth"],
  language: ["account.language"],
  sex: ["sex"],
  breed: ["breed"],
  birth: ["born_on", "birth_month_known"],
  weight: ["weight_kg"],
  whereFound: ["where_found"],
  group: ["animal_group_id"],
  photo: ["main_photo_id"],
  // Rows of their own.
  scores: [],
  home: ["home_needed"],
  film: ["film_url"],
  description: ["description", "descriptions"],
};

export const FIELDS = { users: USER_FIELDS, animals: ANIMAL_FIELDS } as const;

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

/** Whose value stays when nobody chooses: that of the one that stays, unless nothing is known there. */
export function usualSide(field: MergeField, gone: Row, kept: Row): Side {
  const [first = ""] = COLUMNS[field];
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
  return Object.fromEntries(taken.flatMap((field) => COLUMNS[field].map((column) => [column, gone[column]])));
}

/** The value of a field as it is shown, null where nothing is known. */
export function shownValue(field: MergeField, record: Row): string | null {
  const columns = field === "email" ? ["account.email"] : field === "birth" ? ["born_on"] : COLUMNS[field];
  const values = columns.filter((column) => column !== "descriptions").map((column) => record[column]);
  const said = values.filter((value) => !isEmpty(value)).map(String);
  return said.length > 0 ? said.join(", ") : null;
}
