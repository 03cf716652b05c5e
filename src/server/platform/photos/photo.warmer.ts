import type { System } from "../../database/context.ts";
import { likelyPhotos } from "./photo.queries.ts";
import type { PhotoSize } from "./photo.sizes.ts";
import type { PhotoStore } from "./photo.store.ts";
import { variantsOf } from "./photo.variants.ts";

/** The sizes that modern browsers request on lists and pages, those for lists first. */
const WARMED: readonly Pick<PhotoSize, "width" | "format">[] = [
  { width: 640, format: "avif" },
  { width: 320, format: "avif" },
  { width: 960, format: "avif" },
];

/** How many pictures a server warms when it starts. */
const WARMED_PHOTO_COUNT = 300;

type Warming = System & {
  store: PhotoStore;
  /** Makes files elsewhere: a server that decodes pictures holds on to the memory. */
  make(missing: readonly PhotoSize[]): Promise<void>;
};

/** At server start, reads the sizes of the pictures that will probably be requested first, and has the missing ones made. */
export function photoWarmer(warming: Warming): { stop(): Promise<void> } {
  const stopping = new AbortController();
  // Without the database there is nothing to warm; `/readyz` reports the cause.
  const warmed = warm(warming, stopping.signal).catch(() => {});
  return {
    async stop() {
      stopping.abort();
      await warmed;
    },
  };
}

async function warm({ db, clock, store, make }: Warming, signal: AbortSignal): Promise<void> {
  const photos = await likelyPhotos(db, clock.now(), WARMED_PHOTO_COUNT);
  const wanted = WARMED.flatMap((size) => photos.map((photo) => ({ ...photo, ...size })));
  const missing = await variantsOf(store).warm(wanted, signal);
  if (missing.length === 0 || signal.aborted) return;
  await make(missing);
  await variantsOf(store).warm(missing, signal);
}
