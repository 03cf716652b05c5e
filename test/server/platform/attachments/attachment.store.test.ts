import { afterAll, expect, test } from "vitest";
import { attachmentKey } from "../../../../src/server/platform/attachments/attachment.key.ts";
import { photoPrefix } from "../../../../src/server/platform/photos/photo.key.ts";
import { keysWithoutRow } from "../../../../src/server/platform/photos/photo.queries.ts";
import { s3Store } from "../../../../src/server/platform/photos/photo.s3-store.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { anEmployee } from "../../support/people.ts";
import { KEYS, s3Server } from "../photos/s3-server.ts";
import { aPdf, formOf } from "./files.ts";

const server = await s3Server({ pageSize: 2 });
afterAll(() => server.close());
const photoStore = s3Store({ name: "shelter", prefix: "", endpoint: server.endpoint, region: "eu-central-1", ...KEYS });
const shelter = await startAppForFile({ photoStore });

test("in a bucket a file is kept, read, spared by the sweep and deleted as pictures are", async () => {
  const { client } = await anEmployee(shelter);
  const form = formOf(aPdf(), "a.pdf", { subject: `animal:${await buildAnimal(shelter.db)}` });
  const { id } = (await client.post("/api/attachments", form)).json();
  const { key } = await shelter.db.selectFrom("attachments").select("key").executeTakeFirstOrThrow();
  expect([...server.objects.keys()]).toEqual([`/shelter/${attachmentKey(key)}`]);
  expect((await client.get(`/api/attachments/${id}/file`)).rawPayload).toEqual(aPdf());
  const found: string[] = [];
  for await (const one of photoStore.writtenBefore(new Date(Date.now() + 60_000))) found.push(one);
  expect([found, await keysWithoutRow(shelter.db, found)]).toEqual([[key], []]);
  await shelter.db.deleteFrom("attachments").execute();
  expect(await keysWithoutRow(shelter.db, found)).toEqual([key]);
  await photoStore.removeAll(photoPrefix(key));
  expect(server.objects.size).toBe(0);
});
