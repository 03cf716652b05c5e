import { href } from "../../../contract/platform/href.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { callPath } from "../../call-path.ts";
import { loginPath } from "../../login-path.ts";
import { ButtonLink, SubmitButton } from "../platform/button.tsx";
import { FormOutcome, PasswordField } from "../platform/field.tsx";
import { MessagePage } from "../platform/message-page.tsx";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";
import { SessionCard } from "./session-card.tsx";

const texts = () => pageTexts().sessions.resetPassword;
const ASK_AGAIN = "/forgot_password";

/** `token` of the link in the letter; null if the link is incomplete. */
type Props = { token: string | null };

/** The page of the link in the letter (rules §11). Whether the link is still valid is checked when the form is sent. */
export const resetPasswordPage: Page<Props> = {
  head: () => ({ title: texts().title, description: texts().description, noIndex: true }),
  body: ({ token }) => (token ? <NewPassword token={token} /> : <NoToken />),
};

const NewPassword = ({ token }: { token: string }) => (
  <SessionCard title={texts().title} lead={texts().lead} after={<a href={href(ASK_AGAIN)}>{texts().askAgain}</a>}>
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
        label={texts().password}
        autoComplete="new-password"
        hint={pageTexts().chrome.forms.passwordHint(shelter().rules.passwordMinLength)}
      />
      <FormOutcome />
      <SubmitButton look="call">{texts().submit}</SubmitButton>
    </form>
  </SessionCard>
);

const NoToken = () => (
  <MessagePage title={texts().title}>
    <p className="lead">{formTexts().accounts.resetLinkUsed}</p>
    <div className="row">
      <ButtonLink href={href(ASK_AGAIN)}>{texts().askAgain}</ButtonLink>
    </div>
  </MessagePage>
);
