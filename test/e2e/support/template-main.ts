import sharp from "sharp";
import { seedDemonstration } from "../../../demo/demonstration.ts";
import { DEMONSTRATION } from "../../../demo/start.ts";
import { runServer } from "../../../src/server/app/start/run-server.ts";
import { serving } from "../../../src/server/app/start/serving.ts";

/** How many times smaller the pictures are kept. */
const SMALLER = 4;

/**
 * The product, started on an empty database: it differs in that the files of the demonstration's pictures are smaller,
 * as every server of the tests makes sizes of them. Pages lay them out by the size in the database.
 */
const smallPictures = serving({
  ...DEMONSTRATION,
  seed: ({ photoStore, ...options }) =>
    seedDemonstration({
      ...options,
      photoStore: {
        ...photoStore,
        write: async (key, bytes) =>
          photoStore.write(
            key,
            await sharp(bytes)
              .resize(1600 / SMALLER)
              .jpeg()
              .toBuffer(),
          ),
      },
    }),
});
await runServer(process.env, async () => smallPictures);
