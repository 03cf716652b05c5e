/** What is typed before the search can take it: its code is loaded with the first Ctrl+K, and letters must not get lost. */
let letters = "";

function keep(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Backspace") letters = letters.slice(0, -1);
  else if (event.key === "Escape") return void takeTypedAhead();
  else if (event.key.length === 1) letters += event.key;
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** From now on keys belong to the search that is about to open. */
export function keepTypedAhead(): void {
  letters = "";
  addEventListener("keydown", keep, { capture: true });
}

/** The search has the focus now. @returns what was typed until then */
export function takeTypedAhead(): string {
  removeEventListener("keydown", keep, { capture: true });
  const typed = letters;
  letters = "";
  return typed;
}
