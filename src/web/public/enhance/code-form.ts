/** A form that sends itself once its code is complete, typed or pasted (`data-sends-at`: so many digits). */
export function enhanceCodeForm(element: HTMLElement) {
  const form = element as HTMLFormElement;
  const length = Number(form.dataset.sendsAt);
  form.addEventListener("input", ({ target }) => {
    const digits = (target as HTMLInputElement).value.replace(/\D/g, "");
    if (digits.length === length) form.requestSubmit();
  });
}
