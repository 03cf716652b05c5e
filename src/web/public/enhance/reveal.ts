/** The button in a password field that shows what was typed; it is hidden again before the form is sent. */
export function enhanceReveal(button: HTMLElement) {
  const field = document.getElementById(button.getAttribute("aria-controls") ?? "") as HTMLInputElement | null;
  if (!field) return;
  const show = (isShown: boolean) => {
    field.type = isShown ? "text" : "password";
    button.textContent = isShown ? "Hide" : "Show";
  };
  button.addEventListener("click", () => show(field.type === "password"));
  // Browsers keep text fields for suggestions, passwords never.
  field.form?.addEventListener("submit", () => show(false));
  button.hidden = false;
}
