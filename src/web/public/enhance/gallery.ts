import { scrollRow } from "./scroll-row.ts";

/** Thumbnails, buttons and arrow keys of an animal's pictures. Without this the row scrolls and the thumbnails are links. */
export function enhanceGallery(gallery: HTMLElement) {
  const strip = gallery.querySelector<HTMLElement>("[data-gallery-row]");
  const thumbnails = [...gallery.querySelectorAll<HTMLElement>(".thumbnails a")];
  if (!strip || thumbnails.length === 0) return;
  const row = scrollRow(strip, [...strip.querySelectorAll<HTMLElement>(".gallery-picture")]);

  for (const [at, thumbnail] of thumbnails.entries()) {
    thumbnail.addEventListener("click", (event) => {
      event.preventDefault();
      row.go(at);
    });
  }
  row.moveBy(gallery, gallery);
  gallery.querySelector("[data-gallery-arrows]")?.removeAttribute("hidden");
  strip.addEventListener("scroll", () => markCurrent(thumbnails, row.current()), { passive: true });
}

function markCurrent(thumbnails: readonly HTMLElement[], current: number) {
  for (const [at, thumbnail] of thumbnails.entries()) thumbnail.ariaCurrent = at === current ? "true" : null;
}
