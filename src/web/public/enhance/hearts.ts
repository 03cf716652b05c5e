/** What a click has led to: the attributes of `FavouritesOutcome` have the texts. */
export type Outcome = "added" | "removed" | "failed" | "full" | "";

/** Keeps a mark or takes it away. @returns `done`, or what to show instead of it */
export type Keep = (animalId: number, isFavourite: boolean) => Promise<Outcome | "done">;

export const outcomeElement = () => document.querySelector<HTMLElement>("[data-favourites-outcome]");
export const idOf = ({ dataset }: HTMLElement) => Number(dataset.favourite);
export const heartsIn = (area: HTMLElement) => area.querySelectorAll<HTMLElement>("[data-favourite]");

/**
 * The hearts in an area, also those that the filters add later. A click is shown at once; if it cannot be kept, the heart
 * changes back and `FavouritesOutcome` says so.
 */
export function enhanceHearts(area: HTMLElement, keep: Keep) {
  const element = outcomeElement();
  const showOutcome = (outcome: Outcome) => {
    if (!element) return;
    element.className = outcome;
    element.textContent = element.dataset[outcome] ?? "";
  };

  area.addEventListener("click", async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-favourite]:not([aria-busy])");
    if (!button) return;
    button.ariaBusy = "true";
    showOutcome("");
    const isFavourite = button.classList.toggle("is-favourite");
    const outcome = await keep(idOf(button), isFavourite);
    button.ariaBusy = null;
    if (outcome === "done") return showOutcome(isFavourite ? "added" : "removed");
    button.classList.toggle("is-favourite");
    showOutcome(outcome);
  });
  area.classList.add("is-live");
}
