import { type RefObject, useEffect } from "react";

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";

/** The ancestors of an element within the screen, the nearest first. */
function ancestorsWithin(element: Element, screen: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element.parentElement; one && screen.contains(one); one = one.parentElement) found.push(one);
  return found;
}

/** Focuses an element that is usually not focusable; it is focusable only until it loses the focus. */
function focusTemporarily(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * Restores a lost focus, so that keyboard users keep their position. A browser drops the focus if the focused element is
 * disabled (a busy button) or removed (a deleted row, a dialog that was closed before it had taken the focus). The focus
 * returns to the element when it is enabled again, or to its nearest remaining ancestor. Dialogs and lists that drop down
 * stand outside of the application's element: they manage their focus themselves.
 */
export function usePreservedFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current;
    if (!main) return;
    const app = main.closest<HTMLElement>("body > *") ?? main;
    let last: Element | undefined;
    let ancestors: HTMLElement[] = [];
    let frame = 0;

    function remember(element: Element | null | undefined): void {
      last = element ?? undefined;
      ancestors = last ? ancestorsWithin(last, main as HTMLElement) : [];
    }
    const onFocus = ({ target }: FocusEvent) => remember(target as Element);
    // A click on nothing focusable clears the focus on purpose.
    const onPointerDown = ({ target }: PointerEvent) => remember((target as Element).closest(FOCUSABLE));

    function restoreFocus(): void {
      if (!last || document.activeElement !== document.body || document.querySelector("[role=dialog]")) return;
      if (!last.isConnected) focusTemporarily(ancestors.find((one) => one.isConnected) ?? (main as HTMLElement));
      else if (!last.matches(":disabled")) (last as HTMLElement).focus({ preventScroll: true });
    }
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(restoreFocus);
    });
    app.addEventListener("focusin", onFocus);
    app.addEventListener("pointerdown", onPointerDown);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    return () => {
      app.removeEventListener("focusin", onFocus);
      app.removeEventListener("pointerdown", onPointerDown);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [screen]);
}
