import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { serverProcess } from "../../../support/server-process.ts";
import { buildAnimal, buildEmployee } from "../../support/builders.ts";
import { databaseForFile } from "../../support/database.ts";
import { picture } from "../../support/pictures.ts";
import { filesIn } from "../../support/recording-store.ts";
import { rowOf } from "../../support/rows.ts";
import { sessionHeaders } from "../../support/session-headers.ts";

const LONG_AGO = new Date("2026-01-01");

const database = await databaseForFile();
const folder = await mkdtemp(join(tmpdir(), "shelter-photos-"));
const server = await serverProcess(database.url, { PHOTO_STORE: folder });
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

test("a server killed between file and row leaves no picture that can be seen, and the next one sweeps the file", async () => {
  const { db, pool } = database;
  const animal = await buildAnimal(db);
  const employee = await buildEmployee(db, { is_admin: true });
  const { account_id } = await rowOf(db, "employees", employee);
  const address = await server.start();
  const headers = await sessionHeaders(db, address, account_id);

  const lock = await pool.connect();
  await lock.query("begin; lock table photos in exclusive mode");
  const photo = { base64: (await picture(100, 80).jpeg().toBuffer()).toString("base64") };
  const body = JSON.stringify({ photos: [photo] });
  const sent = fetch(`${address}/api/animals/${animal}`, {
    method: "PUT",
    headers: { ...headers, "content-type": "application/json" },
    body,
  }).catch(() => "gone");
  await expect.poll(() => filesIn(folder)).toMatchObject([expect.stringMatching(/^[0-9a-f]{32}\/original\.jpg$/)]);
  await server.kill();
  await lock.query("rollback");
  lock.release();
  expect(await sent).toBe("gone");

  const [file = ""] = await filesIn(folder);
  await utimes(join(folder, dirname(file)), LONG_AGO, LONG_AGO);
  const again = await server.start();
  for (const path of [`/photos/${dirname(file)}`, `/photos/${file}`, "/photos/1"]) {
    expect([path, (await fetch(again + path)).status]).toEqual([path, 404]);
  }
  const seen = (await (await fetch(`${again}/api/animals/${animal}`)).json()) as { photos: unknown[] };
  expect(seen.photos).toEqual([]);
  await expect.poll(() => filesIn(folder)).toEqual([]);
});
