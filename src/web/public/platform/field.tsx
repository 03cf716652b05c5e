import { pageTexts } from "../texts/texts.ts";

type Field = {
  /** The name in the request body, such as `emailAddress`; a dot for nesting, such as `account.email`. */
  name: string;
  label: string;
  type?: "text" | "email" | "tel" | "number" | "date";
  autoComplete?: string;
  inputMode?: "numeric";
  rows?: number;
  optional?: boolean;
  hint?: string;
  /** How it is typed, beneath the input: a longer text that would push the input away from its neighbour's line. */
  help?: string;
  /** Has the focus when the page is opened: for the first field of a page that is only a form. */
  autoFocus?: boolean;
};

/** An input, or with `rows` a textarea, with its label and its error. */
export function TextField(field: Field) {
  const { name, label, type = "text", autoComplete, inputMode, rows, optional, hint, help, autoFocus } = field;
  const describedBy = [`error-${name}`, hint && `hint-${name}`, help && `help-${name}`].filter(Boolean).join(" ");
  const shared = { id: `field-${name}`, name, required: !optional, "aria-describedby": describedBy };
  return (
    <div className="field">
      <label htmlFor={shared.id}>
        {label}
        {optional && <span className="field-optional"> {pageTexts().chrome.forms.optional}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`hint-${name}`}>
          {hint}
        </p>
      )}
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        // biome-ignore lint/a11y/noAutofocus: only where the whole page is this form
        <input {...shared} type={type} autoComplete={autoComplete} inputMode={inputMode} autoFocus={autoFocus} />
      )}
      {help && (
        <p className="field-hint" id={`help-${name}`}>
          {help}
        </p>
      )}
      <FieldError name={name} />
    </div>
  );
}

/** A password input with a button that shows the password (enhance/reveal.ts). */
export function PasswordField({
  name,
  label,
  autoComplete,
  hint,
}: Pick<Field, "name" | "label" | "autoComplete" | "hint">) {
  const id = `field-${name}`;
  const { showPassword, hidePassword } = pageTexts().chrome.forms;
  return (
    <div className="field">
      <label htmlFor={id} id={`label-${name}`}>
        {label}
      </label>
      {hint && (
        <p className="field-hint" id={`hint-${name}`}>
          {hint}
        </p>
      )}
      <div className="password">
        <input
          id={id}
          name={name}
          type="password"
          required
          autoComplete={autoComplete}
          aria-describedby={hint ? `error-${name} hint-${name}` : `error-${name}`}
        />
        <button type="button" data-reveal={hidePassword} aria-controls={id} aria-describedby={`label-${name}`} hidden>
          {showPassword}
        </button>
      </div>
      <FieldError name={name} />
    </div>
  );
}

/** The error text of a field, written by enhance/form.ts. */
export const FieldError = ({ name }: { name: string }) => <p className="field-error" id={`error-${name}`} hidden />;

/** The result of submitting a form, written by enhance/form.ts and read by screen readers. Forms need JavaScript. */
export const FormOutcome = () => (
  <>
    <output className="form-outcome" data-outcome aria-live="polite" />
    <noscript>
      <p className="field-hint">{pageTexts().chrome.forms.needsScript}</p>
    </noscript>
  </>
);

/** The form's text for every server error (5xx), if the specification has one (spec §8). */
export const serverErrorTexts = (text: string) => ({
  "data-say-500": text,
  "data-say-502": text,
  "data-say-503": text,
  "data-say-504": text,
});

/** A honeypot against bots: a hidden field that people leave empty, and the time when the page was opened (rules §6, §11). */
export const HoneypotFields = () => (
  <div className="trap" aria-hidden="true">
    <label htmlFor="field-website">{pageTexts().chrome.forms.website}</label>
    <input id="field-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    <input name="startedAt" type="hidden" data-started-at data-number />
  </div>
);
