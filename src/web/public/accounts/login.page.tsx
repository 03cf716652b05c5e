import { href } from "../../../contract/platform/href.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { callPath } from "../../call-path.ts";
import { type LoginAfter, loginPath, secondStepPath, signUpPath } from "../../login-path.ts";
import { SubmitButton } from "../platform/button.tsx";
import { FormOutcome, PasswordField, TextField } from "../platform/field.tsx";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { SessionCard, SessionMessage } from "./session-card.tsx";

const texts = () => pageTexts().sessions.login;

const messageAfter = (event: LoginAfter): string =>
  ({
    sign_up: formTexts().users.signedUp,
    reset_password: formTexts().accounts.resetDone,
    session: formTexts().accounts.sessionEnded,
    second_step: formTexts().secondFactor.signInAgain,
  })[event];

/** `target` is the path to go to after the login, checked by the server; null for the person's own area. */
type Props = { target: string | null; after: LoginAfter | null; passkeysAt: string | null };

/** Signing in (spec §2.4, §5, §8). */
export const loginPage: Page<Props> = {
  head: () => ({
    title: texts().title,
    description: texts().description,
    noIndex: true,
  }),
  body: ({ target, after, passkeysAt }) => (
    <SessionCard
      title={texts().title}
      after={
        <>
          {texts().newHere} <a href={signUpPath(target)}>{texts().createAccount}</a>
        </>
      }
    >
      {after && <SessionMessage>{messageAfter(after)}</SessionMessage>}
      <LoginForm target={target} />
      {passkeysAt && (
        <PasskeyButton
          question={callPath("POST /auth/passkey/question")}
          answer={callPath("POST /auth/passkey")}
          at={passkeysAt}
          next={loginPath(target)}
          look="quiet"
        >
          {pageTexts().sessions.secondStep.passkeyAlone}
        </PasskeyButton>
      )}
    </SessionCard>
  ),
};

/** After a login the form loads this page again, and the server redirects a signed-in person to the right page. */
const LoginForm = ({ target }: { target: string | null }) => (
  <form
    className="form card"
    data-form="login"
    data-endpoint={callPath("POST /auth/login")}
    data-next={loginPath(target)}
    data-failure={formTexts().accounts.loginFailed}
    data-no-status="true"
    data-say-401={formTexts().accounts.invalidCredentials}
    data-say-429={formTexts().accounts.tooManyAttempts}
    data-expects="loginId"
    data-unexpected={formTexts().accounts.noLoginId}
    data-instead="secondFactor"
    data-instead-next={secondStepPath(target)}
    method="post"
    noValidate
  >
    <TextField name="email" label={pageTexts().chrome.email} type="email" autoComplete="username" />
    <PasswordField name="password" label={texts().password} autoComplete="current-password" />
    <FormOutcome />
    <div className="row session-actions">
      <SubmitButton look="call">{pageTexts().chrome.logIn}</SubmitButton>
      <a href={href("/forgot_password")}>{texts().forgot}</a>
    </div>
  </form>
);
