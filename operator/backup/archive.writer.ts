import { createHash, type Hash } from "node:crypto";
import { existsSync } from "node:fs";
import { type FileHandle, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { requireSpace } from "../../src/server/base/disk-space.ts";
import { flushFolder, makeFolder } from "../../src/server/base/durable-files.ts";
import { MANIFEST_NAME, type Manifest, OWNER_ONLY, packedEntry, packedTrailer, partName } from "./archive.format.ts";

/** The size of one entry of a table, which is kept in memory. */
const PART_BYTES = 4 * 1024 * 1024;
const UNFINISHED = /\.unfinished-\d+$/;
/** An unfinished archive of this age is left over from a killed backup. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** An archive that is being written. It gets its final name only when it is complete. */
export type ArchiveWriter = {
  /** @throws TooLittleSpace before the disk is so full that a running server could not go on */
  add(name: string, body: Uint8Array): Promise<void>;
  /** Writes a stream as the parts of a table. @returns its size and checksum, for the manifest */
  addTable(name: string, content: AsyncIterable<Buffer>): Promise<{ bytes: number; sha256: string }>;
  /** Completes the archive, syncs it to the disk and gives it its final name. @returns its size in bytes */
  finish(manifest: Manifest): Promise<number>;
  /** Deletes the unfinished archive. */
  discard(): Promise<void>;
};

/**
 * Begins an archive, and deletes what killed backups have left in its folder.
 * @param file must not exist yet; its folder is created
 * @param signal aborts between two entries
 */
export async function beginArchive(file: string, signal: AbortSignal): Promise<ArchiveWriter> {
  const folder = dirname(file);
  await makeFolder(folder);
  await deleteAbandoned(folder, basename(file));
  const unfinished = `${file}.unfinished-${process.pid}`;
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, "wx", OWNER_ONLY);
  const output = hashingWriter(handle);

  async function add(name: string, body: Uint8Array): Promise<void> {
    signal.throwIfAborted();
    await requireSpace(folder, body.length);
    await output.write(await packedEntry(name, body));
  }

  return {
    add,
    addTable: (name, content) => addParts(content, (part, body) => add(partName(name, part), body)),
    async finish(manifest) {
      const manifestAt = output.size();
      await add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 1)));
      const trailer = await packedTrailer({ sha256: output.checksumWith(manifestAt), manifestAt });
      await output.write(trailer);
      await handle.sync();
      await handle.close();
      if (existsSync(file)) throw new Error(`${file} is there already.`);
      await rename(unfinished, file);
      await flushFolder(folder);
      return output.size();
    },
    async discard() {
      await handle.close().catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
}

/** Writes to the file; counts and hashes everything written. */
function hashingWriter(handle: FileHandle) {
  const hash: Hash = createHash("sha256");
  let size = 0;
  return {
    size: () => size,
    checksumWith: (manifestAt: number) => hash.copy().update(String(manifestAt)).digest("hex"),
    async write(bytes: Uint8Array) {
      hash.update(bytes);
      size += bytes.length;
      await handle.writeFile(bytes);
    },
  };
}

async function addParts(content: AsyncIterable<Buffer>, add: (part: number, body: Buffer) => Promise<void>) {
  const hash = createHash("sha256");
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let [bytes, parts] = [0, 0];
  const flush = async () => {
    parts += 1;
    await add(parts, Buffer.concat(pending));
    [pending, pendingBytes] = [[], 0];
  };
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    pendingBytes += chunk.length;
    pending.push(chunk);
    if (pendingBytes >= PART_BYTES) await flush();
  }
  if (pendingBytes > 0) await flush();
  return { bytes, sha256: hash.digest("hex") };
}

/** Deletes abandoned archives of this name, also with another time in it. */
async function deleteAbandoned(folder: string, name: string): Promise<void> {
  const stem = name.replace(/\d.*$/, "");
  const left = (await readdir(folder)).filter((entry) => UNFINISHED.test(entry) && stem && entry.startsWith(stem));
  for (const path of left.map((entry) => join(folder, entry))) {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}
