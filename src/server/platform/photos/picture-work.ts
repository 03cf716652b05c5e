import PQueue from "p-queue";

let loading: Promise<typeof import("sharp").default> | undefined;

/**
 * The library for pictures, loaded with the first one: a server that only reads finished files needs 25 MB less. One thread
 * for each picture, and no cache: pictures hardly ever repeat, and memory is limited.
 */
export function loadSharp(): Promise<typeof import("sharp").default> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

/**
 * At most two pictures are decoded or encoded at once in this process: each may need 100 MB and a core, and the server
 * needs the other threads.
 */
export const pictureWork = new PQueue({ concurrency: 2 });
