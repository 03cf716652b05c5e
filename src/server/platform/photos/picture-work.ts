import PQueue from "p-queue";
import sharp from "sharp";

// One thread for each picture, and no cache: pictures hardly ever repeat, and memory is limited.
sharp.concurrency(1);
sharp.cache(false);

/**
 * At most two pictures are decoded or encoded at once in this process: each may need 100 MB and a core, and the server
 * needs the other threads.
 */
export const pictureWork = new PQueue({ concurrency: 2 });
