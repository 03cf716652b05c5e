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

/** Fills in the address of a sign-up just before, once; only the password is left to be typed, so it has the focus. */
export function fillInEmail(form: HTMLFormElement): void {
  if (form.dataset.form !== "login") return;
  const email = takeRememberedEmail();
  const [field, password] = ["email", "password"].map((name) => form.elements.namedItem(name) as HTMLInputElement);
  if (!email || !field || field.value) return;
  field.value = email;
  if (!password) return;
  // Who does not see the page hears that the account was created (session-card.tsx).
  password.setAttribute("aria-describedby", `${password.getAttribute("aria-describedby")} session-message`);
  password.focus({ preventScroll: true });
}

function takeRememberedEmail(): string | null {
  try {
    const email = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return email;
  } catch {
    return null;
  }
}
