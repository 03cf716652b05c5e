import { seedDemonstration } from "../../../demo/demonstration.ts";
import { drawPictures, type Pictures } from "../../../demo/pictures.ts";
import { DEMONSTRATION } from "../../../demo/start.ts";
import { runServer } from "../../../src/server/app/start/run-server.ts";

/** How many times smaller the pictures are drawn. */
const SMALLER = 4;

/** The product, started on an empty database: it differs in that the demonstration is drawn at a quarter of its size. */
await runServer(process.env, {
  ...DEMONSTRATION,
  seed: (options) => seedDemonstration({ ...options, draw: drawSmall }),
});

/** To draw them at their size took most of the time before the first test. Pages lay them out by the size that is stored. */
async function drawSmall(log: (done: number, total: number) => void): Promise<Pictures> {
  const pictures = await drawPictures(log, 72 / SMALLER);
  for (const { photo } of [
    ...pictures.animals.values(),
    ...pictures.employees.values(),
    ...pictures.news.values(),
  ].flat()) {
    photo.width *= SMALLER;
    photo.height *= SMALLER;
  }
  return pictures;
}
