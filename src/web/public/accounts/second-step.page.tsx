import type { Factor } from "../../../contract/accounts/accounts.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { callPath } from "../../call-path.ts";
import { loginPath, secondStepPath } from "../../login-path.ts";
import { SubmitButton } from "../platform/button.tsx";
import { FormOutcome, TextField } from "../platform/field.tsx";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { SessionCard } from "./session-card.tsx";

const texts = () => pageTexts().sessions.secondStep;
/** After the password: what this person may show, and which of it is asked for. `passkeysAt`: the address at which passkeys work. */
type Props = {
  target: string | null;
  factors: readonly Factor[];
  ask: "totp" | "recovery";
  passkeysAt: string | null;
};

/** After the password: the second factor of whoever has one (rules §2). */
export const secondStepPage: Page<Props> = {
  head: () => ({ title: texts().title, description: texts().description, noIndex: true }),
  body: (props) => (
    <SessionCard title={texts().title} after={<WaysOut {...props} />}>
      {props.ask === "totp" && props.passkeysAt && props.factors.includes("passkey") && (
        <PasskeyButton
          question={callPath("POST /auth/second-factor/passkey")}
          answer={callPath("POST /auth/second-factor")}
          at={props.passkeysAt}
          next={loginPath(props.target)}
          look="call"
        >
          {texts().passkey}
        </PasskeyButton>
      )}
      {props.factors.includes(props.ask) && <CodeForm {...props} />}
    </SessionCard>
  ),
};

function CodeForm({ target, ask, factors }: Props) {
  const isOnly = ask === "recovery" || !factors.includes("passkey");
  return (
    <form
      className="form card"
      data-form="secondStep"
      data-endpoint={callPath("POST /auth/second-factor")}
      data-next={loginPath(target)}
      data-failure={formTexts().accounts.loginFailed}
      data-no-status="true"
      data-say-429={formTexts().accounts.tooManyAttempts}
      data-expects="loginId"
      data-unexpected={formTexts().accounts.noLoginId}
      {...(ask === "totp" && { "data-sends-at": "6" })}
      method="post"
      noValidate
    >
      <TextField
        name="code"
        label={texts()[ask].label}
        hint={texts()[ask].hint}
        autoComplete="one-time-code"
        {...(ask === "totp" && { inputMode: "numeric" })}
        autoFocus={isOnly}
      />
      <FormOutcome />
      <SubmitButton look={isOnly ? "call" : "main"}>{pageTexts().chrome.logIn}</SubmitButton>
    </form>
  );
}

/** Other ways, for whoever has not this one at hand. */
const WaysOut = ({ target, factors, ask }: Props) => (
  <>
    {ask === "totp" && factors.includes("recovery") && (
      <span className="session-way">
        <a href={secondStepPath(target, "recovery")}>{texts().useRecovery}</a>
      </span>
    )}
    {ask === "recovery" && factors.length > 1 && (
      <span className="session-way">
        <a href={secondStepPath(target)}>{texts().useOther}</a>
      </span>
    )}
    {texts().lost} <a href={loginPath(target)}>{texts().back}</a>
  </>
);
