import { currentLanguage, LANGUAGE_NAME, LANGUAGES } from "../../../contract/texts/language.ts";
import { callPath } from "../../call-path.ts";
import { SessionCard } from "../accounts/session-card.tsx";
import { SubmitButton } from "../platform/button.tsx";
import { FieldError, FormOutcome, PasswordField, TextField } from "../platform/field.tsx";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().setup;
const DASHBOARD = "/admin";

/** The first start of an own shelter (rules §12). */
export const setupPage: Page = {
  head: () => ({
    title: texts().title,
    wholeTitle: true,
    description: texts().description,
    isBare: true,
    noIndex: true,
  }),
  body: () => (
    <SessionCard wide title={texts().title} lead={texts().lead}>
      <form
        className="form card"
        data-form="setup"
        data-endpoint={callPath("POST /setup")}
        data-next={DASHBOARD}
        data-failure={texts().failed}
        method="post"
        noValidate
      >
        <TextField name="code" label={texts().code} hint={texts().codeHint} autoComplete="one-time-code" autoFocus />
        <ShelterFields />
        <AdminFields />
        <FormOutcome />
        <SubmitButton look="call">{texts().submit}</SubmitButton>
      </form>
    </SessionCard>
  ),
};

const ShelterFields = () => (
  <>
    <h2 className="is-small">{texts().shelterPart}</h2>
    <TextField
      name="shelter.name"
      label={texts().shelterName}
      hint={texts().shelterNameHint}
      autoComplete="organization"
    />
    <TextField name="shelter.street" label={texts().street} autoComplete="street-address" />
    <div className="field-pair">
      <TextField name="shelter.postalCode" label={texts().postalCode} autoComplete="postal-code" />
      <TextField name="shelter.city" label={texts().city} autoComplete="address-level2" />
    </div>
    <div className="field-pair">
      <TextField
        name="shelter.phone"
        label={texts().phone}
        type="tel"
        inputMode="numeric"
        hint={texts().phoneHint}
        autoComplete="tel-national"
      />
      <TextField name="shelter.email" label={texts().shelterEmail} type="email" hint={texts().shelterEmailHint} />
    </div>
  </>
);

const AdminFields = () => (
  <>
    <h2 className="is-small">{texts().adminPart}</h2>
    <div className="field-pair">
      <TextField name="admin.name" label={texts().name} autoComplete="given-name" />
      <TextField name="admin.surname" label={texts().surname} autoComplete="family-name" />
    </div>
    <div className="field-pair">
      <TextField
        name="admin.email"
        label={texts().email}
        type="email"
        hint={texts().emailHint}
        autoComplete="username"
      />
      <PasswordField
        name="admin.password"
        label={texts().password}
        hint={texts().passwordHint}
        autoComplete="new-password"
      />
    </div>
    <div className="field">
      <label htmlFor="field-language">{texts().language}</label>
      <select id="field-language" name="language" defaultValue={currentLanguage()} aria-describedby="error-language">
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {LANGUAGE_NAME[language]}
          </option>
        ))}
      </select>
      <FieldError name="language" />
    </div>
  </>
);
