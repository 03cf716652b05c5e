type Field = {
  /** The name in the body that is sent, as `emailAddress`; with dots for one within another, as `account.email`. */
  name: string;
  label: string;
  type?: "text" | "email" | "tel" | "number" | "date";
  autoComplete?: string;
  inputMode?: "numeric";
  rows?: number;
  optional?: boolean;
  hint?: string;
};

/** A labelled input, or a textarea when `rows` is given, with the place where its error appears. */
export function TextField({ name, label, type = "text", autoComplete, inputMode, rows, optional, hint }: Field) {
  const describedBy = hint ? `error-${name} hint-${name}` : `error-${name}`;
  const shared = { id: `field-${name}`, name, required: !optional, "aria-describedby": describedBy };
  return (
    <div className="field">
      <label htmlFor={shared.id}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`hint-${name}`}>
          {hint}
        </p>
      )}
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} inputMode={inputMode} />
      )}
      <FieldError name={name} />
    </div>
  );
}

/** A password with a button that shows it, which enhance/reveal.ts brings to life. */
export function PasswordField({
  name,
  label,
  autoComplete,
  hint,
}: Pick<Field, "name" | "label" | "autoComplete" | "hint">) {
  const id = `field-${name}`;
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
        <button type="button" data-reveal aria-controls={id} aria-describedby={`label-${name}`} hidden>
          Show
        </button>
      </div>
      <FieldError name={name} />
    </div>
  );
}

/** Where enhance/form.ts writes what is wrong with a field. */
export function FieldError({ name }: { name: string }) {
  return <p className="field-error" id={`error-${name}`} hidden />;
}

/** Where enhance/form.ts says how the sending went, read aloud; without JavaScript it says what is missing. */
export function FormOutcome() {
  return (
    <>
      <output className="form-outcome" data-outcome aria-live="polite" />
      <noscript>
        <p className="field-hint">Sending this form needs JavaScript, which is switched off in your browser.</p>
      </noscript>
    </>
  );
}

/** What a form says whenever the server itself has failed, where the specification has a sentence for it (spec §8). */
export const saysOfServerFailures = (text: string) => ({
  "data-say-500": text,
  "data-say-502": text,
  "data-say-503": text,
  "data-say-504": text,
});

/** Two fields for robots: one that no person fills in, and when the page was opened (decisions §6, §11). */
export function RobotTrap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor="field-website">Website</label>
      <input id="field-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      <input name="startedAt" type="hidden" data-started-at data-number />
    </div>
  );
}
