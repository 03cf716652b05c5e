/** An open dialog. */
const DIALOG = '[role="dialog"][aria-modal="true"]';

/** Dialogs that were seen whole. */
const shown = new WeakSet<HTMLElement>();

/** A closed dialog fades out for a moment; keys already belong to the screen then. One that opens fades in, and has the keys. */
function isFadingOut(dialog: HTMLElement): boolean {
  if (dialog.style.opacity === "0") return shown.has(dialog);
  shown.add(dialog);
  return false;
}

/**
 * Disables a screen's keyboard shortcuts while a dialog is open: `e` in a confirmation must not open another screen.
 * The library's hotkeys listen at the root of the document, so the event is stopped at the body, after the dialog has
 * handled it. Whether a dialog is open is checked earlier, in the capture phase, because Escape may close it at once. Tab
 * is not stopped: the dialog's focus trap needs it.
 */
export function blockShortcutsInDialogs(): void {
  let isOpen = false;
  const checkDialogs = () => {
    isOpen = [...document.querySelectorAll<HTMLElement>(DIALOG)].some((dialog) => !isFadingOut(dialog));
  };
  addEventListener("keydown", checkDialogs, { capture: true });
  document.body.addEventListener("keydown", (event) => {
    if (isOpen && event.key !== "Tab") event.stopPropagation();
  });
}
