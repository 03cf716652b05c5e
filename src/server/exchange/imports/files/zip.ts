import type { Readable } from "node:stream";
import type { Entry, ZipFile } from "yauzl";
import { IMPORT_LIMITS } from "./limits.ts";
import { Unreadable } from "./unreadable.ts";

/** A file in a zip. */
export type ZipEntry = { name: string; size: number; read(): AsyncIterable<Uint8Array> };
export type OpenZip = { entries: ZipEntry[]; close(): void };

const LINK = 0o120000;
const KIND = 0o170000;
const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & KIND) === LINK;

/** @throws Unreadable for a zip that is damaged, locked, leads out of itself, or unpacks to more than a list of animals is */
export async function openZip(path: string): Promise<OpenZip> {
  const { default: yauzl } = await import("yauzl");
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, opened) =>
      error ? reject(refusalOf(error)) : resolve(opened),
    ),
  );
  try {
    return { entries: await entriesOf(zip), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function refusalOf(error: Error): Error {
  if (/relative path|absolute path|invalid characters in fileName/.test(error.message))
    return new Unreadable("zipLeadsOut");
  const isSystem = (error as NodeJS.ErrnoException).syscall !== undefined;
  return isSystem ? error : new Unreadable("zipDamaged");
}

function checked(entry: Entry): Entry {
  if (isLink(entry)) throw new Unreadable("zipLeadsOut");
  if ((entry.generalPurposeBitFlag & 1) === 1) throw new Unreadable("zipLocked");
  const { uncompressedSize, compressedSize } = entry;
  const isBomb = uncompressedSize > IMPORT_LIMITS.ratioFrom && uncompressedSize > compressedSize * IMPORT_LIMITS.ratio;
  if (isBomb || uncompressedSize > IMPORT_LIMITS.unpacked) throw new Unreadable("unpacksTooLarge");
  return entry;
}

function entriesOf(zip: ZipFile): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  let unpacked = 0;
  return new Promise((resolve, reject) => {
    zip.on("error", (error: Error) => reject(refusalOf(error)));
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry: Entry) => {
      try {
        const { fileName, uncompressedSize } = checked(entry);
        unpacked += uncompressedSize;
        if (unpacked > IMPORT_LIMITS.unpacked) throw new Unreadable("unpacksTooLarge");
        if (entries.length >= IMPORT_LIMITS.entries) throw new Unreadable("tooManyFiles", IMPORT_LIMITS.entries);
        if (!fileName.endsWith("/"))
          entries.push({ name: fileName, size: uncompressedSize, read: () => bytesOf(zip, entry) });
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.readEntry();
  });
}

async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  const stream = await new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, opened) => (error ? reject(refusalOf(error)) : resolve(opened))),
  );
  try {
    yield* stream;
  } catch (error) {
    throw refusalOf(error as Error);
  } finally {
    stream.destroy();
  }
}
