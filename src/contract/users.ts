import { z } from "zod";
import { ACCOUNT_TEXT, changedPassword, chosenPassword } from "./accounts.ts";
import type { CallTable } from "./call.ts";
import { EMAIL_MESSAGE, simpleEmail } from "./email.ts";
import {
  ByAccountId,
  ById,
  Day,
  exportedListQuery,
  Id,
  LanguageCode,
  listOf,
  PAGE_SIZE,
  part,
  RecordActions,
  sortBy,
} from "./shared.ts";

/** Longest personal fields, in characters. */
const LONGEST = 100;
const TOO_LONG = `Use at most ${LONGEST} characters.`;
const POSTAL_CODE = /^\d{2}-\d{3}$/;

const required = (text: string) => z.string(text).trim().min(1, text).max(LONGEST, TOO_LONG);
const postalCode = (text: string) => z.string(text).trim().regex(POSTAL_CODE, text);

/** A phone number: blanks and dashes are dropped, then it has nine digits (spec §5, rules §16). */
const phone = (text: string) =>
  z
    .string(text)
    .overwrite((typed) => typed.replace(/[\s\p{Dash}]/gu, ""))
    .regex(/^\d{9}$/, text);

/** A date of birth: a real day, in the past, of somebody alive. */
function birthday(missing: string, invalid: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .refine((typed) => typed === "" || (Day.safeParse(typed).success && isPossible(typed)), invalid);
}

/** @param day YYYY-MM-DD */
const isPossible = (day: string): boolean => day > "1900-01-01" && day <= new Date().toISOString().slice(0, 10);

const REQUIRED = "Required";
const INVALID_DATE = "Invalid date";

/** The body of `POST /users`: signing up, with the sign-up form's texts (spec §5, §7; rules §11). */
export const SignUp = z.object({
  account: part({
    email: z.string(REQUIRED).trim().min(1, REQUIRED).pipe(simpleEmail(EMAIL_MESSAGE.invalid)),
    password: z.string(REQUIRED).min(1, REQUIRED).pipe(chosenPassword(ACCOUNT_TEXT.passwordTooShort)),
  }),
  name: required(REQUIRED),
  surname: required(REQUIRED),
  phoneNumber: phone("Use 9 digits"),
  postalCode: postalCode("Format 00-000"),
  city: required(REQUIRED),
  street: required(REQUIRED),
  dateOfBirth: birthday(REQUIRED, INVALID_DATE),
  language: LanguageCode.optional().describe("left out: that of the form, as `Accept-Language` says"),
});
export type SignUp = z.output<typeof SignUp>;

/** Texts around sign-up and profile, and of the administration's screens (spec §2.4, §8; rules §1). */
export const USER_TEXT = {
  signedUp: "Account created. Please log in.",
  signUpFailed: "Registration failed",
  tooManySignUps: "Too many accounts were made from your network. Please try again in an hour.",
  profileFailed: "Failed to update profile.",
  accountFailed: "Error updating account settings.",
  saveFailed: "Error saving user.",
  deleteFailed: "Failed to delete user.",
  notFound: "User not found.",
  loadFailed: "Error loading users.",
  hasAdoption: "This user has an open adoption.",
} as const;

/** The personal fields with the texts of the profile and the administration's form (spec §5). */
export const PersonalFields = z.object({
  name: required("Name is required."),
  surname: required("Surname is required."),
  phoneNumber: phone("Use 9 digits."),
  postalCode: postalCode("Format 00-000"),
  city: required("City is required."),
  street: required("Street is required."),
  dateOfBirth: birthday("Date of birth is required.", INVALID_DATE),
});
export type PersonalFields = z.output<typeof PersonalFields>;

/** The body of `PUT /users/me` and `/users/{id}`: a field left out keeps its value (rules §11). */
export const UserChange = PersonalFields.partial().extend({
  account: z
    .object({
      email: simpleEmail(EMAIL_MESSAGE.invalid).optional(),
      newPassword: changedPassword(ACCOUNT_TEXT.newPasswordTooShort).optional(),
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

/** `archived=true`: those who were deleted, for admins; anybody else's is ignored. */
export const UserQuery = exportedListQuery(PAGE_SIZE.users).extend({
  sort: sortBy(USER_SORTS),
  archived: z.stringbool("archived must be true or false.").optional(),
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
