import { packTar } from "modern-tar";
import { z } from "zod";
import { attachmentKey } from "../../src/server/platform/attachments/attachment.key.ts";
import { originalKey, PHOTO_KEY } from "../../src/server/platform/photos/photo.key.ts";

/**
 * An archive is a tar file, so that other programs can read it. It contains, in this order: `photos/KEY/original.jpg` and
 * `attachments/KEY/attachment.bin`; `tables/animals/000001.gz` (the joined parts of a table are one gzip file of PostgreSQL's COPY text); the manifest; and
 * a checksum of everything before it.
 */
const FORMAT = 1;

/** An archive contains personal data: only its owner may read it. */
export const OWNER_ONLY = 0o600;

/** Part numbers have a fixed number of digits, so that names sort in the order of the parts. */
const PART_DIGITS = 6;

const TABLE = /^tables\/([a-z0-9_]+)\/\d+\.gz$/;
const ATTACHMENT = /^attachments\/([0-9a-f]{32})\/attachment\.bin$/;
const PHOTO = /^photos\/([^/]+)\/original\.jpg$/;

export const MANIFEST_NAME = "manifest.json";
export const partName = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(PART_DIGITS, "0")}.gz`;
export const photoName = (key: string) => `photos/${originalKey(key)}`;
export const attachmentName = (key: string) => `attachments/${attachmentKey(key)}`;

/** @returns the table that an entry belongs to */
export const tableOf = (name: string): string | undefined => TABLE.exec(name)?.[1];

/** @returns the key of the picture in an entry */
export function photoOf(name: string): string | undefined {
  const key = PHOTO.exec(name)?.[1];
  return key && PHOTO_KEY.test(key) ? key : undefined;
}

/** @returns the key of the attachment in an entry */
export const attachmentOf = (name: string): string | undefined => ATTACHMENT.exec(name)?.[1];

const Content = z.object({ bytes: z.int(), sha256: z.string() });

const Files = Content.extend({ count: z.int(), missing: z.array(z.int()) });

/** The contents of an archive. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** of the program that created it */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The names of the applied migrations, in order. */
  migrations: z.array(z.string()),
  /** Without generated columns. `sha256` is that of the joined parts. */
  tables: z.array(Content.extend({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** `last` is the last value that the sequence has given, null if none. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.int().nullable() })),
  /** `sha256` is that of the joined pictures; `missing` are the ids of rows whose picture was not in the store. */
  photos: Files,
  /** The same for attachments; an archive from before them has none. */
  attachments: Files.optional(),
  /** The same for pictures of foster homes' reports and of observations. */
  reported: Files.optional(),
  observed: Files.optional(),
});
export type Manifest = z.infer<typeof Manifest>;
export type TableContent = Manifest["tables"][number];

/** A manifest in the current format. */
export const manifestOf = (facts: Omit<Manifest, "format">): Manifest => ({ format: FORMAT, ...facts });

const BLOCK = 512;
/** The length of a tar file's end. */
const TAR_END_BYTES = 2 * BLOCK;
/** The length of the trailer: the header of the checksum's entry, one block of content, and the end of the tar file. */
export const TRAILER_BYTES = 2 * BLOCK + TAR_END_BYTES;
/** A fixed time, so that archives of the same content have the same bytes. */
const FIXED_TIME = new Date(0);

const packed = (name: string, body: Uint8Array) =>
  packTar([{ header: { name, size: body.length, type: "file", mode: 0o600, mtime: FIXED_TIME }, body }]);

/** @returns the bytes of one entry, without the end of the tar file */
export const packedEntry = async (name: string, body: Uint8Array): Promise<Uint8Array> =>
  (await packed(name, body)).subarray(0, -TAR_END_BYTES);

/** The trailer of an archive: the checksum of all bytes before it, and the position of the manifest. */
const Trailer = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), manifestAt: z.int().nonnegative() });
export type Trailer = z.infer<typeof Trailer>;

/** @returns the last bytes of an archive; their number is always the same */
export async function packedTrailer(trailer: Trailer): Promise<Uint8Array> {
  const text = `${JSON.stringify(trailer)}\n`;
  return packed("checksum.json", Buffer.from(text.padStart(BLOCK)));
}

/** @returns the trailer in the last bytes of a file; undefined if the file is not a complete archive */
export async function readTrailer(bytes: Buffer): Promise<Trailer | undefined> {
  try {
    const trailer = Trailer.parse(JSON.parse(bytes.subarray(BLOCK, 2 * BLOCK).toString()));
    return Buffer.from(await packedTrailer(trailer)).equals(bytes) ? trailer : undefined;
  } catch {
    return undefined;
  }
}
