import { scrollRow } from "./scroll-row.ts";

/** Arrows and progress bar of the 'Lately Found' row (spec §2.4). Without this the row can be scrolled. */
export function enhanceCarousel(carousel: HTMLElement) {
  const controls = document.querySelector<HTMLElement>("[data-carousel-controls]");
  const progress = controls?.querySelector("progress");
  if (!controls || !progress) return;
  const items = [...carousel.querySelectorAll<HTMLElement>("li")];
  const row = scrollRow(carousel, items);
  const show = () => {
    progress.value = (1 + row.progress() * (items.length - 1)) / items.length;
  };

  row.moveBy(controls, carousel);
  carousel.addEventListener("scroll", show, { passive: true });
  addEventListener("resize", show, { passive: true });
  show();
  controls.classList.add("is-live");
}
