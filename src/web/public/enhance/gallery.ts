import { scrollRow } from "./scroll-row.ts";

/** Thumbnails, buttons and arrow keys of an animal's pictures. Without this the row scrolls and the thumbnails are links. */
export function enhanceGallery(gallery: HTMLElement) {
  const strip = gallery.querySelector<HTMLElement>("[data-gallery-row]");
  const thumbnails = [...gallery.querySelectorAll<HTMLElement>(".thumbnails a")];
  if (!strip || thumbnails.length === 0) return;
  const row = scrollRow(strip, [...strip.querySelectorAll<HTMLElement>(".gallery-picture")]);
  const moveBy = (by: number) => row.go(row.current() + by);

  for (const [at, thumbnail] of thumbnails.entries()) {
    thumbnail.addEventListener("click", (event) => {
      event.preventDefault();
      row.go(at);
    });
  }
  gallery.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    moveBy(event.key === "ArrowRight" ? 1 : -1);
  });
  gallery.querySelector("[data-previous]")?.addEventListener("click", () => moveBy(-1));
  gallery.querySelector("[data-next]")?.addEventListener("click", () => moveBy(1));
  gallery.querySelector("[data-gallery-arrows]")?.removeAttribute("hidden");
  strip.addEventListener("scroll", () => markCurrent(thumbnails, row.current()), { passive: true });
}

function markCurrent(thumbnails: readonly HTMLElement[], current: number) {
  for (const [at, thumbnail] of thumbnails.entries()) thumbnail.ariaCurrent = at === current ? "true" : null;
}
