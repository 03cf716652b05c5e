import sharp from "sharp";
import type { PhotoWidth } from "../../contract/photo-path.ts";
import type { Db } from "../database/pool.ts";
import { LOGO } from "../pages/site-words.ts";
import { findPhotoKey } from "../photos/photo.queries.ts";
import type { PhotoStore } from "../photos/photo.store.ts";
import { variantsOf } from "../photos/photo.variants.ts";
import { pictureWork } from "../photos/picture-work.ts";

/** A letter's HTML as it is sent, and the pictures that travel with it. */
export type Illustrated = { html: string; attachments: Inline[] };
type Inline = { cid: string; filename: string; content: Buffer; contentType: string; contentDisposition: "inline" };

/** Takes the pictures into a letter. */
export type Illustrate = (html: string) => Promise<Illustrated>;

/** The built-in logo of a stored letter; the outbox shows the file of the site under this address. */
export const LOGO_PATH = "/icon-192.png";

/** A picture of a stored letter; the outbox shows it from this address. */
export const picturePath = (id: number, width: PhotoWidth): string => `/photos/${id}?w=${width}`;

/** What `letter.html.ts` writes; in typed words the brackets are escaped. */
const IMG = /<img src="(\/[^"]+)"[^>]*>/g;
const PHOTO = /^\/photos\/(\d+)\?w=(320|640)$/;

const LOGO_SIDE = 80;
const MARGIN = 8;
const BADGE = `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_SIDE}" height="${LOGO_SIDE}" viewBox="${-MARGIN} ${-MARGIN} ${LOGO.size + 2 * MARGIN} ${LOGO.size + 2 * MARGIN}"><path fill="#fbf8f3" d="M${-MARGIN} ${-MARGIN}h${LOGO.size + 2 * MARGIN}v${LOGO.size + 2 * MARGIN}h${-LOGO.size - 2 * MARGIN}z"/><path d="${LOGO.roof}" fill="none" stroke="#c8553d" stroke-width="${LOGO.roofWidth}" stroke-linecap="round" stroke-linejoin="round"/><path d="${LOGO.paw}" fill="#1f3d36"/></svg>`;

let badge: Promise<Buffer> | undefined;

type Store = { db: Db; photoStore: PhotoStore };

async function readPicture({ db, photoStore }: Store, path: string): Promise<Omit<Inline, "cid"> | undefined> {
  if (path === LOGO_PATH) {
    badge ??= pictureWork.run(() => sharp(Buffer.from(BADGE)).png({ palette: true }).toBuffer());
    return { filename: "logo.png", content: await badge, contentType: "image/png", contentDisposition: "inline" };
  }
  const [, id, width] = PHOTO.exec(path)?.map(Number) ?? [];
  const key = id && (await findPhotoKey(db, id));
  if (!id || !key) return undefined;
  const wanted = { id, key, width: width as PhotoWidth, format: "jpeg" } as const;
  const file = await variantsOf(photoStore).read(wanted);
  if (!file) return undefined;
  return { filename: `${id}.jpg`, content: file.bytes, contentType: "image/jpeg", contentDisposition: "inline" };
}

/** Letters without their pictures. */
export const withoutPictures: Illustrate = async (html) => ({ html: html.replace(IMG, ""), attachments: [] });

/**
 * Puts the pictures of a letter into it, so that they are shown at once and nobody is told when it is read
 * (docs/decisions/0048). A picture that is gone or cannot be read is left out: a letter never waits for it.
 */
export const illustratedFrom =
  (store: Store): Illustrate =>
  async (html) => {
    const attachments = new Map<string, Inline>();
    for (const path of new Set([...html.matchAll(IMG)].map(([, path]) => path as string))) {
      const picture = await readPicture(store, path).catch(() => undefined);
      if (picture) attachments.set(path, { ...picture, cid: `${picture.filename}@letter` });
    }
    const placed = html.replace(IMG, (tag, path: string) => {
      const found = attachments.get(path);
      return found ? tag.replace(path, `cid:${found.cid}`) : "";
    });
    return { html: placed, attachments: [...attachments.values()] };
  };
