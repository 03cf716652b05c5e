const KEY = "remembered-email";

/** After a sign-up comes the login page: it remembers the email address for it, in this tab only. */
export function rememberEmail(form: HTMLFormElement): void {
  if (form.dataset.form !== "signUp") return;
  const field = form.elements.namedItem("account.email") as HTMLInputElement;
  try {
    sessionStorage.setItem(KEY, field.value.trim());
  } catch {
    // Without storage it is typed again.
  }
}

/** Fills in the address of a sign-up just before, once. */
export function fillInEmail(form: HTMLFormElement): void {
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
