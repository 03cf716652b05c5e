/** Below this width the navigation is in the slide-out menu (spec §9). */
const WIDE = "(width >= 600px)";

/**
 * The browser opens and closes the menu by itself; this serves those that know no `command` or `closedby`, keeps the
 * focus inside from Tab to Tab, and closes the menu when the window grows.
 */
export function enhanceMenu() {
  const menu = document.querySelector<HTMLDialogElement>("#menu");
  const opener = document.querySelector<HTMLButtonElement>(".menu-open");
  if (!menu || !opener) return;
  if (!("command" in HTMLButtonElement.prototype)) opener.addEventListener("click", () => menu.showModal());
  menu.addEventListener("click", (event) => {
    if (event.target === menu && !isInside(menu, event)) menu.close();
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key === "Tab") keepFocus(menu, event);
  });
  matchMedia(WIDE).addEventListener("change", () => menu.close());
  addEventListener("pagehide", () => menu.close());
}

function isInside(menu: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = menu.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

function keepFocus(menu: HTMLElement, event: KeyboardEvent) {
  const stops = menu.querySelectorAll<HTMLElement>("a[href], button");
  const [from, to] = event.shiftKey ? [stops[0], stops[stops.length - 1]] : [stops[stops.length - 1], stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
