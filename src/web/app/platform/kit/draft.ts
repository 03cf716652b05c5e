import { useDisclosure } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { DRAFT_PREFIX } from "../../../drafts.ts";
import { currentSession } from "../session.ts";
import type { FormOf } from "./form.ts";

const NO_CHANGES = "{}";
const storageKey = (path: string) => `${DRAFT_PREFIX}${currentSession()?.accountId}:${path}`;

/** @returns the stored draft, if there is one */
function readDraft<V>(path: string): Partial<V> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(path)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** A draft may contain fields that must not be restored, such as an animal that the address now names. */
const pickFields = <V>(draft: Partial<V>, fields: readonly (keyof V)[]): Partial<V> =>
  Object.fromEntries(fields.filter((name) => name in draft).map((name) => [name, draft[name]])) as Partial<V>;

/** The location of a draft. @param part names a form on a screen with several forms, such as a dialog */
const draftLocation = (part: string | undefined): string => (part ? `${location.pathname}#${part}` : location.pathname);

/** Deletes a draft. @param part as in {@link useDraft} */
export const deleteDraft = (part?: string): void => sessionStorage.removeItem(storageKey(draftLocation(part)));

/** Stores a draft of the screen's only form, in this tab, so that it survives a reload and a new login. */
export const saveTabDraft = <V>(draft: V): void =>
  sessionStorage.setItem(storageKey(draftLocation(undefined)), JSON.stringify(draft));

/** @returns the draft of {@link saveTabDraft}, if there is one */
export const loadTabDraft = <V>(): Partial<V> | undefined => readDraft<V>(draftLocation(undefined));

/** @returns whether there is a draft for this part; then the part is opened */
export const hasDraft = (part: string): boolean => readDraft(draftLocation(part)) !== undefined;

/** A dialog with a form: it is open from the start if there is a draft, or it is asked to be, and its end is that of the draft. */
export function useDraftDialog(part: string, isOpenAtOnce = false) {
  const [isOpen, { open, close }] = useDisclosure(isOpenAtOnce || hasDraft(part), { onClose: () => deleteDraft(part) });
  return { isOpen, open, close };
}

/** What came of a draft that was left: nobody shall take it for a new form. */
export type RestoredDraft = { hasRestored: boolean; startAnew: () => void };

/**
 * Stores what is typed into a form until it is sent or the person logs out, so that it survives a reload and a new login
 * after the session has ended. Only changed fields are stored, in this tab and for this person.
 * @param fields the fields that are stored; never name a password
 * @param part names the form if the screen has several
 * @returns whether something was restored, and what empties the form again
 */
export function useDraft<V extends object>(
  form: FormOf<V>,
  fields: readonly (keyof V & string)[],
  part?: string,
): RestoredDraft {
  const values = form.getValues();
  const initialValues = useRef(values);
  const isChanged = (name: keyof V) => JSON.stringify(values[name]) !== JSON.stringify(initialValues.current[name]);
  const changedValues = JSON.stringify(
    Object.fromEntries(fields.filter(isChanged).map((name) => [name, values[name]])),
  );
  const isRestored = useRef(false);
  const [hasRestored, setRestored] = useState(false);
  useEffect(() => {
    if (changedValues !== NO_CHANGES) sessionStorage.setItem(storageKey(draftLocation(part)), changedValues);
    else if (isRestored.current) deleteDraft(part);
  }, [changedValues, part]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, when the form is mounted
  useEffect(() => {
    const draft = readDraft<V>(draftLocation(part));
    if (draft) form.setValues(pickFields(draft, fields));
    setRestored(draft !== undefined);
    isRestored.current = true;
  }, []);
  const startAnew = () => {
    form.setValues(pickFields(initialValues.current, fields));
    deleteDraft(part);
    setRestored(false);
  };
  return { hasRestored, startAnew };
}
