import { scrollRow } from "./scroll-row.ts";

/** Arrows and progress bar of the 'Lately Found' row (spec §2.4). Without this the row can be scrolled. */
export function enhanceCarousel(carousel: HTMLElement) {
  const controls = document.querySelector<HTMLElement>("[data-carousel-controls]");
  const progress = controls?.querySelector("progress");
  if (!controls || !progress) return;
  const items = [...carousel.querySelectorAll<HTMLElement>("li")];
  const row = scrollRow(carousel, items);
  const moveBy = (by: number) => row.go(row.current() + by);
  const show = () => {
    progress.value = (1 + row.progress() * (items.length - 1)) / items.length;
  };

  controls.querySelector("[data-previous]")?.addEventListener("click", () => moveBy(-1));
  controls.querySelector("[data-next]")?.addEventListener("click", () => moveBy(1));
  carousel.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    moveBy(event.key === "ArrowRight" ? 1 : -1);
  });
  carousel.addEventListener("scroll", show, { passive: true });
  addEventListener("resize", show, { passive: true });
  show();
  controls.classList.add("is-live");
}
