/** The button that shows the typed password; `data-reveal` is its text while it is shown. The password is hidden again before the form is sent. */
export function enhanceReveal(button: HTMLElement) {
  const field = document.getElementById(button.getAttribute("aria-controls") ?? "") as HTMLInputElement | null;
  if (!field) return;
  const { textContent: showText } = button;
  const show = (isShown: boolean) => {
    field.type = isShown ? "text" : "password";
    button.textContent = isShown ? (button.dataset.reveal ?? "") : showText;
  };
  button.addEventListener("click", () => show(field.type === "password"));
  // Browsers store the values of text fields as suggestions, but not of password fields.
  field.form?.addEventListener("submit", () => show(false));
  button.hidden = false;
}
