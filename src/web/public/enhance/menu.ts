/** Below this width the navigation is in the slide-out menu (spec §9). */
const WIDE = "(width >= 600px)";

/**
 * The browser opens and closes the menu without a script. This supports browsers without `command` or `closedby`, traps
 * the focus in the open menu, and closes it when the window grows.
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
    if (event.key === "Tab") trapFocus(menu, event);
  });
  matchMedia(WIDE).addEventListener("change", () => menu.close());
  addEventListener("pagehide", () => menu.close());
}

function isInside(menu: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = menu.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

function trapFocus(menu: HTMLElement, event: KeyboardEvent) {
  const focusable = menu.querySelectorAll<HTMLElement>("a[href], button");
  const [from, to] = event.shiftKey
    ? [focusable[0], focusable[focusable.length - 1]]
    : [focusable[focusable.length - 1], focusable[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
