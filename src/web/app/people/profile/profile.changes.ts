import { AccountChange } from "../../../../contract/accounts/accounts.ts";
import { type PersonalFields, personalFields, type User } from "../../../../contract/accounts/users.ts";
import { validateWith } from "../../platform/kit/form.ts";
import { shelterToday } from "../../platform/shelter-day.ts";

/** The values of the profile's form; the passwords are blank at first (spec §2.5). */
export type ProfileValues = PersonalFields & { email: string; currentPassword: string; newPassword: string };

const Personal = personalFields({ today: shelterToday });
const PERSONAL = Personal.keyof().options;

/** The fields that are stored as a draft: all but the passwords. */
export const DRAFT_FIELDS = [...PERSONAL, "email"] as const;

/** @returns the form's initial values */
export function profileValues({ email, dateOfBirth, ...user }: User): ProfileValues {
  const { name, surname, phoneNumber, postalCode, city, street } = user;
  const personal = { name, surname, phoneNumber, postalCode, city, street, dateOfBirth: dateOfBirth ?? "" };
  return { ...personal, email, currentPassword: "", newPassword: "" };
}

/** The bodies of the two calls; an unchanged part is left out (spec §7). */
export function profileChanges(
  user: User,
  values: ProfileValues,
): { personal?: PersonalFields; account?: AccountChange } {
  const before = profileValues(user);
  const { email, currentPassword, newPassword, ...personal } = values;
  const isPersonal = PERSONAL.some((name) => personal[name].trim() !== before[name]);
  const isAccount = newPassword !== "" || email.trim() !== before.email;
  return {
    ...(isPersonal && { personal }),
    ...(isAccount && { account: { email, currentPassword, newPassword } }),
  };
}

const checkPersonal = validateWith(Personal);
const checkAccount = validateWith(AccountChange);

/** Validates the personal fields, and the account's fields if they change (spec §5). */
export function checkProfile(user: User, values: ProfileValues) {
  const { account } = profileChanges(user, values);
  return { ...checkPersonal(values), ...(account && checkAccount(account)) };
}
