import { Alert, Anchor } from "@mantine/core";
import type { FormProblem } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";
import { fieldId, SUMMARY_CLASS } from "./form.ts";

type Props = { errors: Record<string, unknown>; problem?: FormProblem | undefined };

/**
 * The errors of a form, announced by screen readers, each with a link to its field. It gets the focus if no field does.
 * @param problem an error that belongs to no field
 */
export function ErrorSummary({ errors, problem }: Props) {
  const entries = Object.entries(errors).filter(([, text]) => Boolean(text));
  if (entries.length === 0 && !problem) return null;
  return (
    <Alert
      className={SUMMARY_CLASS}
      tabIndex={-1}
      color="red"
      variant="light"
      role="alert"
      title={problem?.text ?? appTexts().kit.form.checkFields}
    >
      {problem?.hint}
      {entries.length > 0 && (
        <ul className="error-list">
          {entries.map(([name, text]) => (
            <li key={name}>
              <Anchor href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)}>
                {String(text)}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function focusField(event: { preventDefault(): void }, name: string): void {
  event.preventDefault();
  document.getElementById(fieldId(name))?.focus();
}
