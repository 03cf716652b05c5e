import type { Answer } from "./form-send.ts";

const KEY = "typed-before-login";

const numbersOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>("input[type=number]")];

/**
 * A form that only somebody signed in may send leads others to the login (`data-sign-in`), which leads back; the numbers
 * typed are kept in this tab until then.
 * @returns the address to go to, if nobody is signed in
 */
export function signInFirst(form: HTMLFormElement, { status }: Answer): string | undefined {
  const { signIn } = form.dataset;
  if (status !== 401 || signIn === undefined) return undefined;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(numbersOf(form).map(({ name, value }) => [name, value])));
  } catch {
    // Without storage they are typed again.
  }
  return signIn;
}

/** Fills in what was typed before the login, once. */
export function restoreTyped(form: HTMLFormElement): void {
  if (form.dataset.signIn === undefined) return;
  try {
    const typed = new Map<string, string>(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"));
    sessionStorage.removeItem(KEY);
    if (typed.size === 0) return;
    for (const field of numbersOf(form)) field.value = typed.get(field.name) ?? field.value;
    form.scrollIntoView({ block: "center" });
  } catch {
    // Without storage they are typed again.
  }
}
