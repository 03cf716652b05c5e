/** What is open above the screen. */
const DIALOG = '[role="dialog"][aria-modal="true"]';

/** One that was closed fades for a moment, in which the screen is there again for whoever types fast. */
const isFading = (dialog: HTMLElement): boolean => dialog.style.opacity === "0";

/**
 * The keys of a screen do nothing while a dialog is open above it: `e` in a question must not leave for another screen.
 * Whether one is open is noted before anybody else hears the key, since Escape may take the dialog away at once; what the
 * library's hotkeys would hear, at the root of the document, is stopped just below it. The dialog itself has heard the key
 * by then. Tab goes on, which keeps the focus inside.
 */
export function keepKeysInDialogs(): void {
  let isOpen = false;
  const note = () => {
    isOpen = [...document.querySelectorAll<HTMLElement>(DIALOG)].some((dialog) => !isFading(dialog));
  };
  addEventListener("keydown", note, { capture: true });
  document.body.addEventListener("keydown", (event) => {
    if (isOpen && event.key !== "Tab") event.stopPropagation();
  });
}
