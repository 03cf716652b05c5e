import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../../demo/accounts.ts";
import { seedDemonstration } from "../../../demo/demonstration.ts";
import { drawPictures, type Pictures } from "../../../demo/pictures.ts";
import { runServer } from "../../../src/server/start/run-server.ts";

/** The product, started on an empty database: it differs in that the demonstration is drawn at a quarter of its size. */
await runServer(process.env, {
  accounts: DEMO_ACCOUNTS,
  password: DEMO_PASSWORD,
  seed: (options) => seedDemonstration({ ...options, draw: drawSmall }),
});

/** To draw them at their size took most of the time before the first test. Pages lay them out by the size that is stored. */
async function drawSmall(log: (done: number, total: number) => void): Promise<Pictures> {
  const pictures = await drawPictures(log, 72 / 4);
  for (const { photo } of [
    ...pictures.animals.values(),
    ...pictures.employees.values(),
    ...pictures.news.values(),
  ].flat()) {
    photo.width *= 4;
    photo.height *= 4;
  }
  return pictures;
}
