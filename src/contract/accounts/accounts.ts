import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { CurrentUser } from "../platform/current-user.ts";
import { EMAIL_MESSAGE, simpleEmail } from "../platform/email.ts";
import { ByAccountId, Id, MessageAnswer, tooLong } from "../platform/shared.ts";
import { type Message, messages } from "../texts/message.ts";
import { formTexts } from "../texts/texts.ts";

/** The length of passwords, in characters (spec §5, §9). */
export const PASSWORD_LIMITS = { min: 6, max: 200 } as const;

/** The messages of login, account changes and password reset (spec §5, §8; rules §11). */
export const ACCOUNT_MESSAGE = messages(() => formTexts().accounts);

/** A new password. @param tooShort the message of this form */
export function chosenPassword(tooShort: Message) {
  return z.string(tooShort).min(PASSWORD_LIMITS.min, tooShort).max(PASSWORD_LIMITS.max, tooLong(PASSWORD_LIMITS.max));
}

/** A new password, or a blank to keep the present one. @param tooShort the message of this form */
export function changedPassword(tooShort: Message) {
  return z.union([z.literal(""), chosenPassword(tooShort)], tooShort);
}

/** The current password, which every change of the own account requires. One that is too long cannot be right. */
export const presentPassword = z
  .string(ACCOUNT_MESSAGE.currentPasswordRequired)
  .max(PASSWORD_LIMITS.max, ACCOUNT_MESSAGE.currentPasswordWrong);

export const Credentials = z.object({
  email: z.string(EMAIL_MESSAGE.required).trim().min(1, EMAIL_MESSAGE.required).max(254, EMAIL_MESSAGE.invalid),
  password: chosenPassword(ACCOUNT_MESSAGE.passwordTooShort),
});
export type Credentials = z.output<typeof Credentials>;

/**
 * The body of `PUT /accounts/{id}/user` and `/employee`: the own e-mail or password, always with the present password
 * (spec §5, rules §11). A blank `newPassword` keeps the password.
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

/** The answer to an account change (rules §11). */
export const ChangedAccount = z.object({ loginId: Id, email: z.string() });

/** The token in a letter's link. @param gone the message when it is no longer valid */
const linkToken = (gone: Message) => z.string(gone).trim().min(1, gone).max(200, gone);

export const EmailConfirmation = z.object({ token: linkToken(ACCOUNT_MESSAGE.confirmLinkUsed) });

export const PasswordForgotten = z.object({ email: simpleEmail(EMAIL_MESSAGE.invalid) });
export const PasswordReset = z.object({
  token: linkToken(ACCOUNT_MESSAGE.resetLinkUsed),
  newPassword: chosenPassword(ACCOUNT_MESSAGE.newPasswordTooShort),
});

/** The ways to show who one is besides the password, the most convenient first. */
export const FACTORS = ["passkey", "totp", "recovery"] as const;
export type Factor = (typeof FACTORS)[number];

/** The password was right, and this person has a second factor: `POST /auth/second-factor` comes next. */
export const FactorAsked = z.object({ secondFactor: z.array(z.enum(FACTORS)) }).meta({ id: "FactorAsked" });

/** Signing in and out, and one's own e-mail and password (spec §7; rules §2, §11). */
export const accountCalls = {
  "POST /auth/login": {
    description:
      "Signs in. Whoever has a second factor gets the ways to show it instead, and a cookie for the next five minutes.",
    body: Credentials,
    answer: z.union([CurrentUser, FactorAsked]),
  },
  "GET /auth/me": { answer: CurrentUser },
  "POST /auth/logout": {},
  "PUT /accounts/:accountId/user": { params: ByAccountId, body: AccountChange, answer: ChangedAccount },
  "PUT /accounts/:accountId/employee": { params: ByAccountId, body: AccountChange, answer: ChangedAccount },
  "POST /auth/password/forgot": { body: PasswordForgotten, answer: MessageAnswer },
  "POST /auth/password/reset": { body: PasswordReset, answer: MessageAnswer },
  "POST /auth/email/send": { answer: MessageAnswer },
  "POST /auth/email/confirm": { body: EmailConfirmation, answer: MessageAnswer },
} satisfies CallTable;
