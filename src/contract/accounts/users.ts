import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { EMAIL_MESSAGE, simpleEmail } from "../platform/email.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import {
  archivedFlag,
  ByAccountId,
  ById,
  Day,
  exportedListQuery,
  Id,
  LanguageCode,
  listOf,
  MessageAnswer,
  part,
  RecordAction,
  requiredText,
  sortBy,
} from "../platform/shared.ts";
import { type Message, messages } from "../texts/message.ts";
import { formTexts } from "../texts/texts.ts";
import { ACCOUNT_MESSAGE, changedPassword, chosenPassword } from "./accounts.ts";
import { yearsOn } from "./person-age.ts";

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

/** The age from which somebody may have an account, in years (rules §11). */
export const YOUNGEST_USER = 13;

/** What a form with a date of birth needs to know: the shelter's day, as YYYY-MM-DD. */
export type PersonFacts = { today: () => string };

const text = messages(() => formTexts().users);

/** A date of birth: a real day from 1900 on and not in the future. */
const birthday = ({ today }: PersonFacts, missing: Message) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .refine((typed) => typed === "" || isPossible(typed, today()), text.invalidDate);

/** @returns whether somebody is old enough to have an account (rules §11) */
export const mayHaveAccount = (bornOn: string, today: string): boolean => yearsOn(bornOn, today) >= YOUNGEST_USER;

const isPossible = (typed: string, today: string): boolean =>
  Day.safeParse(typed).success && typed >= "1900-01-01" && typed <= today;

/**
 * The body of `POST /users`: signing up, with the sign-up form's texts (spec §5, §7; rules §11). The date of birth is checked
 * against the shelter's day, in browser and server alike.
 */
export const signUpRequest = (facts: PersonFacts) =>
  z.object({
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
    dateOfBirth: birthday(facts, text.required).refine(
      (typed) => !isPossible(typed, facts.today()) || mayHaveAccount(typed, facts.today()),
      text.tooYoung,
    ),
    language: LanguageCode.optional().describe("left out: that of the form, as `Accept-Language` says"),
  });
export type SignUp = z.output<ReturnType<typeof signUpRequest>>;

/**
 * The personal fields with the texts of the profile and the administration's form (spec §5). Only the server knows whether the
 * date of birth is a new one, and then whether somebody of that age may have an account.
 */
export const personalFields = (facts: PersonFacts) =>
  z.object({
    name: required(text.nameRequired),
    surname: required(text.surnameRequired),
    phoneNumber: phone(text.phone),
    postalCode: postalCode(text.postalCode),
    city: required(text.cityRequired),
    street: required(text.streetRequired),
    dateOfBirth: birthday(facts, text.birthdayRequired),
  });
export type PersonalFields = z.output<ReturnType<typeof personalFields>>;

/** The body of `PUT /users/me` and `/users/{id}`: a field left out keeps its value (rules §11). */
export const userChange = (facts: PersonFacts) =>
  personalFields(facts)
    .partial()
    .extend({
      account: z
        .object({
          email: simpleEmail(EMAIL_MESSAGE.invalid).optional(),
          newPassword: changedPassword(ACCOUNT_MESSAGE.newPasswordTooShort).optional(),
        })
        .optional(),
      language: LanguageCode.optional(),
    });
export type UserChange = z.output<ReturnType<typeof userChange>>;

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

/** The own profile: with the day from which this person may apply for an animal, if that is still to come (rules §4). */
export const OwnUser = User.extend({
  adoptsFrom: Day.nullable().describe("until then an adult of the household applies; null: this person may apply"),
}).meta({ id: "OwnUser" });
export type OwnUser = z.infer<typeof OwnUser>;

/** `changeAccount`: set the e-mail and the password; `sendPasswordLink`: have a link for a new password sent. */
export const UserAction = z.enum([...RecordAction.options, "changeAccount", "sendPasswordLink"]);
export type UserAction = z.infer<typeof UserAction>;

/** A user as the administration's calls answer it: with what this person may do with the record. */
export const UserRecord = User.extend({
  age: z.int().nullable().describe("in years, on the shelter's day"),
  actions: z.array(UserAction),
}).meta({ id: "UserRecord" });
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
  "POST /users": { body: signUpRequest, answer: User, status: 201 },
  "GET /users": { query: UserQuery, answer: listOf(UserRecord) },
  "GET /users/me": { answer: OwnUser },
  "PUT /users/me": { body: userChange, answer: OwnUser },
  "GET /users/:id": { params: ById, answer: UserRecord },
  "PUT /users/:id": { params: ById, body: userChange, answer: UserRecord },
  "DELETE /users/:id": { params: ById },
  "POST /users/:id/restore": { params: ById, answer: UserRecord },
  "POST /users/:id/password-link": {
    description: "Has a link for a new password sent to the person. 429 after five in an hour.",
    params: ById,
    answer: MessageAnswer,
  },
  "GET /users/by-account/:accountId": { params: ByAccountId, answer: UserRecord },
} satisfies CallTable;
