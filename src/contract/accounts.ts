import { z } from "zod";
import type { CallTable } from "./call.ts";
import { EMAIL_MESSAGE, simpleEmail } from "./email.ts";
import { ByAccountId, Id, LanguageCode, Message } from "./shared.ts";

/** The shortest password, in characters (spec §5, §9); the longest that is hashed. */
export const PASSWORD_LIMITS = { min: 6, max: 200 } as const;

/** Texts of login, account changes and password reset (spec §5, §8; rules §11). */
export const ACCOUNT_TEXT = {
  passwordTooShort: "Min 6 chars",
  newPasswordTooShort: "New password must be at least 6 characters.",
  passwordTooLong: `Use at most ${PASSWORD_LIMITS.max} characters.`,
  currentPasswordRequired: "Current password is required.",
  currentPasswordWrong: "Current password is not right.",
  emailTaken: "This email is already registered.",
  emailReserved: "This address belongs to the shelter. Please use one of your own.",
  emailNotConfirmed: "Email not confirmed",
  confirmationSent: "A letter with a link is on its way to your address.",
  emailConfirmedAlready: "Your email address is confirmed already.",
  tooManyConfirmations: "We have just sent you a letter. Please look for it, and try again later.",
  confirmLinkUsed: "This link is no longer valid. Log in to ask for a new one.",
  confirmDone: "Thank you! Your email address is confirmed.",
  invalidCredentials: "Invalid credentials.",
  tooManyAttempts: "Too many attempts. Try again shortly.",
  loginFailed: "Login failed.",
  noLoginId: "Login failed. Please try again.",
  resetFailed: "Something went wrong. Please try again later.",
  resetSent: "If this email is registered, a letter with a link is on its way.",
  resetLinkUsed: "This link is no longer valid. Please ask for a new one.",
  sessionEnded: "Your session has ended. Please log in again, and you come back to where you were.",
  resetDone: "Your password has been changed. Please log in.",
} as const;

/** A password that is chosen. @param tooShort what this form says of a short one */
export function chosenPassword(tooShort: string) {
  return z.string(tooShort).min(PASSWORD_LIMITS.min, tooShort).max(PASSWORD_LIMITS.max, ACCOUNT_TEXT.passwordTooLong);
}

/** A password that may be left as it is, by a blank. @param tooShort what this form says of a short one */
export function changedPassword(tooShort: string) {
  return z.union([z.literal(""), chosenPassword(tooShort)], tooShort);
}

/** The password that a change of the own account asks for; one that is too long is nobody's. */
export const presentPassword = z
  .string(ACCOUNT_TEXT.currentPasswordRequired)
  .max(PASSWORD_LIMITS.max, ACCOUNT_TEXT.currentPasswordWrong);

export const Credentials = z.object({
  email: z.string(EMAIL_MESSAGE.required).trim().min(1, EMAIL_MESSAGE.required).max(254, EMAIL_MESSAGE.invalid),
  password: chosenPassword(ACCOUNT_TEXT.passwordTooShort),
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
    newPassword: changedPassword(ACCOUNT_TEXT.newPasswordTooShort).optional(),
    currentPassword: presentPassword.default(""),
  })
  .superRefine((change, context) => {
    if (change.currentPassword !== "") return;
    context.addIssue({ code: "custom", path: ["currentPassword"], message: ACCOUNT_TEXT.currentPasswordRequired });
  });
export type AccountChange = z.output<typeof AccountChange>;

/** What an account change answers (rules §11). */
export const ChangedAccount = z.object({ loginId: Id, email: z.string() });

/** What the link of a letter carries. @param gone what is said of one that is no longer good */
const linkToken = (gone: string) => z.string(gone).trim().min(1, gone).max(200, gone);

export const EmailConfirmation = z.object({ token: linkToken(ACCOUNT_TEXT.confirmLinkUsed) });

export const PasswordForgotten = z.object({ email: simpleEmail(EMAIL_MESSAGE.invalid) });
export const PasswordReset = z.object({
  token: linkToken(ACCOUNT_TEXT.resetLinkUsed),
  newPassword: chosenPassword(ACCOUNT_TEXT.newPasswordTooShort),
});

/** Signing in and out, and one's own e-mail and password (spec §7; rules §2, §11). */
export const accountCalls = {
  "POST /auth/login": { body: Credentials, answer: CurrentUser },
  "GET /auth/me": { answer: CurrentUser },
  "POST /auth/logout": {},
  "PUT /accounts/:accountId/user": { params: ByAccountId, body: AccountChange, answer: ChangedAccount },
  "PUT /accounts/:accountId/employee": { params: ByAccountId, body: AccountChange, answer: ChangedAccount },
  "POST /auth/password/forgot": { body: PasswordForgotten, answer: Message },
  "POST /auth/password/reset": { body: PasswordReset, answer: Message },
  "POST /auth/email/send": { answer: Message },
  "POST /auth/email/confirm": { body: EmailConfirmation, answer: Message },
} satisfies CallTable;
