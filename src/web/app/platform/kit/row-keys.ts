import { useHotkeys } from "@mantine/hooks";

const LINKS = ".list-page :is(.row-link, .tile-link)";
const MENU = ".row-menu";
const ROW = "tr, li";

/** Moves the focus from row to row. @param by 1: the next, -1: the one before */
function stepRows(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(LINKS)];
  const row = document.activeElement?.closest(ROW);
  const at = links.findIndex((link) => link.closest(ROW) === row);
  links[at < 0 && by < 0 ? links.length - 1 : at + by]?.focus();
}

/** Opens what can be done with the row that has the focus. */
const openMenu = (): void => document.activeElement?.closest(ROW)?.querySelector<HTMLElement>(MENU)?.click();

/** Whether somebody types: there, letters are letters. A radio button or a box that has the focus takes none. */
const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])');

const unlessTyping = (deed: () => void) => (event: KeyboardEvent) => {
  if (!isTypedIn(event.target)) deed();
};
const AT_NO_TAG: string[] = [];

/** The rows of a list by keyboard: `j` and `k` go from one to the next, `m` opens what can be done with it. */
export function useRowKeys(): void {
  useHotkeys(
    [
      ["j", unlessTyping(() => stepRows(1)), { preventDefault: false }],
      ["k", unlessTyping(() => stepRows(-1)), { preventDefault: false }],
      ["m", unlessTyping(openMenu), { preventDefault: false }],
    ],
    AT_NO_TAG,
  );
}
