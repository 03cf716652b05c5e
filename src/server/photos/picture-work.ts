import sharp from "sharp";
import { workQueue } from "./work-queue.ts";

// One thread a picture, and nothing kept between pictures: they hardly ever repeat, and memory counts.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decoding and encoding, at most two pictures at once in this process: each may need some 100 MB and a core, and the
 * rest of the server wants the other threads.
 */
export const pictureWork = workQueue(2);
