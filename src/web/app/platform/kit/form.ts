import { schemaResolver } from "@mantine/form";
import {
  createContext,
  type FormEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { ZodType } from "zod";
import { ApiError, type FormProblem, formProblem, matchFields } from "../problem.ts";
import { inputName, inputNames } from "./translations.ts";

/** The part of the library's `useForm` that the kit uses. */
export type FormOf<V> = {
  getValues(): V;
  setValues(values: Partial<V>): void;
  readonly errors: Record<string, ReactNode>;
  setErrors(errors: Record<string, string>): void;
  reset(): void;
  isDirty(): boolean;
  validate(): { hasErrors: boolean };
  getInputProps(name: string): object;
};

/** The id of a field's input; the summary of errors links to it. */
export const fieldId = (name: string): string => `field-${name}`;

/** The props of a field's input. */
export function field<V extends object>(form: FormOf<V>, name: keyof V & string) {
  const props = form.getInputProps(name);
  const isInvalid = "error" in props && Boolean(props.error);
  // The library's password input shows that it is invalid only visually.
  return { ...props, id: fieldId(name), name, ...(isInvalid && { "aria-invalid": true }) };
}

/** Validates a form with the contract's schema, which has the same texts on the server (rules §1). */
export const validateWith = (schema: ZodType) => schemaResolver(schema, { sync: true });

/** The class of the summary of a form's errors. */
export const SUMMARY_CLASS = "error-summary";
const INVALID_FIELD = '[aria-invalid="true"], input[data-invalid="true"]';

/** A failed attempt to submit: the form, and whether fields are invalid. */
type FailedSubmit = { element: HTMLFormElement; isAtFields: boolean };

/** After a failed submit, moves the focus to the first invalid field, or else to the summary. */
function useFocusOnError(failedSubmit: FailedSubmit | undefined): void {
  useEffect(() => {
    if (!failedSubmit) return;
    const { element, isAtFields } = failedSubmit;
    const field = isAtFields ? element.querySelector<HTMLElement>(INVALID_FIELD) : null;
    if (field) return field.focus();
    const summary = element.querySelector<HTMLElement>(`.${SUMMARY_CLASS}`);
    summary?.focus({ preventScroll: true });
    // At the edge the header would cover it.
    summary?.scrollIntoView({ block: "center" });
  }, [failedSubmit]);
}

/**
 * Submits a form. It cannot be submitted again until `done` has finished, and the screen that it leads to is shown. Field
 * errors of the response are shown at their fields, other errors in `problem` (spec §8).
 * @param options.done called after a save, and awaited; if it leaves the screen, its promise ends with the arrival
 * @param options.failure the text for when there is no response
 */
export function useSave<V extends object, R>(
  form: FormOf<V>,
  options: {
    send: (values: V) => Promise<R>;
    done: (result: R) => unknown;
    failure: string;
    /** The names of the fields, if they differ from those of the values. */
    fields?: readonly string[];
  },
) {
  const busy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const [failedSubmit, setFailedSubmit] = useState<FailedSubmit>();
  useFocusOnError(failedSubmit);
  useLayoutEffect(() => {
    if (!isSaving) busy.current = false;
  }, [isSaving]);

  /** @returns whether fields are invalid */
  function showError(error: unknown): boolean {
    const errors = error instanceof ApiError ? error.fieldErrors : [];
    const values = form.getValues();
    const named = errors.map((error) => ({ ...error, field: inputName(error.field, values) }));
    const { byField, unmatched } = matchFields(named, options.fields ?? inputNames(values));
    form.setErrors(byField);
    const isAtFields = Object.keys(byField).length > 0;
    if (unmatched.length > 0) setProblem({ text: unmatched.join(" ") });
    else setProblem(isAtFields ? undefined : formProblem(error, options.failure));
    return isAtFields;
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current) return;
    setProblem(undefined);
    if (form.validate().hasErrors) return setFailedSubmit({ element, isAtFields: true });
    busy.current = true;
    setSaving(true);
    try {
      await options.done(await options.send(form.getValues()));
    } catch (error) {
      setFailedSubmit({ element, isAtFields: showError(error) });
    } finally {
      // The router shows the next screen in a transition, too: until then, this form stands there and is busy.
      startTransition(() => setSaving(false));
    }
  }
  return { onSubmit, isSaving, problem, noValidate: true };
}

type TrackWork = (work: Promise<unknown>) => void;

/** A form gives this to its fields: the form waits for their pending work, such as the compression of a photo. */
export const PendingWorkContext = createContext<TrackWork>(() => {});

/** For a field: reports work that must finish before the form can be saved. */
export const useTrackPendingWork = (): TrackWork => useContext(PendingWorkContext);

/** For a form: whether any field has pending work, and the function with which fields report it. */
export function usePendingWork(): { hasPendingWork: boolean; track: TrackWork } {
  const [count, setCount] = useState(0);
  const track = useCallback((work: Promise<unknown>) => {
    setCount((before) => before + 1);
    const end = () => setCount((before) => before - 1);
    work.then(end, end);
  }, []);
  return { hasPendingWork: count > 0, track };
}
