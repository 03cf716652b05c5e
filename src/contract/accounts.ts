import { z } from "zod";
import type { CallTable } from "./call.ts";
import { EMAIL_MESSAGE, simpleEmail } from "./email.ts";
import { ByAccountId, Id, LanguageCode, MessageAnswer, tooLong } from "./shared.ts";
import { type Message, messages } from "./texts/message.ts";
import { formTexts } from "./texts/texts.ts";

/** The shortest password, in characters (spec §5, §9); the longest that is hashed. */
export const PASSWORD_LIMITS = { min: 6, max: 200 } as const;

/** What login, account changes and password reset say (spec §5, §8; rules §11). */
export const ACCOUNT_MESSAGE = messages(() => formTexts().accounts);

/** A password that is chosen. @param tooShort what this form says of a short one */
export function chosenPassword(tooShort: Message) {
  return z.string(tooShort).min(PASSWORD_LIMITS.min, tooShort).max(PASSWORD_LIMITS.max, tooLong(PASSWORD_LIMITS.max));
}

/** A password that may be left as it is, by a blank. @param tooShort what this form says of a short one */
export function changedPassword(tooShort: Message) {
  return z.union([z.literal(""), chosenPassword(tooShort)], tooShort);
}

/** The current password, which a change of one's account asks for; one that is too long cannot be right. */
export const presentPassword = z
  .string(ACCOUNT_MESSAGE.currentPasswordRequired)
  .max(PASSWORD_LIMITS.max, ACCOUNT_MESSAGE.currentPasswordWrong);

export const Credentials = z.object({
  email: z.string(EMAIL_MESSAGE.required).trim().min(1, EMAIL_MESSAGE.required).max(254, EMAIL_MESSAGE.invalid),
  password: chosenPassword(ACCOUNT_MESSAGE.passwordTooShort),
});
export type Credentials = z.output<typeof Credentials>;

/** Who is signed in (spec §3, §7); `id` is the user's or employee's own. */
export const CurrentUser = z
  .object({
    loginId: Id,
    accountId: Id,
    id: Id,
    isAdmin: z.boolean(),
    isEmployee: z.boolean(),
    name: z.string(),
    surname: z.string(),
    emailConfirmed: z.boolean(),
    language: LanguageCode,
  })
  .meta({ id: "CurrentUser" });
export type CurrentUser = z.infer<typeof CurrentUser>;

/**
 * The body of `PUT /accounts/{id}/user` and `/employee`: one's own e-mail or password, never without the present
 * password (spec §5, rules §11). A blank `newPassword` leaves the password as it is.
 */
export const AccountChange = z
  .object({
    email: simpleEmail(EMAIL_MESSAGE.invalid).optional(),
    newPassword: changedPassword(ACCOUNT_MESSAGE.newPasswordTooShort).optional(),
    currentPassword: presentPassword.default(""),
  })
  .superRefine((change, context) => {
    if (change.currentPassword !== "") return;
    context.addIssue({
      code: "custom",
      path: ["currentPassword"],
      message: formTexts().accounts.currentPasswordRequired,
    });
  });
export type AccountChange = z.output<typeof AccountChange>;

/** What an account change answers (rules §11). */
export const ChangedAccount = z.object({ loginId: Id, email: z.string() });

/** The token in a letter's link. @param gone the message when it is no longer valid */
const linkToken = (gone: Message) => z.string(gone).trim().min(1, gone).max(200, gone);

export const EmailConfirmation = z.object({ token: linkToken(ACCOUNT_MESSAGE.confirmLinkUsed) });

export const PasswordForgotten = z.object({ email: simpleEmail(EMAIL_MESSAGE.invalid) });
export const PasswordReset = z.object({
  token: linkToken(ACCOUNT_MESSAGE.resetLinkUsed),
  newPassword: chosenPassword(ACCOUNT_MESSAGE.newPasswordTooShort),
});

/** Signing in and out, and one's own e-mail and password (spec §7; rules §2, §11). */
export const accountCalls = {
  "POST /auth/login": { body: Credentials, answer: CurrentUser },
  "GET /auth/me": { answer: CurrentUser },
  "POST /auth/logout": {},
  "PUT /accounts/:accountId/user": { params: ByAccountId, body: AccountChange, answer: ChangedAccount },
  "PUT /accounts/:accountId/employee": { params: ByAccountId, body: AccountChange, answer: ChangedAccount },
  "POST /auth/password/forgot": { body: PasswordForgotten, answer: MessageAnswer },
  "POST /auth/password/reset": { body: PasswordReset, answer: MessageAnswer },
  "POST /auth/email/send": { answer: MessageAnswer },
  "POST /auth/email/confirm": { body: EmailConfirmation, answer: MessageAnswer },
} satisfies CallTable;
