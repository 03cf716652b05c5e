import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openBackupPlace } from "../../../../src/server/settings/backups/backup-place.ts";
import { KEYS, s3Server } from "../../platform/photos/s3-server.ts";

test("a bucket keeps backups beside other things, lists all of them over several pages, and gives one back", async () => {
  const store = await s3Server({ pageSize: 2 });
  const folder = await mkdtemp(join(tmpdir(), "shelter-bucket-"));
  try {
    const bucket = { name: "kept", prefix: "east/", endpoint: store.endpoint, region: "eu-central-1", ...KEYS };
    const place = openBackupPlace({ bucket });
    for (const other of ["east/notes.txt", "east/shelter-notes.txt", "shelter-20260101T000000Z.tar"]) {
      store.objects.set(`/kept/${other}`, Buffer.from("another's"));
    }
    expect(await place.list()).toEqual([]);
    const names = ["01", "02", "03"].map((day) => `shelter-202601${day}T000000Z.tar.age`);
    for (const [at, name] of names.entries()) {
      await writeFile(join(folder, name), "x".repeat(at + 1));
      await place.put(join(folder, name), name);
    }
    const found = await place.list();
    expect(found).toEqual(names.map((name, at) => ({ name, bytes: at + 1 })));
    expect((await buffer(await place.read(found[2] as (typeof found)[0]))).toString()).toBe("xxx");
    await place.remove(names[0] as string);
    await place.remove("shelter-20250101T000000Z.tar");
    expect((await place.list()).map(({ name }) => name)).toEqual(names.slice(1));
    store.failures.push(403);
    await expect(place.list()).rejects.toThrow("The bucket of BACKUP_TO answered 403 to GET.");
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
});
