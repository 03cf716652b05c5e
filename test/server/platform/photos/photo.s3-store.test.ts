import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Bucket, s3Store } from "../../../../src/server/platform/photos/photo.s3-store.ts";
import { serverProcess } from "../../../support/server-process.ts";
import { startApp } from "../../support/app.ts";
import { buildAnimal, buildPhoto } from "../../support/builders.ts";
import { createDatabase } from "../../support/database.ts";
import { anAdmin } from "../../support/people.ts";
import { picture } from "../../support/pictures.ts";
import { KEYS, type S3Server, s3Server } from "./s3-server.ts";

let server: S3Server;
beforeEach(async () => {
  server = await s3Server({ pageSize: 2 });
});
afterEach(() => server.close());

const HERE = Buffer.from("here");
const bucket = (change: Partial<Bucket> = {}): Bucket => ({
  name: "shelter",
  prefix: "",
  endpoint: server.endpoint,
  region: "eu-central-1",
  ...KEYS,
  ...change,
});

describe("a bucket of pictures", () => {
  test("reads what was written, and undefined for other keys", async () => {
    const store = s3Store(bucket());
    expect(await store.read("12/original.jpg")).toBeUndefined();
    await store.write("12/original.jpg", HERE);
    expect(await store.read("12/original.jpg")).toEqual(HERE);
    expect(await s3Store(bucket()).read("12/original.jpg")).toEqual(HERE);
    expect([...server.objects.keys()]).toEqual(["/shelter/12/original.jpg"]);
  });

  test("removes all keys with a prefix, however many, and only those", async () => {
    const store = s3Store(bucket({ prefix: "our/photos/" }));
    const keys = ["1/original.jpg", "1/320.avif", "1/640.avif", "1/960.avif", "1/320.webp", "12/original.jpg"];
    for (const key of keys) await store.write(key, HERE);
    await store.removeAll("1/");
    expect([...server.objects.keys()]).toEqual(["/shelter/our/photos/12/original.jpg"]);
    await store.removeAll("99/");
    expect(await store.read("12/original.jpg")).toEqual(HERE);
  });

  test("retries when the store is busy, and gives up in the end", async () => {
    const store = s3Store(bucket());
    server.failures.push(503, 500);
    await store.write("1/original.jpg", HERE);
    expect(server.asked).toHaveLength(3);
    server.failures.push(503, 503, 503, 503);
    await expect(store.read("1/original.jpg")).rejects.toThrow("answered 503 to GET: SlowDown");
    expect(await store.read("1/original.jpg")).toEqual(HERE);
  });

  test("is checked with its access key: a wrong one is refused, also for reading", async () => {
    await s3Store(bucket()).check();
    const stranger = s3Store(bucket({ secretAccessKey: "another" }));
    const refusal = "answered 403 to GET: SignatureDoesNotMatch";
    await expect(stranger.check()).rejects.toThrow(refusal);
    await expect(stranger.read("1/original.jpg")).rejects.toThrow(refusal);
    await expect(stranger.write("1/original.jpg", HERE)).rejects.toThrow("answered 403 to PUT");
    expect(server.objects.size).toBe(0);
  });

  test.each(["../secret", "1/../../secret", "/1", "1//2", "", "1/.hidden", "1?x", "A"])(
    "refuses the key %j",
    async (key) => {
      const store = s3Store(bucket());
      await expect(store.read(key)).rejects.toThrow("no key");
      await expect(store.write(key, HERE)).rejects.toThrow("no key");
      await expect(store.removeAll(key)).rejects.toThrow("no key");
      expect(server.asked).toEqual([]);
    },
  );
});

describe("a store that cannot be reached", () => {
  const outages = {
    "a refused connection": { endpoint: "http://127.0.0.1:1" },
    "a wrong host": { endpoint: "http://no-such-host.invalid" },
    "a wrong access key": { secretAccessKey: "another" },
  };
  test.each(Object.entries(outages))("is answered 503 to readers and to senders of pictures: %s", async (_, change) => {
    const shelter = await startApp({ photoStore: s3Store(bucket(change)) });
    const { client } = await anAdmin(shelter);
    const animal = await buildAnimal(shelter.db);
    const id = await buildPhoto(shelter.db, { animal_id: animal });
    const seen = await client.get(`/photos/${id}`);
    expect([seen.statusCode, seen.headers["retry-after"]]).toEqual([503, expect.any(String)]);
    const jpeg = await picture(40, 30).jpeg().toBuffer();
    const photos = [{ base64: jpeg.toString("base64"), name: "rex", fileExtention: "jpg" }];
    const sent = await client.put(`/api/animals/${animal}`, { photos });
    expect([sent.statusCode, sent.json().message]).toEqual([503, seen.json().message]);
    await shelter.close();
  });
});

test("The product stores photos in the bucket from its settings, and is not ready while that cannot be reached", async () => {
  const database = await createDatabase();
  const product = await serverProcess(database.url, {
    PHOTO_STORE: "s3://shelter/photos",
    AWS_ENDPOINT_URL: server.endpoint,
    AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  });
  const address = await product.start();
  const status = async () => (await fetch(`${address}/readyz`)).status;
  expect(await status()).toBe(200);
  expect(server.asked).toContain("GET /shelter");
  // Not one alone: what the product does in the background asks the bucket too.
  server.failures.push(...Array<number>(20).fill(403));
  expect(await status()).toBe(503);
  server.failures.length = 0;
  expect(await status()).toBe(200);
  await product.remove();
  await database.drop();
});
