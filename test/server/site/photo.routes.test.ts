import type { InjectOptions } from "fastify";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { storePhoto } from "../../../src/server/platform/photos/photo.commands.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal, buildPhoto } from "../support/builders.ts";
import { picture } from "../support/pictures.ts";
import { filesIn } from "../support/recording-store.ts";

const shelter = await startAppForFile();
const keep = async () =>
  storePhoto(shelter.db, shelter.deps.photoStore, await picture(1600, 1200).jpeg().toBuffer(), {
    alt: "",
  });
const photo = await keep();

const FOREVER = "public, max-age=31536000, immutable";
const get = (path: string, headers: InjectOptions["headers"] = {}) => shelter.app.inject({ url: path, headers });
const statusOf = async (path: string) => (await get(path)).statusCode;

describe("GET /photos/{id}", () => {
  test.each(["", "/api"])("sends the picture without a cookie, to be cached for ever, under '%s'", async (prefix) => {
    const answer = await get(`${prefix}/photos/${photo}?w=320`, { accept: "image/webp,*/*" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(answer.rawPayload.length),
      "cache-control": FOREVER,
      etag: expect.stringMatching(/^"[\w-]+"$/),
      "x-content-type-options": "nosniff",
    });
    expect(String(answer.headers.vary).split(/, */)).toContain("Accept");
    expect(answer.headers).not.toHaveProperty("set-cookie");
    expect(answer.headers).not.toHaveProperty("content-encoding");
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "webp", width: 320, height: 240 });
  });

  test.each([
    ["image/avif,image/webp,*/*;q=0.8", "image/avif"],
    ["image/webp,*/*;q=0.8", "image/webp"],
    ["*/*", "image/jpeg"],
    ["image/avif;q=0,*/*", "image/jpeg"],
  ])("sends to one who accepts %s: %s", async (accept, type) => {
    const answer = await get(`/photos/${photo}?w=640`, { accept });
    expect(answer.headers["content-type"]).toBe(type);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 640 });
  });

  test("sends the same answer from memory, except for the id and the time of the request", async () => {
    const path = `/photos/${photo}?w=960`;
    const [first, again] = [await get(path), await get(path)];
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const { "x-request-id": id, date: _, ...headers } = first.headers;
    expect(again.headers).toEqual({
      ...headers,
      date: expect.any(String),
      "x-request-id": expect.not.stringMatching(`^${id}$`),
    });
  });

  test("sends the largest size when none is named", async () => {
    for (const path of [`/photos/${photo}`, `/photos/${photo}?w=`]) {
      expect(await sharp((await get(path)).rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 1600 });
    }
  });

  test("sends nothing to a client that has it already", async () => {
    const path = `/photos/${photo}?w=320`;
    const { headers } = await get(path);
    const etag = String(headers.etag);
    for (const held of [etag, `"other", ${etag}`, `W/${etag}`, "*"]) {
      const answer = await get(path, { "if-none-match": held });
      expect(answer.statusCode).toBe(304);
      expect(answer.rawPayload).toHaveLength(0);
      expect(answer.headers).toMatchObject({ etag, "cache-control": FOREVER, vary: "Accept" });
      expect(answer.headers).not.toHaveProperty("set-cookie");
    }
    expect((await get(path, { "if-none-match": '"other"' })).statusCode).toBe(200);
    expect((await get(path, { "if-none-match": etag, accept: "image/webp" })).statusCode).toBe(200);
  });

  test("answers HEAD as GET, without the bytes", async () => {
    const path = `/photos/${photo}?w=320`;
    const whole = await get(path);
    const head = await shelter.app.inject({ method: "HEAD", url: path });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    for (const name of ["content-type", "content-length", "etag", "cache-control"]) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });

  test("refuses an unknown width, and names the field", async () => {
    for (const w of ["100", "1601", "-320", "wide", "320.5", "320&w=640"]) {
      const answer = await get(`/photos/${photo}?w=${w}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        errors: [{ field: "w", errors: ["The width must be one of 320, 640, 960, 1600."] }],
      });
      expect(answer.headers["cache-control"]).not.toBe(FOREVER);
    }
  });

  test("answers 404 to an unknown or malformed id, and does not let it be cached", async () => {
    for (const id of ["999999", "0", "-1", "x", "1.5", "99999999999", "..%2F1", `${photo}.jpg`]) {
      for (const prefix of ["", "/api"]) {
        const answer = await get(`${prefix}/photos/${id}`);
        expect(answer.statusCode).toBe(404);
        expect(answer.headers["cache-control"]).not.toBe(FOREVER);
      }
    }
    expect((await get("/api/photos/999999")).json()).toMatchObject({ status: 404, message: "Photo not found." });
    const inPolish = await shelter.app.inject({ url: "/photos/999999", headers: { "accept-language": "pl" } });
    expect(inPolish.body).toContain("Nie znaleziono");
  });

  test("answers 404 when the row has no file, or the file no row", async () => {
    const animal = await buildAnimal(shelter.db);
    expect(await statusOf(`/photos/${await buildPhoto(shelter.db, { animal_id: animal })}`)).toBe(404);
    const gone = await keep();
    await shelter.db.deleteFrom("photos").where("id", "=", gone).execute();
    expect(await statusOf(`/photos/${gone}`)).toBe(404);
  });

  test("stays available for an archived animal", async () => {
    const animalId = await buildAnimal(shelter.db, { archived_at: new Date() });
    const id = await storePhoto(shelter.db, shelter.deps.photoStore, await picture().png().toBuffer(), {
      alt: "",
      owner: { column: "animal_id", id: animalId },
      position: 0,
    });
    expect(await statusOf(`/photos/${id}?w=320`)).toBe(200);
  });

  test("makes a size once for many requests at once", async () => {
    const id = await keep();
    const ask = () => get(`/photos/${id}?w=320`, { accept: "image/avif" });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const kept = await filesIn(shelter.photosFolder);
    const { key } = await shelter.db.selectFrom("photos").select("key").where("id", "=", id).executeTakeFirstOrThrow();
    expect(kept.filter((file) => file.startsWith(key))).toEqual([`${key}/320.avif`, `${key}/original.jpg`]);
  });
});

describe("the picture of an animal's page for shared links", () => {
  const imageOf = async (path: string) => {
    const { body } = await get(path);
    return /<meta property="og:image" content="http:\/\/shelter\.test([^"]+)"/.exec(body)?.[1] as string;
  };

  test("is 1200 × 630, in the page's language, never changes, and has another address when the animal changes", async () => {
    const animal = await buildAnimal(shelter.db, { name: "Święty Mikołaj z bardzo długim imieniem 🐶" });
    const own = await storePhoto(shelter.db, shelter.deps.photoStore, await picture(600, 900).jpeg().toBuffer(), {
      owner: { column: "animal_id", id: animal },
      position: 0,
    });
    const bare = await imageOf(`/animal/${animal}`);
    await shelter.db.updateTable("animals").set({ main_photo_id: own }).where("id", "=", animal).execute();
    await shelter.contentChanges.catchUp();
    const [english, polish] = [await imageOf(`/animal/${animal}`), await imageOf(`/pl/animal/${animal}`)];
    expect(new Set([bare, english, polish]).size).toBe(3);
    const answers = await Promise.all([english, english, polish].map((path) => get(path)));
    for (const { headers, rawPayload } of answers) {
      expect(headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": FOREVER });
      expect(headers).not.toHaveProperty("set-cookie");
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(rawPayload.length).toBeLessThan(300_000);
    }
    expect(answers[0]?.rawPayload.equals(answers[1]?.rawPayload as Buffer)).toBe(true);
    const drawn = (await filesIn(shelter.photosFolder)).filter((file) => file.includes("/card-"));
    expect(drawn).toHaveLength(2);
    expect(await get(bare)).toMatchObject({
      statusCode: 302,
      headers: { location: english, "cache-control": "no-cache" },
    });
  });

  test.each([
    ["Chinese", "阿福", "小白"],
    ["Korean", "복실이", "나비"],
    ["Arabic", "قمر", "ليلى"],
    ["Hebrew", "כוכב", "לבנה"],
    ["Greek", "Ερμής", "Λάιζα"],
    ["Hindi", "मोती", "रानी"],
    ["Cyrillic", "Рудий", "Сніжок"],
  ])("writes names in %s, alone and beside Latin letters", async (_script, one, other) => {
    const card = async (name: string) =>
      (await get(await imageOf(`/animal/${await buildAnimal(shelter.db, { name })}`))).rawPayload;
    const [nameless, first, second, both] = [
      await card("🐶"),
      await card(one),
      await card(other),
      await card(`Rex ${one}`),
    ];
    expect(new Set([nameless, first, second, both].map((picture) => picture.toString("base64"))).size).toBe(4);
  });

  test("is drawn for no invented address, and for no animal without a public page", async () => {
    const animal = await buildAnimal(shelter.db);
    const path = await imageOf(`/animal/${animal}`);
    expect(await statusOf(path)).toBe(200);
    for (const other of ["0".repeat(16), "..%2f..%2fetc%2fpasswd"]) {
      expect((await get(`/share-cards/${animal}/en/${other}.jpg`)).headers.location).toBe(path);
    }
    for (const wrong of [`/share-cards/${animal}/xx/1.jpg`, "/share-cards/0/en/1.jpg", "/share-cards/4711/en/1.jpg"]) {
      expect(await statusOf(wrong)).toBe(404);
    }
    await shelter.db.updateTable("animals").set({ archived_at: new Date() }).where("id", "=", animal).execute();
    expect(await statusOf(path)).toBe(404);
  });
});
