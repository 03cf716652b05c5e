import { LOGO } from "../../../contract/platform/logo.ts";
import type { PhotoWidth } from "../../../contract/platform/photo-path.ts";
import type { Db } from "../../database/pool.ts";
import { findPhotoKey } from "../photos/photo.queries.ts";
import type { PhotoStore } from "../photos/photo.store.ts";
import { variantsOf } from "../photos/photo.variants.ts";
import { loadSharp, pictureWork } from "../photos/picture-work.ts";

type InlineAttachment = {
  cid: string;
  filename: string;
  content: Buffer;
  contentType: string;
  contentDisposition: "inline";
};

/** Turns a letter's HTML into what is sent: the HTML, and its pictures as attachments. */
export type EmbedPictures = (html: string) => Promise<{ html: string; attachments: InlineAttachment[] }>;

/** The address of the built-in logo in a stored letter, as the outbox shows it. */
export const LOGO_PATH = "/icon-192.png";

/** The address of a picture in a stored letter, as the outbox shows it. */
export const picturePath = (id: number, width: PhotoWidth): string => `/photos/${id}?w=${width}`;

/** Finds the pictures that `letter.html.ts` has written; in text that people typed, brackets are escaped. */
const IMG = /<img src="(\/[^"]+)"[^>]*>/g;
const PHOTO = /^\/photos\/(\d+)\?w=(320|640)$/;

const LOGO_SIDE = 80;
const MARGIN = 8;
const LOGO_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_SIDE}" height="${LOGO_SIDE}" viewBox="${-MARGIN} ${-MARGIN} ${LOGO.size + 2 * MARGIN} ${LOGO.size + 2 * MARGIN}"><path fill="#fbf8f3" d="M${-MARGIN} ${-MARGIN}h${LOGO.size + 2 * MARGIN}v${LOGO.size + 2 * MARGIN}h${-LOGO.size - 2 * MARGIN}z"/><path d="${LOGO.roof}" fill="none" stroke="#c8553d" stroke-width="${LOGO.roofWidth}" stroke-linecap="round" stroke-linejoin="round"/><path d="${LOGO.paw}" fill="#1f3d36"/></svg>`;

let logoPng: Promise<Buffer> | undefined;

async function drawLogo(): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(LOGO_SVG)).png({ palette: true }).toBuffer();
}

type Store = { db: Db; photoStore: PhotoStore };

async function readPicture(
  { db, photoStore }: Store,
  path: string,
): Promise<Omit<InlineAttachment, "cid"> | undefined> {
  if (path === LOGO_PATH) {
    logoPng ??= pictureWork.add(drawLogo);
    return { filename: "logo.png", content: await logoPng, contentType: "image/png", contentDisposition: "inline" };
  }
  const [, id, width] = PHOTO.exec(path)?.map(Number) ?? [];
  const key = id && (await findPhotoKey(db, id));
  if (!id || !key) return undefined;
  const wanted = { id, key, width: width as PhotoWidth, format: "jpeg" } as const;
  const file = await variantsOf(photoStore).read(wanted);
  if (!file) return undefined;
  return { filename: `${id}.jpg`, content: file.bytes, contentType: "image/jpeg", contentDisposition: "inline" };
}

/** Leaves a letter's pictures out. */
export const removePictures: EmbedPictures = async (html) => ({ html: html.replace(IMG, ""), attachments: [] });

/**
 * Attaches a letter's pictures to it: mail programs show them at once, and no request tells us that somebody reads the
 * letter (docs/decisions/0048). A picture that is gone or cannot be read is left out: a letter never waits for one.
 */
export const pictureEmbedder =
  (store: Store): EmbedPictures =>
  async (html) => {
    const attachments = new Map<string, InlineAttachment>();
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
