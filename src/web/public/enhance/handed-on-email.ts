const KEY = "handed-on-email";

/** Keeps the address that an account was made with for the login page, which comes next; only in this tab. */
export function handOnEmail(form: HTMLFormElement): void {
  if (form.dataset.form !== "signUp") return;
  const field = form.elements.namedItem("account.email") as HTMLInputElement;
  try {
    sessionStorage.setItem(KEY, field.value.trim());
  } catch {
    // Without storage it is typed again.
  }
}

/** Fills in the address of the account that was made just now, once. */
export function takeEmail(form: HTMLFormElement): void {
  if (form.dataset.form !== "login") return;
  try {
    const email = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const field = form.elements.namedItem("email") as HTMLInputElement;
    if (email && !field.value) field.value = email;
  } catch {
    // Without storage it is typed again.
  }
}
