import { Readable } from "node:stream";
import type { ZipFile } from "yazl";

/** Puts files into a zip, one after the other. */
export type ZipWriter = {
  /** @param isPacked false for what is packed already, as pictures are */
  add(name: string, content: AsyncIterable<string | Uint8Array>, isPacked?: boolean): Promise<void>;
};

/** Ends the work on a zip that nobody reads any more. */
class Unread extends Error {}

/** One file of a zip at a time, so that only a part of it is in memory; its promise ends when all of it was read. */
function addFile(
  zip: ZipFile,
  { signal, mtime }: { signal: AbortSignal; mtime: Date },
  { name, content, compress }: { name: string; content: AsyncIterable<string | Uint8Array>; compress: boolean },
): Promise<void> {
  const source = Readable.from(content, { objectMode: false, highWaterMark: 256 * 1024 });
  return new Promise((resolve, reject) => {
    const stop = () => source.destroy(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    const settle = (end: () => void) => () => {
      signal.removeEventListener("abort", stop);
      end();
    };
    source.once("end", settle(resolve));
    source.once("error", (error) => settle(() => reject(error))());
    if (signal.aborted) stop();
    else zip.addReadStream(source, name, { compress, mtime, mode: 0o100600 });
  });
}

/**
 * A zip as it is written: nothing of it is kept.
 * @param write puts the files into it; when it throws, so does the reading
 */
export async function* zipStream(mtime: Date, write: (zip: ZipWriter) => Promise<void>): AsyncGenerator<Uint8Array> {
  const { ZipFile: Zip } = await import("yazl");
  const zip = new Zip();
  const output = zip.outputStream as Readable;
  const unread = new AbortController();
  zip.on("error", (error: Error) => output.destroy(error));
  const writing = write({
    add: (name, content, isPacked = false) =>
      addFile(zip, { signal: unread.signal, mtime }, { name, content, compress: !isPacked }),
  }).then(
    () => zip.end(),
    (error: Error) => void output.destroy(error),
  );
  try {
    yield* output;
  } finally {
    unread.abort(new Unread());
    output.destroy();
    await writing;
  }
}

/** Bytes in parts of one size; the last may be smaller. */
export async function* inParts(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.length;
    while (length >= size) {
      const whole = Buffer.concat(waiting);
      yield whole.subarray(0, size);
      waiting = [whole.subarray(size)];
      length -= size;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}
