import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createTarDecoder, unpackTar } from "modern-tar";
import { MANIFEST_NAME, Manifest, readSeal, SEAL_BYTES, type Seal } from "./archive.format.ts";
import { nowAndThen } from "./progress.ts";

/** A file that cannot be restored, said in a plain sentence. */
export class ArchiveRefused extends Error {}

/** An archive every byte of which is as it was written. */
export type Archive = {
  manifest: Manifest;
  /** Everything before the manifest, in order: pictures, then the parts of tables. Each is read whole. */
  entries(): AsyncIterable<{ name: string; body: Buffer }>;
};

const MEGABYTE = 1_000_000;

/**
 * Opens an archive after reading all of it once.
 * @param say told now and then how far it is
 * @throws ArchiveRefused when this is no archive, a part of one, a damaged one, or one of a newer format
 */
export async function openArchive(file: string, say: (line: string) => void): Promise<Archive> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new ArchiveRefused(`${file} cannot be read: ${error.message}.`, { cause: error });
  });
  try {
    const { seal, sealAt } = await readEnd(handle, file);
    const tell = nowAndThen(
      say,
      (bytes) => `Checked ${Math.round(bytes / MEGABYTE)} of ${Math.round(sealAt / MEGABYTE)} MB …`,
    );
    if ((await checksum(file, sealAt, seal.manifestAt, tell)) !== seal.sha256) {
      throw new ArchiveRefused(`${file} is damaged: it is not as it was written.`);
    }
    const manifest = await readManifest(handle, seal.manifestAt, sealAt, file);
    return { manifest, entries: () => entriesOf(file) };
  } finally {
    await handle.close();
  }
}

async function readPart(handle: FileHandle, from: number, to: number): Promise<Buffer> {
  const { buffer: bytes, bytesRead } = await handle.read(Buffer.alloc(to - from), 0, to - from, from);
  return bytes.subarray(0, bytesRead);
}

async function readEnd(handle: FileHandle, file: string): Promise<{ seal: Seal; sealAt: number }> {
  const whole = new ArchiveRefused(`${file} is no backup of this program, or a part of it is missing.`);
  const stat = await handle.stat();
  const sealAt = stat.size - SEAL_BYTES;
  if (!stat.isFile() || sealAt < 0) throw whole;
  const seal = await readSeal(await readPart(handle, sealAt, stat.size));
  if (!seal || seal.manifestAt >= sealAt) throw whole;
  return { seal, sealAt };
}

async function checksum(
  file: string,
  size: number,
  manifestAt: number,
  tell: (bytes: number) => void,
): Promise<string> {
  const hash = createHash("sha256");
  let read = 0;
  for await (const chunk of createReadStream(file, { end: size - 1, highWaterMark: MEGABYTE })) {
    hash.update(chunk);
    read += chunk.length;
    tell(read);
  }
  return hash.update(String(manifestAt)).digest("hex");
}

async function readManifest(handle: FileHandle, from: number, to: number, file: string): Promise<Manifest> {
  const [entry] = await unpackTar(await readPart(handle, from, to));
  const read = entry?.header.name === MANIFEST_NAME ? Manifest.safeParse(jsonOf(entry.data)) : undefined;
  if (read?.success) return read.data;
  throw new ArchiveRefused(`${file} was made by another version of this program, whose backups this one cannot read.`);
}

function jsonOf(data: Uint8Array = new Uint8Array()): unknown {
  return JSON.parse(Buffer.from(data).toString());
}

async function* entriesOf(file: string): AsyncGenerator<{ name: string; body: Buffer }> {
  const bytes = Readable.toWeb(createReadStream(file, { highWaterMark: MEGABYTE }));
  const decoder = createTarDecoder({ strict: true });
  for await (const { header, body } of (bytes as ReadableStream<Uint8Array>).pipeThrough(decoder)) {
    const content = await buffer(body);
    if (header.name === MANIFEST_NAME) return;
    yield { name: header.name, body: content };
  }
}
