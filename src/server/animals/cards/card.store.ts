import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Db } from "../../database/pool.ts";
import { logoPicture } from "../../platform/papers/logo.ts";
import { originalKey } from "../../platform/photos/photo.key.ts";
import { findPhotoKey } from "../../platform/photos/photo.queries.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import { pictureWork } from "../../platform/photos/picture-work.ts";
import { type CardDraft, drawCard } from "./card.drawing.ts";

/** Increase it whenever the design of cards changes. */
const DESIGN = 2;
const MEMORY_BYTES = 16 * 1024 * 1024;

/** @returns the part of a card's address that changes with its content, such as another photo or name */
export const cardVersion = (draft: CardDraft): string =>
  createHash("sha256")
    .update(JSON.stringify([DESIGN, draft]))
    .digest("hex")
    .slice(0, 16);

type WithPictures = { db: Db; photoStore: PhotoStore };

/** The file of a card is in the folder of its photo, so that both are deleted together. A card without a photo is only in memory. */
async function load({ db, photoStore }: WithPictures, draft: CardDraft, version: string): Promise<Buffer> {
  const photoKey = draft.photo && (await findPhotoKey(db, draft.photo.id));
  const key = photoKey && `${photoKey}/card-${version}.jpg`;
  const stored = key && (await photoStore.read(key));
  if (stored) return stored;
  const logo = await logoPicture({ db, photoStore }, draft.logoId);
  const bytes = await pictureWork.add(async () => {
    const photo = photoKey ? await photoStore.read(originalKey(photoKey)) : undefined;
    return drawCard(draft, { photo, logo });
  });
  // When the store refuses the write, `/readyz` reports it; the card is sent anyway.
  if (key) await photoStore.write(key, bytes).catch(() => {});
  return bytes;
}

type Wanted = { within: WithPictures; draft: CardDraft };
const cardsByStore = new WeakMap<PhotoStore, LRUCache<string, Buffer, Wanted>>();

function cardsOf(store: PhotoStore): LRUCache<string, Buffer, Wanted> {
  const known = cardsByStore.get(store);
  if (known) return known;
  const cards = new LRUCache<string, Buffer, Wanted>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    // A drawing whose place another card takes meanwhile is still sent.
    ignoreFetchAbort: true,
    fetchMethod: (version, _stale, { context: { within, draft } }) => load(within, draft, version),
  });
  cardsByStore.set(store, cards);
  return cards;
}

/**
 * @returns a card as JPEG. It is drawn once: calls at the same time share one drawing, later ones read it from memory or
 * from the store. Drawings count against the limit of all work with pictures
 */
export const readCard = (within: WithPictures, draft: CardDraft): Promise<Buffer> =>
  cardsOf(within.photoStore).forceFetch(cardVersion(draft), { context: { within, draft } });
