import { packTar } from "modern-tar";
import { z } from "zod";

/**
 * An archive is a tar file, so that it can be looked into without this program:
 * `photos/12/original.jpg`, then `tables/animals/000001.gz` (the parts of a table in a row are one gzip file of
 * PostgreSQL's COPY text), then the manifest, and at the end a checksum of everything before it.
 */
const FORMAT = 1;

/** The number of a table's part has so many digits, so that names sort as the parts follow one another. */
const PART_DIGITS = 6;

const TABLE = /^tables\/([a-z0-9_]+)\/\d+\.gz$/;
const PHOTO = /^photos\/([1-9]\d*)\/original\.jpg$/;

export const MANIFEST_NAME = "manifest.json";
export const partName = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(PART_DIGITS, "0")}.gz`;
export const photoName = (id: number) => `photos/${id}/original.jpg`;

/** @returns the table that an entry is a part of */
export const tableOf = (name: string): string | undefined => TABLE.exec(name)?.[1];

/** @returns the id of the picture that an entry is */
export function photoOf(name: string): number | undefined {
  const id = PHOTO.exec(name)?.[1];
  return id === undefined ? undefined : Number(id);
}

const Content = z.object({ bytes: z.int(), sha256: z.string() });

/** What is in an archive. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** of the program that made it */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that the tables had seen, in order. */
  migrations: z.array(z.string()),
  /** Without the columns that the database makes by itself. `sha256` is that of the parts in a row. */
  tables: z.array(Content.extend({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** The last number that each gave; null when it has given none. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.int().nullable() })),
  /** `sha256` is that of the pictures in a row; `missing` are those that rows name and the store did not have. */
  photos: Content.extend({ count: z.int(), missing: z.array(z.int()) }),
});
export type Manifest = z.infer<typeof Manifest>;
export type TableContent = Manifest["tables"][number];

/** The manifest of this program's format. */
export const manifestOf = (facts: Omit<Manifest, "format">): Manifest => ({ format: FORMAT, ...facts });

const BLOCK = 512;
/** What ends a tar file. */
const TAR_END_BYTES = 2 * BLOCK;
/** The checksum's entry: its header, one block of content, and the end of the file. */
export const SEAL_BYTES = 2 * BLOCK + TAR_END_BYTES;
/** Archives of the same content are the same bytes, whenever they were packed. */
const LONG_AGO = new Date(0);

const packed = (name: string, body: Uint8Array) =>
  packTar([{ header: { name, size: body.length, type: "file", mode: 0o600, mtime: LONG_AGO }, body }]);

/** @returns the bytes of one entry in the midst of an archive */
export const packedEntry = async (name: string, body: Uint8Array): Promise<Uint8Array> =>
  (await packed(name, body)).subarray(0, -TAR_END_BYTES);

/** What the end of an archive says: the checksum of all bytes before it, and where among them the manifest begins. */
const Seal = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), manifestAt: z.int().nonnegative() });
export type Seal = z.infer<typeof Seal>;

/** @returns the last bytes of an archive, always as many */
export async function packedSeal(seal: Seal): Promise<Uint8Array> {
  const text = `${JSON.stringify(seal)}\n`;
  return packed("checksum.json", Buffer.from(text.padStart(BLOCK)));
}

/** @returns what the last bytes of a file say; undefined when they are not those of a whole archive */
export async function readSeal(bytes: Buffer): Promise<Seal | undefined> {
  try {
    const seal = Seal.parse(JSON.parse(bytes.subarray(BLOCK, 2 * BLOCK).toString()));
    return Buffer.from(await packedSeal(seal)).equals(bytes) ? seal : undefined;
  } catch {
    return undefined;
  }
}
