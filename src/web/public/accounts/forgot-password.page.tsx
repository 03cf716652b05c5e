import { formTexts } from "../../../contract/texts/texts.ts";
import { callPath } from "../../call-path.ts";
import { loginPath } from "../../login-path.ts";
import { SubmitButton } from "../platform/button.tsx";
import { FormOutcome, TextField } from "../platform/field.tsx";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";
import { SessionCard } from "./session-card.tsx";

const texts = () => pageTexts().sessions.forgotPassword;

/** Requests a letter with a link for a new password (rules §11). The answer does not reveal whether the account exists. */
export const forgotPasswordPage: Page = {
  head: () => ({ title: texts().title, description: texts().description, noIndex: true }),
  body: () => (
    <SessionCard title={texts().title} lead={texts().lead} after={<a href={loginPath()}>{texts().back}</a>}>
      <form
        className="form card"
        data-form="forgotPassword"
        data-endpoint={callPath("POST /auth/password/forgot")}
        data-failure={formTexts().accounts.resetFailed}
        data-success={formTexts().accounts.resetSent}
        method="post"
        noValidate
      >
        <TextField name="email" label={pageTexts().chrome.email} type="email" autoComplete="username" />
        <FormOutcome />
        <SubmitButton look="call">{texts().submit}</SubmitButton>
      </form>
    </SessionCard>
  ),
};
