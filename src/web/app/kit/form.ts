import { schemaResolver } from "@mantine/form";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import type { ZodType } from "zod";
import { ApiError, matchFields, type Trouble, troubleOf } from "../problem.ts";

/** What the kit needs of the library's `useForm`. */
export type FormOf<V> = {
  getValues(): V;
  setValues(values: Partial<V>): void;
  setErrors(errors: Record<string, string>): void;
  isDirty(): boolean;
  validate(): { hasErrors: boolean };
  getInputProps(name: string): object;
};

/** The id of a field's input; the summary of errors links to it. */
export const fieldId = (name: string): string => `field-${name}`;

/** Everything that an input of this form's field needs. */
export function field<V extends object>(form: FormOf<V>, name: keyof V & string) {
  const props = form.getInputProps(name);
  const isRefused = "error" in props && Boolean(props.error);
  // The library's password input says of itself only by its looks that it was refused.
  return { ...props, id: fieldId(name), name, ...(isRefused && { "aria-invalid": true }) };
}

/** A form is checked in the browser by the contract's schema, with the same texts as on the server (decisions §1). */
export const checkedBy = (schema: ZodType) => schemaResolver(schema, { sync: true });

/** The summary of a form's errors carries this class. */
export const SUMMARY_CLASS = "error-summary";
const REFUSED_FIELD = '[aria-invalid="true"], input[data-invalid="true"]';

/** A try that was refused: in which form, and whether at fields. */
type Refusal = { element: HTMLFormElement; isAtFields: boolean };

/** Moves the focus to what went wrong, when it has been drawn: the first field that was refused, else the summary. */
function useFocusOn(refusal: Refusal | undefined): void {
  useEffect(() => {
    if (!refusal) return;
    const { element, isAtFields } = refusal;
    const field = isAtFields ? element.querySelector<HTMLElement>(REFUSED_FIELD) : null;
    if (field) return field.focus();
    const summary = element.querySelector<HTMLElement>(`.${SUMMARY_CLASS}`);
    summary?.focus({ preventScroll: true });
    // Not at the edge, where the header stands.
    summary?.scrollIntoView({ block: "center" });
  }, [refusal]);
}

/**
 * Sends a form once, however often it is submitted: it is busy until all that follows a save has happened, and while it
 * is being left. Field errors of the answer go to their fields, anything else to `problem` (spec §8).
 * @param options.done what follows a save; waited for
 * @param options.failure the catalogue's sentence for when there is no answer
 */
export function useSave<V extends object, R>(
  form: FormOf<V>,
  options: {
    send: (values: V) => Promise<R>;
    done: (result: R) => unknown;
    failure: string;
    /** The names of the fields, where they are not those of the values. */
    fields?: readonly string[];
  },
) {
  const busy = useRef(false);
  const isLeaving = useNavigation().state !== "idle";
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Trouble>();
  const [refusal, setRefusal] = useState<Refusal>();
  useFocusOn(refusal);

  /** @returns whether fields were refused */
  function refused(error: unknown): boolean {
    const errors = error instanceof ApiError ? error.fieldErrors : [];
    const { byField, homeless } = matchFields(errors, options.fields ?? Object.keys(form.getValues()));
    form.setErrors(byField);
    const isAtFields = Object.keys(byField).length > 0;
    if (homeless.length > 0) setProblem({ text: homeless.join(" ") });
    else setProblem(isAtFields ? undefined : troubleOf(error, options.failure));
    return isAtFields;
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current || isLeaving) return;
    setProblem(undefined);
    if (form.validate().hasErrors) return setRefusal({ element, isAtFields: true });
    busy.current = true;
    setSaving(true);
    try {
      await options.done(await options.send(form.getValues()));
    } catch (error) {
      setRefusal({ element, isAtFields: refused(error) });
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }
  return { onSubmit, isSaving, problem, noValidate: true };
}
