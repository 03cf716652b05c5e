import { formTexts } from "../../contract/texts/texts.ts";
import { callPath } from "../call-path.ts";
import { loginPath } from "../login-path.ts";
import { ButtonLink, SubmitButton } from "./button.tsx";
import { FormOutcome, PasswordField } from "./field.tsx";
import { MessagePage } from "./message-page.tsx";
import type { Page } from "./page.ts";
import { SessionCard } from "./session-card.tsx";

const TITLE = "Choose a new password";
const ASK_AGAIN = "/forgot_password";

/** The page of the link in the letter (rules §11). Whether the link is still valid is checked when the form is sent. */
export const resetPasswordPage: Page<"resetPassword"> = {
  head: () => ({ title: TITLE, description: "Choose a new password for your account.", noIndex: true }),
  body: ({ token }) => (token ? <NewPassword token={token} /> : <NoToken />),
};

function NewPassword({ token }: { token: string }) {
  return (
    <SessionCard
      title={TITLE}
      lead="You will be logged out everywhere, and log in with the new one."
      after={<a href={ASK_AGAIN}>Ask for a new link</a>}
    >
      <form
        className="form card"
        data-form="resetPassword"
        data-endpoint={callPath("POST /auth/password/reset")}
        data-failure={formTexts().accounts.resetFailed}
        data-next={loginPath(null, "reset_password")}
        method="post"
        noValidate
      >
        <input type="hidden" name="token" value={token} />
        <PasswordField
          name="newPassword"
          label="New password"
          autoComplete="new-password"
          hint="Six characters or more; a few words are easier to keep in mind."
        />
        <FormOutcome />
        <SubmitButton look="call">Save the Password</SubmitButton>
      </form>
    </SessionCard>
  );
}

function NoToken() {
  return (
    <MessagePage title={TITLE}>
      <p className="lead">{formTexts().accounts.resetLinkUsed}</p>
      <div className="row">
        <ButtonLink href={ASK_AGAIN}>Ask for a new link</ButtonLink>
      </div>
    </MessagePage>
  );
}
