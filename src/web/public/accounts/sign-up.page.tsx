import { href } from "../../../contract/platform/href.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { callPath } from "../../call-path.ts";
import { loginPath } from "../../login-path.ts";
import { SubmitButton } from "../platform/button.tsx";
import { FormOutcome, PasswordField, TextField } from "../platform/field.tsx";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";
import { SessionCard } from "./session-card.tsx";

const texts = () => pageTexts().sessions.signUp;

/** `today` is the shelter's day, by which a date of birth is checked. */
type Props = { target: string | null; today: string };

/** Creates an account (spec §2.4, §5, §7). Then the login page shows a message. */
export const signUpPage: Page<Props> = {
  head: () => ({
    title: texts().title,
    description: texts().description,
    noIndex: true,
  }),
  body: ({ target, today }) => (
    <SessionCard
      wide
      title={texts().title}
      lead={texts().lead}
      after={
        <>
          {texts().haveAccount} <a href={loginPath(target)}>{texts().logIn}</a>
        </>
      }
    >
      <SignUpForm target={target} today={today} />
    </SessionCard>
  ),
};

const SignUpForm = ({ target, today }: { target: string | null; today: string }) => (
  <form
    className="form card"
    data-form="signUp"
    data-today={today}
    data-endpoint={callPath("POST /users")}
    data-next={loginPath(target, "sign_up")}
    data-failure={formTexts().users.signUpFailed}
    method="post"
    noValidate
  >
    <div className="field-pair">
      <TextField name="name" label={texts().name} autoComplete="given-name" />
      <TextField name="surname" label={texts().surname} autoComplete="family-name" />
    </div>
    <div className="field-pair">
      <TextField
        name="phoneNumber"
        label={texts().phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint={texts().phoneHint}
      />
      <TextField
        name="dateOfBirth"
        label={texts().birthday}
        type="date"
        autoComplete="bday"
        hint={texts().birthdayHint}
        help={texts().birthdayHelp}
      />
    </div>
    <TextField name="street" label={texts().street} autoComplete="address-line1" hint={texts().streetHint} />
    <div className="field-pair">
      <TextField
        name="postalCode"
        label={texts().postalCode}
        autoComplete="postal-code"
        hint={texts().postalCodeHint}
      />
      <TextField name="city" label={texts().city} autoComplete="address-level2" hint={texts().cityHint} />
    </div>
    <TextField
      name="account.email"
      label={pageTexts().chrome.email}
      type="email"
      autoComplete="username"
      hint={texts().emailHint}
    />
    <PasswordField
      name="account.password"
      label={texts().password}
      autoComplete="new-password"
      hint={pageTexts().chrome.forms.passwordHint(shelter().rules.passwordMinLength)}
    />
    <FormOutcome />
    <SubmitButton look="call">{texts().submit}</SubmitButton>
    <p className="field-hint">
      {texts().privacy.before} <a href={href("/privacy")}>{texts().privacy.link}</a>
      {texts().privacy.after}
    </p>
  </form>
);
