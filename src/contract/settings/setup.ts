import { z } from "zod";
import { chosenPassword } from "../accounts/accounts.ts";
import type { CallTable } from "../platform/call.ts";
import { compactCode } from "../platform/compact-code.ts";
import { CurrentUser } from "../platform/current-user.ts";
import { EMAIL_MESSAGE, simpleEmail } from "../platform/email.ts";
import { part, requiredText } from "../platform/shared.ts";
import { LANGUAGES } from "../texts/language.ts";
import { messages } from "../texts/message.ts";
import { formTexts, recordTexts } from "../texts/texts.ts";
import { ShelterChange } from "./shelter-record.ts";

/** The longest texts of the setup form, in characters. */
const LIMITS = { code: 40, person: 100 } as const;

const text = messages(() => recordTexts().setup);
const account = messages(() => formTexts().accounts);
const { name, street, postalCode, city, phone, email } = ShelterChange.shape;

/** Left blank, it is the first admin's. */
const shelterEmail = z.preprocess((typed) => (typed === "" ? undefined : typed), email);

/** The body of `POST /setup`: the first admin, and whose shelter it is (rules §12). */
export const SetupRequest = z.object({
  code: requiredText(text.code, LIMITS.code).transform(compactCode),
  admin: part({
    email: simpleEmail(EMAIL_MESSAGE.invalid),
    password: z.string(text.password).min(1, text.password).pipe(chosenPassword(account.passwordTooShort)),
    name: requiredText(text.firstName, LIMITS.person),
    surname: requiredText(text.surname, LIMITS.person),
  }),
  shelter: part({ name: name.unwrap(), street, postalCode, city, phone, email: shelterEmail }),
  language: z.enum(LANGUAGES).default("en"),
});
export type SetupRequest = z.output<typeof SetupRequest>;

/** The first start of an own shelter (rules §12). */
export const setupCalls = {
  "POST /setup": {
    description: "With the code that the console shows. Signs the first admin in. 404 once there is an admin.",
    body: SetupRequest,
    answer: CurrentUser,
    status: 201,
  },
} satisfies CallTable;
