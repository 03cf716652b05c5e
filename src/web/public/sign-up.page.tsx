import { formTexts } from "../../contract/texts/texts.ts";
import { callPath } from "../call-path.ts";
import { loginPath } from "../login-path.ts";
import { SubmitButton } from "./button.tsx";
import { FormOutcome, PasswordField, TextField } from "./field.tsx";
import type { Page } from "./page.ts";
import { SessionCard } from "./session-card.tsx";

const TITLE = "Sign Up";

/** Creates an account (spec §2.4, §5, §7). Then the login page shows a message. */
export const signUpPage: Page<"signUp"> = {
  head: () => ({
    title: TITLE,
    description: "Create an account to apply for an adoption or a job at the shelter.",
    noIndex: true,
  }),
  body: ({ target }) => (
    <SessionCard
      wide
      title={TITLE}
      lead="With an account you can apply to adopt an animal and follow how it goes on, step by step."
      after={
        <>
          Have an account already? <a href={loginPath(target)}>Log in</a>
        </>
      }
    >
      <SignUpForm target={target} />
    </SessionCard>
  ),
};

function SignUpForm({ target }: { target: string | null }) {
  return (
    <form
      className="form card"
      data-form="signUp"
      data-endpoint={callPath("POST /users")}
      data-next={loginPath(target, "sign_up")}
      data-failure={formTexts().users.signUpFailed}
      method="post"
      noValidate
    >
      <div className="field-pair">
        <TextField name="name" label="Name" autoComplete="given-name" />
        <TextField name="surname" label="Surname" autoComplete="family-name" />
      </div>
      <div className="field-pair">
        <TextField
          name="phoneNumber"
          label="Phone number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint="Nine digits"
        />
        <TextField name="dateOfBirth" label="Date of birth" type="date" autoComplete="bday" hint="As in your papers" />
      </div>
      <TextField name="street" label="Street" autoComplete="address-line1" hint="With the number of house and flat" />
      <div className="field-pair">
        <TextField name="postalCode" label="Postal code" autoComplete="postal-code" hint="For example 90-057" />
        <TextField name="city" label="City" autoComplete="address-level2" hint="Town or village" />
      </div>
      <TextField
        name="account.email"
        label="Email"
        type="email"
        autoComplete="username"
        hint="You log in with it, and our letters go there."
      />
      <PasswordField
        name="account.password"
        label="Password"
        autoComplete="new-password"
        hint="Six characters or more; a few words are easier to keep in mind."
      />
      <FormOutcome />
      <SubmitButton look="call">Sign Up</SubmitButton>
      <p className="field-hint">
        What we do with these data, and what you may ask of us, is in our <a href="/privacy">Privacy Policy</a>.
      </p>
    </form>
  );
}
