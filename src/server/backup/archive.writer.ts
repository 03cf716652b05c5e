import { createHash, type Hash } from "node:crypto";
import { existsSync } from "node:fs";
import { type FileHandle, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { flushFolder, makeFolder } from "../photos/durable-files.ts";
import { MANIFEST_NAME, type Manifest, packedEntry, packedSeal, partName } from "./archive.format.ts";

/** It holds personal data: nobody but its maker may read it. */
const OWNER_ONLY = 0o600;
/** How much of a table is one entry; what is kept in memory of it. */
const PART_BYTES = 4 * 1024 * 1024;
const UNFINISHED = /\.unfinished-\d+$/;
/** An unfinished archive this old is being written by nobody. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** An archive that is being written. Under its own name it is there whole or not at all. */
export type ArchiveWriter = {
  add(name: string, body: Uint8Array): Promise<void>;
  /** Writes a stream as the parts of a table. @returns what is to stand of it in the manifest */
  addTable(name: string, content: AsyncIterable<Buffer>): Promise<{ bytes: number; sha256: string }>;
  /** Ends it, waits until it is on the disk and gives it its name. @returns its size in bytes */
  finish(manifest: Manifest): Promise<number>;
  /** Leaves nothing of it. */
  discard(): Promise<void>;
};

/**
 * Begins an archive, and removes what killed backups have left beside it.
 * @param file must not be there yet; its folder is made
 * @param signal stops it between two entries
 */
export async function beginArchive(file: string, signal: AbortSignal): Promise<ArchiveWriter> {
  const folder = dirname(file);
  await makeFolder(folder);
  await sweepUnfinished(folder, basename(file));
  const unfinished = `${file}.unfinished-${process.pid}`;
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, "wx", OWNER_ONLY);
  const output = sealing(handle);

  async function add(name: string, body: Uint8Array): Promise<void> {
    signal.throwIfAborted();
    await output.write(await packedEntry(name, body));
  }

  return {
    add,
    addTable: (name, content) => addParts(content, (part, body) => add(partName(name, part), body)),
    async finish(manifest) {
      const manifestAt = output.size();
      await add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 1)));
      const seal = await packedSeal({ sha256: output.sealOf(manifestAt), manifestAt });
      await output.write(seal);
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

/** Everything that is written, counted and hashed. */
function sealing(handle: FileHandle) {
  const hash: Hash = createHash("sha256");
  let size = 0;
  return {
    size: () => size,
    sealOf: (manifestAt: number) => hash.copy().update(String(manifestAt)).digest("hex"),
    async write(bytes: Uint8Array) {
      hash.update(bytes);
      size += bytes.length;
      await handle.writeFile(bytes);
    },
  };
}

async function addParts(content: AsyncIterable<Buffer>, add: (part: number, body: Buffer) => Promise<void>) {
  const hash = createHash("sha256");
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let [bytes, parts] = [0, 0];
  const flush = async () => {
    parts += 1;
    await add(parts, Buffer.concat(waiting));
    [waiting, waitingBytes] = [[], 0];
  };
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    waitingBytes += chunk.length;
    waiting.push(chunk);
    if (waitingBytes >= PART_BYTES) await flush();
  }
  if (waitingBytes > 0) await flush();
  return { bytes, sha256: hash.digest("hex") };
}

/** Of this name, or of another moment's backup. */
async function sweepUnfinished(folder: string, name: string): Promise<void> {
  const stem = name.replace(/\d.*$/, "");
  const left = (await readdir(folder)).filter((entry) => UNFINISHED.test(entry) && stem && entry.startsWith(stem));
  for (const path of left.map((entry) => join(folder, entry))) {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}
