import { useEffect } from "react";
import { currentSession } from "../session.ts";
import type { FormOf } from "./form.ts";

const keyOf = (path: string) => `draft:${currentSession()?.accountId}:${path}`;

/** @returns what was typed here before and not sent, if anything */
function readDraft<V>(path: string): Partial<V> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(path)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Throws a draft away. @param path of the screen that it was typed in */
export const dropDraft = (path = location.pathname): void => sessionStorage.removeItem(keyOf(path));

/**
 * Keeps what is typed into a form until it is sent: over a reload and over signing in again (look: adopter's area).
 * It stays in this tab and belongs to this person. Passwords are never kept: name only fields that may be.
 * @param fields the fields that are kept
 */
export function useDraft<V extends object>(form: FormOf<V>, fields: readonly (keyof V & string)[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is taken up once, when the form appears
  useEffect(() => {
    const draft = readDraft<V>(location.pathname);
    if (draft) form.setValues(draft);
  }, []);
  const values = form.getValues();
  const kept = JSON.stringify(Object.fromEntries(fields.map((name) => [name, values[name]])));
  const isDirty = form.isDirty();
  useEffect(() => {
    if (isDirty) sessionStorage.setItem(keyOf(location.pathname), kept);
  }, [kept, isDirty]);
}
