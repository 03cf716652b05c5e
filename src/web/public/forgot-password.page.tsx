import { formTexts } from "../../contract/texts/texts.ts";
import { callPath } from "../call-path.ts";
import { loginPath } from "../login-path.ts";
import { SubmitButton } from "./button.tsx";
import { FormOutcome, TextField } from "./field.tsx";
import type { Page } from "./page.ts";
import { SessionCard } from "./session-card.tsx";

const TITLE = "Forgot your password?";

/** Requests a letter with a link for a new password (rules §11). The answer does not reveal whether the account exists. */
export const forgotPasswordPage: Page<"forgotPassword"> = {
  head: () => ({ title: TITLE, description: "Ask for a letter with a link for a new password.", noIndex: true }),
  body: () => (
    <SessionCard
      title={TITLE}
      lead="Give us the address you signed up with, and we send you a link for a new one."
      after={<a href={loginPath()}>Back to the login</a>}
    >
      <form
        className="form card"
        data-form="forgotPassword"
        data-endpoint={callPath("POST /auth/password/forgot")}
        data-failure={formTexts().accounts.resetFailed}
        data-success={formTexts().accounts.resetSent}
        method="post"
        noValidate
      >
        <TextField name="email" label="Email" type="email" autoComplete="username" />
        <FormOutcome />
        <SubmitButton look="call">Send the Link</SubmitButton>
      </form>
    </SessionCard>
  ),
};
