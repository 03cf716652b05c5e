import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type DiskSpace, judgeSpace, readDiskSpace, requireSpace } from "../../../src/server/base/disk-space.ts";
import { fileStore } from "../../../src/server/platform/photos/photo.file-store.ts";
import { NO_DISK, smallDisk } from "../../support/small-disk.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { anAdmin, anEmployee } from "../support/people.ts";
import { picture } from "../support/pictures.ts";
import { filesIn } from "../support/recording-store.ts";

const MEGABYTE = 1024 * 1024;
const FULL = { statusCode: 503, headers: { "retry-after": "60" } };

const disk = smallDisk(4);
/** What a write of a picture fails with instead, if not undefined. */
let writeFailure: string | undefined;
let space: DiskSpace | undefined;
const shelter = await startAppForFile({
  readDisk: async () => space,
  photoStore: storeThatMayFail(join(disk?.folder ?? "/tmp", "photos")),
});
const [employee, admin] = [await anEmployee(shelter), await anAdmin(shelter)];
const base64 = (await picture(800, 600).jpeg().toBuffer()).toString("base64");

function storeThatMayFail(folder: string) {
  const store = fileStore(folder);
  return {
    ...store,
    async write(key: string, bytes: Buffer) {
      if (writeFailure) throw Object.assign(new Error(`${writeFailure}: no`), { code: writeFailure });
      await store.write(key, bytes);
    },
  };
}

afterEach(() => {
  disk?.clear();
  writeFailure = undefined;
  space = undefined;
});

const addPhoto = async (id: number, language = "en") =>
  employee.client.put(`/api/animals/${id}`, { photos: [{ base64 }, { base64 }] }, { "accept-language": language });

test("a picture on a full disk is refused with 503, nothing of it stays, and with room it works", async ({ skip }) => {
  if (!disk) return skip(NO_DISK);
  const id = await buildAnimal(shelter.db);
  // The first picture fits, the second is interrupted in the middle of its file.
  await disk.fill(24 * 1024);
  const refused = await addPhoto(id);
  expect(refused).toMatchObject(FULL);
  expect(refused.json().message).toMatch(/^The server's disk is full/);
  expect(await filesIn(disk.folder)).toEqual(["filling"]);
  disk.clear();
  expect((await addPhoto(id)).statusCode).toBe(200);
  expect(await readdir(join(disk.folder, "photos", ".unfinished"))).toEqual([]);
});

test("a used-up quota and a read-only file system are answered in the same way", async () => {
  const id = await buildAnimal(shelter.db);
  for (const code of ["ENOSPC", "EDQUOT", "EROFS"]) {
    writeFailure = code;
    expect(await addPhoto(id), code).toMatchObject(FULL);
  }
  expect(await shelter.db.selectFrom("photos").select("id").where("animal_id", "=", id).execute()).toEqual([]);
});

/** Has the database fail whenever a job is written. */
async function failJobsWith(code: string): Promise<void> {
  await shelter.pool.query(`
    create or replace function fail() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space' using errcode = '${code}'; end $$;
    create or replace trigger fail before insert on resources for each row execute function fail();`);
}

const addResource = () =>
  employee.client.post("/api/resources", { name: "Hay", amount: 1, description: "", resourceTypeId: 1 });

test("a database without disk, memory or a working disk is 503, in the person's language", async () => {
  await failJobsWith("53100");
  expect(await addResource()).toMatchObject(FULL);
  await shelter.db.updateTable("accounts").set({ language: "pl" }).where("id", "=", employee.accountId).execute();
  expect((await addResource()).json().message).toMatch(/^Dysk serwera jest pełny/);
  for (const code of ["53200", "53400", "58030"]) {
    await failJobsWith(code);
    expect(await addResource(), code).toMatchObject({ statusCode: 503, headers: { "retry-after": "5" } });
  }
  await shelter.pool.query("drop trigger fail on resources");
  expect((await addResource()).statusCode).toBe(201);
});

test("below a threshold the server is not ready, and admins are warned long before", async () => {
  const ready = async () => (await shelter.app.inject("/readyz")).statusCode;
  const left = async ({ client } = admin) => (await client.get("/api/dashboard")).json().diskBytesLeft;
  space = judgeSpace(20_000 * MEGABYTE, 40_000 * MEGABYTE);
  expect([await ready(), await left()]).toEqual([200, null]);
  space = judgeSpace(700 * MEGABYTE, 40_000 * MEGABYTE);
  expect([await ready(), await left(), await left(employee)]).toEqual([200, 700 * MEGABYTE, null]);
  space = judgeSpace(31 * MEGABYTE, 40_000 * MEGABYTE);
  expect([await ready(), await left()]).toEqual([503, 31 * MEGABYTE]);
  // On a small disk a gigabyte is much.
  expect(judgeSpace(700 * MEGABYTE, 5_000 * MEGABYTE).isLittle).toBe(false);
});

test("what is left is read where a folder will be, and writing stops before nothing is", async ({ skip }) => {
  if (!disk) return skip(NO_DISK);
  const found = await readDiskSpace(["/", join(disk.folder, "not", "made", "yet")]);
  expect(found).toMatchObject({ isTooLittle: true });
  expect(found?.bytesLeft).toBeLessThanOrEqual(4 * MEGABYTE);
  await expect(requireSpace(disk.folder, 1)).rejects.toMatchObject({ code: "ENOSPC" });
});
