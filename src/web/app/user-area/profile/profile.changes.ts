import { AccountChange } from "../../../../contract/accounts.ts";
import { PersonalFields, type User } from "../../../../contract/users.ts";
import { validateWith } from "../../kit/form.ts";

/** What the profile's form holds; the passwords are blank to begin with (spec §2.5). */
export type ProfileValues = PersonalFields & { email: string; currentPassword: string; newPassword: string };

const PERSONAL = PersonalFields.keyof().options;

/** The fields that a draft may keep: all but the passwords. */
export const KEPT_FIELDS = [...PERSONAL, "email"] as const;

/** @returns the form's values as they stand for this user */
export function profileValues({ email, dateOfBirth, ...user }: User): ProfileValues {
  const { name, surname, phoneNumber, postalCode, city, street } = user;
  const personal = { name, surname, phoneNumber, postalCode, city, street, dateOfBirth: dateOfBirth ?? "" };
  return { ...personal, email, currentPassword: "", newPassword: "" };
}

/** What each of the two calls is to carry; a part that stays as it was is left out (spec §7). */
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

const checkPersonal = validateWith(PersonalFields);
const checkAccount = validateWith(AccountChange);

/** The rules of spec §5: the personal fields', and the account's when it is to change. */
export function checkProfile(user: User, values: ProfileValues) {
  const { account } = profileChanges(user, values);
  return { ...checkPersonal(values), ...(account && checkAccount(account)) };
}
