import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileStore } from "../../../src/server/photos/photo.file-store.ts";
import { PHOTO_KEY } from "../../../src/server/photos/photo.key.ts";
import { variantsOf } from "../../../src/server/photos/photo.variants.ts";
import { launchPostgres, withClient } from "../../support/postgres.ts";
import { PLACE_VARIABLE, type Place, startServer, TEMPLATE } from "./own-server.ts";

/**
 * Makes the template that each worker's server is a copy of: the demonstration shelter, with its pictures in the
 * sizes that pages ask for.
 * @returns what ends the database and removes the template and its copies
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "shelter-e2e-"));
  const { server: postgres, end: endPostgres } = await launchPostgres();
  const end = async () => {
    await endPostgres();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await withClient(postgres, (client) => client.query(`create database ${TEMPLATE}`));
    const server = await startServer({ postgres, folder }, TEMPLATE, join(folder, "template.log"));
    await server.close();
    await makePictures(join(folder, TEMPLATE, "photos"));
    process.env[PLACE_VARIABLE] = JSON.stringify({ postgres, folder } satisfies Place);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

/** Otherwise each server would make them again. */
async function makePictures(photos: string): Promise<void> {
  const keys = (await readdir(photos)).filter((name) => PHOTO_KEY.test(name));
  await variantsOf(fileStore(photos)).warm(keys.map((key, id) => ({ id, key })));
}
