import { type RefObject, useEffect } from "react";

const CAN_HAVE_FOCUS = "a[href], button, input, select, textarea, [tabindex]";

/** Everything around an element up to the screen, the nearest first. */
function surroundings(element: Element, screen: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element.parentElement; one && screen.contains(one); one = one.parentElement) found.push(one);
  return found;
}

/** Focuses what usually takes no focus; it takes it only as long as it has it. */
function hold(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * Keeps the keyboard's place on a screen: a browser drops the focus when what has it is disabled, as a button that is
 * busy, or taken away, as a row that was removed. It goes back when it can, else to what stood around it.
 * A dialog keeps and gives back its focus itself.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current;
    if (!main) return;
    let last: Element | undefined;
    let around: HTMLElement[] = [];
    let frame = 0;

    function remember(element: Element | null | undefined): void {
      last = element ?? undefined;
      around = last ? surroundings(last, main as HTMLElement) : [];
    }
    const onFocus = ({ target }: FocusEvent) => remember(target as Element);
    // Who points beside everything wants the focus nowhere.
    const onPoint = ({ target }: PointerEvent) => remember((target as Element).closest(CAN_HAVE_FOCUS));

    function look(): void {
      if (!last || document.activeElement !== document.body || document.querySelector("[role=dialog]")) return;
      if (!last.isConnected) hold(around.find((one) => one.isConnected) ?? (main as HTMLElement));
      else if (!last.matches(":disabled")) (last as HTMLElement).focus({ preventScroll: true });
    }
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    main.addEventListener("focusin", onFocus);
    main.addEventListener("pointerdown", onPoint);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    return () => {
      main.removeEventListener("focusin", onFocus);
      main.removeEventListener("pointerdown", onPoint);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [screen]);
}
