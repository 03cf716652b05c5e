import { Alert, Anchor } from "@mantine/core";
import type { Trouble } from "../problem.ts";
import { fieldId, SUMMARY_CLASS } from "./form.ts";

/**
 * What is wrong with a form, read aloud when it appears, each with a link to its field (look: adopter's area). It takes the
 * focus when no field does.
 * @param problem what belongs to no field
 */
export function ErrorSummary({ errors, problem }: { errors: Record<string, unknown>; problem?: Trouble | undefined }) {
  const entries = Object.entries(errors).filter(([, text]) => Boolean(text));
  if (entries.length === 0 && !problem) return null;
  return (
    <Alert
      className={SUMMARY_CLASS}
      tabIndex={-1}
      color="red"
      variant="light"
      role="alert"
      title={problem?.text ?? "Please check these fields:"}
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
