import { useEffect, useRef } from "react";
import { DRAFT_PREFIX } from "../../drafts.ts";
import { currentSession } from "../session.ts";
import type { FormOf } from "./form.ts";

const NOTHING = "{}";
const keyOf = (path: string) => `${DRAFT_PREFIX}${currentSession()?.accountId}:${path}`;

/** @returns what was typed here before and not sent, if anything */
function readDraft<V>(path: string): Partial<V> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(path)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** A draft may hold more than is to be taken up, as an animal that the address names anew. */
const onlyOf = <V>(draft: Partial<V>, fields: readonly (keyof V)[]): Partial<V> =>
  Object.fromEntries(fields.filter((name) => name in draft).map((name) => [name, draft[name]])) as Partial<V>;

/** Where a draft is kept. @param part of a screen that has several forms, as a dialog; left out: the screen's one form */
const placeOf = (part: string | undefined): string => (part ? `${location.pathname}#${part}` : location.pathname);

/** Throws a draft away. @param part as in {@link useDraft} */
export const dropDraft = (part?: string): void => sessionStorage.removeItem(keyOf(placeOf(part)));

/** Keeps this for the screen's one form, over a reload and over signing in again. */
export const keepInTab = <V>(draft: V): void =>
  sessionStorage.setItem(keyOf(placeOf(undefined)), JSON.stringify(draft));

/** @returns what {@link keepInTab} has kept, if anything */
export const keptInTab = <V>(): Partial<V> | undefined => readDraft<V>(placeOf(undefined));

/** @returns whether a draft waits for this part, which is to be opened then */
export const hasDraft = (part: string): boolean => readDraft(placeOf(part)) !== undefined;

/**
 * Keeps what is typed into a form until it is sent or the person logs out: over a reload and over signing in again after a
 * session has ended (look: adopter's area).
 * Only what differs from the form as it was opened is kept, and nothing once all of it is taken back. It stays in this tab
 * and belongs to this person. Passwords are never kept: name only fields that may be.
 * @param fields the fields that are kept
 * @param part which form of the screen this is, where it has several
 */
export function useDraft<V extends object>(
  form: FormOf<V>,
  fields: readonly (keyof V & string)[],
  part?: string,
): void {
  const values = form.getValues();
  const untouched = useRef(values);
  const isTouched = (name: keyof V) => JSON.stringify(values[name]) !== JSON.stringify(untouched.current[name]);
  const kept = JSON.stringify(Object.fromEntries(fields.filter(isTouched).map((name) => [name, values[name]])));
  const isTakenUp = useRef(false);
  useEffect(() => {
    if (kept !== NOTHING) sessionStorage.setItem(keyOf(placeOf(part)), kept);
    else if (isTakenUp.current) dropDraft(part);
  }, [kept, part]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is taken up once, when the form appears
  useEffect(() => {
    const draft = readDraft<V>(placeOf(part));
    if (draft) form.setValues(onlyOf(draft, fields));
    isTakenUp.current = true;
  }, []);
}
