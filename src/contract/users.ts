import { z } from "zod";
import { ACCOUNT_MESSAGE, changedPassword, chosenPassword } from "./accounts.ts";
import type { CallTable } from "./call.ts";
import { EMAIL_MESSAGE, simpleEmail } from "./email.ts";
import { PAGE_SIZE } from "./lists.ts";
import {
  archivedFlag,
  ByAccountId,
  ById,
  Day,
  exportedListQuery,
  Id,
  LanguageCode,
  listOf,
  part,
  RecordActions,
  requiredText,
  sortBy,
} from "./shared.ts";
import { type Message, messages } from "./texts/message.ts";
import { formTexts } from "./texts/texts.ts";

/** Longest personal fields, in characters. */
const LONGEST = 100;
const POSTAL_CODE = /^\d{2}-\d{3}$/;

const required = (text: Message) => requiredText(text, LONGEST);
/** @param text the message when the form is not 00-000 */
export const postalCode = (text: Message) => z.string(text).trim().regex(POSTAL_CODE, text);

/** A phone number: blanks and dashes are dropped, then it has nine digits (spec §5, rules §16). */
export const phone = (text: Message) =>
  z
    .string(text)
    .overwrite((typed) => typed.replace(/[\s\p{Dash}]/gu, ""))
    .regex(/^\d{9}$/, text);

/** A date of birth: a real day, in the past, of somebody alive. */
function birthday(missing: Message, invalid: Message) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .refine((typed) => typed === "" || (Day.safeParse(typed).success && isPossible(typed)), invalid);
}

/** @param day YYYY-MM-DD */
const isPossible = (day: string): boolean => day > "1900-01-01" && day <= new Date().toISOString().slice(0, 10);

const text = messages(() => formTexts().users);

/** The body of `POST /users`: signing up, with the sign-up form's texts (spec §5, §7; rules §11). */
export const SignUp = z.object({
  account: part({
    email: z.string(text.required).trim().min(1, text.required).pipe(simpleEmail(EMAIL_MESSAGE.invalid)),
    password: z.string(text.required).min(1, text.required).pipe(chosenPassword(ACCOUNT_MESSAGE.passwordTooShort)),
  }),
  name: required(text.required),
  surname: required(text.required),
  phoneNumber: phone(text.signUpPhone),
  postalCode: postalCode(text.postalCode),
  city: required(text.required),
  street: required(text.required),
  dateOfBirth: birthday(text.required, text.invalidDate),
  language: LanguageCode.optional().describe("left out: that of the form, as `Accept-Language` says"),
});
export type SignUp = z.output<typeof SignUp>;

/** The personal fields with the texts of the profile and the administration's form (spec §5). */
export const PersonalFields = z.object({
  name: required(text.nameRequired),
  surname: required(text.surnameRequired),
  phoneNumber: phone(text.phone),
  postalCode: postalCode(text.postalCode),
  city: required(text.cityRequired),
  street: required(text.streetRequired),
  dateOfBirth: birthday(text.birthdayRequired, text.invalidDate),
});
export type PersonalFields = z.output<typeof PersonalFields>;

/** The body of `PUT /users/me` and `/users/{id}`: a field left out keeps its value (rules §11). */
export const UserChange = PersonalFields.partial().extend({
  account: z
    .object({
      email: simpleEmail(EMAIL_MESSAGE.invalid).optional(),
      newPassword: changedPassword(ACCOUNT_MESSAGE.newPasswordTooShort).optional(),
    })
    .optional(),
  language: LanguageCode.optional(),
});
export type UserChange = z.output<typeof UserChange>;

export const User = z
  .object({
    id: Id,
    accountId: Id,
    name: z.string(),
    surname: z.string(),
    phoneNumber: z.string(),
    postalCode: z.string(),
    city: z.string(),
    street: z.string(),
    dateOfBirth: Day.nullable(),
    email: z.string(),
    emailConfirmed: z.boolean().describe("whether a link that was sent to this address was opened"),
    adoptionIds: z.array(Id),
    language: LanguageCode,
  })
  .meta({ id: "User" });
export type User = z.infer<typeof User>;

/** A user as the administration's calls answer it: with what this person may do with the record. */
export const UserRecord = User.extend({ actions: RecordActions }).meta({ id: "UserRecord" });
export type UserRecord = z.infer<typeof UserRecord>;

/** What the list may be sorted by; `adoptions` is how many there are. */
export const USER_SORTS = ["name", "surname", "email", "city", "phoneNumber", "adoptions"] as const;

/** `archived=true` lists deleted users, for admins; it is ignored from anybody else. */
export const UserQuery = exportedListQuery(PAGE_SIZE.users).extend({
  sort: sortBy(USER_SORTS),
  archived: archivedFlag,
});
export type UserQuery = z.output<typeof UserQuery>;

/** Users: signing up, one's own profile, and the administration's reads and edits (spec §7; rules §2, §11). */
export const userCalls = {
  "POST /users": { body: SignUp, answer: User, status: 201 },
  "GET /users": { query: UserQuery, answer: listOf(UserRecord) },
  "GET /users/me": { answer: User },
  "PUT /users/me": { body: UserChange, answer: User },
  "GET /users/:id": { params: ById, answer: UserRecord },
  "PUT /users/:id": { params: ById, body: UserChange, answer: UserRecord },
  "DELETE /users/:id": { params: ById },
  "POST /users/:id/restore": { params: ById, answer: UserRecord },
  "GET /users/by-account/:accountId": { params: ByAccountId, answer: UserRecord },
} satisfies CallTable;
