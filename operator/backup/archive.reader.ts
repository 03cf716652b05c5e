import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createTarDecoder, unpackTar } from "modern-tar";
import { MANIFEST_NAME, Manifest, readTrailer, TRAILER_BYTES, type Trailer } from "./archive.format.ts";
import { throttledProgress } from "./progress.ts";

/** A file that cannot be restored; the message is a sentence for the operator. */
export class ArchiveError extends Error {}

/** One entry of an archive. */
export type Entry = { name: string; body: Buffer };

/** An archive whose checksum was verified. */
export type Archive = {
  manifest: Manifest;
  /** All entries before the manifest, in order: pictures, then the parts of tables. */
  entries(): AsyncIterable<Entry>;
};

const MEGABYTE = 1_000_000;

/**
 * Opens an archive and verifies its checksum.
 * @param log receives the progress
 * @throws ArchiveError when the file is not an archive, incomplete, damaged, or of a newer format
 */
export async function openArchive(file: string, log: (line: string) => void): Promise<Archive> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new ArchiveError(`${file} cannot be read: ${error.message}.`, { cause: error });
  });
  try {
    const { trailer, trailerAt } = await readEnd(handle, file);
    const report = throttledProgress(
      log,
      (bytes) => `Checked ${Math.round(bytes / MEGABYTE)} of ${Math.round(trailerAt / MEGABYTE)} MB …`,
    );
    if ((await checksum(file, trailerAt, trailer.manifestAt, report)) !== trailer.sha256) {
      throw new ArchiveError(`${file} is damaged: it is not as it was written.`);
    }
    const manifest = await readManifest(handle, trailer.manifestAt, trailerAt, file);
    return { manifest, entries: () => entriesOf(file) };
  } finally {
    await handle.close();
  }
}

async function readPart(handle: FileHandle, from: number, to: number): Promise<Buffer> {
  const { buffer: bytes, bytesRead } = await handle.read(Buffer.alloc(to - from), 0, to - from, from);
  return bytes.subarray(0, bytesRead);
}

async function readEnd(handle: FileHandle, file: string): Promise<{ trailer: Trailer; trailerAt: number }> {
  const incomplete = new ArchiveError(`${file} is no backup of this program, or a part of it is missing.`);
  const stat = await handle.stat();
  const trailerAt = stat.size - TRAILER_BYTES;
  if (!stat.isFile() || trailerAt < 0) throw incomplete;
  const trailer = await readTrailer(await readPart(handle, trailerAt, stat.size));
  if (!trailer || trailer.manifestAt >= trailerAt) throw incomplete;
  return { trailer, trailerAt };
}

async function checksum(
  file: string,
  size: number,
  manifestAt: number,
  report: (bytes: number) => void,
): Promise<string> {
  const hash = createHash("sha256");
  let read = 0;
  for await (const chunk of createReadStream(file, { end: size - 1, highWaterMark: MEGABYTE })) {
    hash.update(chunk);
    read += chunk.length;
    report(read);
  }
  return hash.update(String(manifestAt)).digest("hex");
}

async function readManifest(handle: FileHandle, from: number, to: number, file: string): Promise<Manifest> {
  const [entry] = await unpackTar(await readPart(handle, from, to));
  const read = entry?.header.name === MANIFEST_NAME ? Manifest.safeParse(jsonOf(entry.data)) : undefined;
  if (read?.success) return read.data;
  throw new ArchiveError(`${file} was made by another version of this program, whose backups this one cannot read.`);
}

function jsonOf(data: Uint8Array = new Uint8Array()): unknown {
  return JSON.parse(Buffer.from(data).toString());
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const bytes = Readable.toWeb(createReadStream(file, { highWaterMark: MEGABYTE }));
  const decoder = createTarDecoder({ strict: true });
  for await (const { header, body } of (bytes as ReadableStream<Uint8Array>).pipeThrough(decoder)) {
    const content = await buffer(body);
    if (header.name === MANIFEST_NAME) return;
    yield { name: header.name, body: content };
  }
}
