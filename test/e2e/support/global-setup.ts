import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cookie, request } from "@playwright/test";
import sharp from "sharp";
import { PHOTO_WIDTHS } from "../../../src/contract/platform/photo-path.ts";
import { originalKey, PHOTO_KEY } from "../../../src/server/platform/photos/photo.key.ts";
import { launchPostgres, withClient } from "../../support/postgres.ts";
import { startServer } from "./own-server.ts";
import { DEMO } from "./people.ts";
import { type Role, TEMPLATE, TEMPLATE_VARIABLE, type TemplateLocation } from "./template.ts";

const TEMPLATE_MAIN = join(import.meta.dirname, "template-main.ts");

/**
 * Makes the template that each worker's server is a copy of: the demonstration shelter, with files for the sizes of its
 * pictures that pages ask for.
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
    const server = await startServer({ postgres, folder }, TEMPLATE, join(folder, "template.log"), TEMPLATE_MAIN);
    const sessions = await openSessions(server.address);
    await server.close();
    await makePictures(join(folder, TEMPLATE, "photos"));
    process.env[TEMPLATE_VARIABLE] = JSON.stringify({ postgres, folder, sessions } satisfies TemplateLocation);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

/** Signs in each of the demonstration's people once: their password is looked at for a moment by choice. */
async function openSessions(address: string): Promise<TemplateLocation["sessions"]> {
  const session = async (role: Role): Promise<Cookie[]> => {
    const browser = await request.newContext({ baseURL: address });
    await browser.get("/api/animals?pageSize=1");
    const token = (await browser.storageState()).cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
    const headers = { "x-xsrf-token": decodeURIComponent(token) };
    const data = { email: DEMO[role].email, password: DEMO.password };
    const answer = await browser.post("/api/auth/login", { data, headers });
    if (!answer.ok()) throw new Error(`Signing in as ${role} was answered ${answer.status()}.`);
    const { cookies } = await browser.storageState();
    await browser.dispose();
    return cookies;
  };
  return { admin: await session("admin"), employee: await session("employee"), user: await session("user") };
}

/**
 * Otherwise each server would make them. All sizes of a picture are one small file, which pages lay out alike: encoding
 * them at their sizes took half the time before the first test.
 */
async function makePictures(photos: string): Promise<void> {
  const keys = (await readdir(photos)).filter((name) => PHOTO_KEY.test(name));
  await Promise.all(
    keys.map(async (key) => {
      const small = sharp(join(photos, originalKey(key))).resize({ width: PHOTO_WIDTHS[0] });
      const bytes = await small.avif({ effort: 0 }).toBuffer();
      for (const width of PHOTO_WIDTHS) await writeFile(join(photos, key, `${width}.avif`), bytes);
    }),
  );
}
