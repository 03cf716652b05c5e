import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { EMBED_LIMIT } from "../../../../src/contract/exchange/embed.ts";
import { FEED_FIELDS } from "../../../../src/contract/exchange/feeds.ts";
import { EMBED_PATH, FEEDS } from "../../../../src/contract/platform/feed-paths.ts";
import { PUBLIC_URL, startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildPhoto, removeStays } from "../../support/builders.ts";
import { anAdmin } from "../../support/people.ts";
import { changeRows } from "../../support/rows.ts";

const shelter = await startAppForFile();
const { db } = shelter;

beforeEach(async () => {
  await removeStays(db);
  await db.updateTable("animals").set({ main_photo_id: null }).execute();
  await db.deleteFrom("photos").execute();
  await db.deleteFrom("animals").execute();
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  await shelter.contentChanges.catchUp();
  return shelter.app.inject({ url: path, headers });
};
const animals = async (query = "") => (await read(`${FEEDS.animalsJson}?${query}`)).json();
const names = async (query = "") => ((await animals(query)).items as { name: string }[]).map(({ name }) => name);

/** Łatka with a picture, as the tests of every layout expect her. */
async function latka() {
  const id = await buildAnimal(db, {
    name: "Łatka",
    sex: "Female",
    born_on: "2021-03-01",
    birth_month_known: true,
    description: "Friendly.",
    descriptions: JSON.stringify({ pl: "Przyjazna." }),
    score_children: 5,
    arrival_date: "2026-01-05",
  });
  const photoId = await buildPhoto(db, { animal_id: id });
  await db.updateTable("animals").set({ main_photo_id: photoId }).where("id", "=", id).execute();
  return { id, photoId };
}

describe.each(Object.values(FEEDS))("%s", (path) => {
  test("is open to other sites, kept with an ETag, and never sets a cookie", async () => {
    await latka();
    const first = await read(path, { origin: "https://elsewhere.example" });
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, no-cache",
    });
    expect(first.cookies).toEqual([]);
    const again = await read(path, { "if-none-match": String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers["access-control-allow-origin"]).toBe("*");
    const head = await shelter.app.inject({ method: "HEAD", url: path });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", first.headers.etag]);
    const packed = await read(path, { "accept-encoding": "gzip" });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(first.body);
  });

  test("is sent when there is nothing in it", async () => {
    const { statusCode, headers, body } = await read(path);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toContain("charset=utf-8");
    expect(body).not.toContain("undefined");
  });
});

describe("the animals as JSON", () => {
  test("are those of the public list, with addresses, and have no field that is not named", async () => {
    const { id, photoId } = await latka();
    for (const status of ["Adopted", "InCare", "Left"] as const) await buildAnimal(db, { name: status, status });
    await buildAnimal(db, { name: "Archived", archived_at: new Date() });
    const feed = await animals();
    expect(feed).toMatchObject({
      shelter: "Animal Shelter",
      url: `${PUBLIC_URL}/animals`,
      language: "en",
      totalCount: 1,
    });
    const [item] = feed.items;
    expect(Object.keys(item).sort()).toEqual(
      [...FEED_FIELDS, "ageText", "photos", "statusText", "updatedAt", "url"].sort(),
    );
    expect(item).toMatchObject({
      id,
      name: "Łatka",
      status: "Available",
      age: 5,
      ageText: "Age 5",
      description: "Friendly.",
      url: `${PUBLIC_URL}/animal/${id}`,
      photos: [
        {
          url: `${PUBLIC_URL}/photos/${photoId}?w=960`,
          alt: "A dog in the grass",
          width: 960,
          height: 720,
          focalX: 50,
          focalY: 5,
        },
      ],
    });
    expect(feed.items).toHaveLength(1);
    const list = (await shelter.app.inject("/api/animals")).json().items[0];
    for (const field of FEED_FIELDS) expect(item[field], field).toEqual(list[field]);
  });

  test("are in the language that the address or else the program asks for", async () => {
    const { id } = await latka();
    const polish = { description: "Przyjazna.", url: `${PUBLIC_URL}/pl/animal/${id}` };
    expect((await animals("lang=pl")).items[0]).toMatchObject(polish);
    const asked = await read(FEEDS.animalsJson, { "accept-language": "pl-PL,en;q=0.5" });
    expect(asked.headers["content-language"]).toBe("pl");
    expect(asked.json().items[0]).toMatchObject(polish);
    expect((await animals("lang=xx")).language).toBe("en");
  });

  test("can be a few of one type, and made-up words in the address make no difference", async () => {
    for (const name of ["One", "Two", "Three"]) await buildAnimal(db, { name, type: name === "Two" ? "Cat" : "Dog" });
    expect(await names("type=dog")).toEqual(["Three", "One"]);
    expect(await names("type=Cat&limit=5")).toEqual(["Two"]);
    expect(await names("limit=1")).toEqual(["Three"]);
    expect((await animals("limit=1")).totalCount).toBe(3);
    for (const odd of ["type=bird", "limit=-1", "limit=x", "limit=1.5", "type=dog&type=cat"])
      expect(await names(odd), odd).toHaveLength(3);
    expect(EMBED_LIMIT.most).toBeLessThan(100);
  });

  test("are read once, and dropped as soon as one of them changes, goes home, or its picture is another", async () => {
    const { id } = await latka();
    const admin = await anAdmin(shelter);
    await animals();
    const statements = vi.spyOn(db.getExecutor(), "executeQuery");
    await animals();
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
    expect((await admin.client.put(`/api/animals/${id}`, { name: "Łatka II" })).statusCode).toBe(200);
    expect(await names()).toEqual(["Łatka II"]);
    const photo = await buildPhoto(db, { animal_id: id, position: 1 });
    const before = (await animals()).items[0];
    await db.updateTable("animals").set({ main_photo_id: photo }).where("id", "=", id).execute();
    const after = (await animals()).items[0];
    expect(after.photos[0].url).not.toBe(before.photos[0].url);
    await db.updateTable("animals").set({ status: "Adopted" }).where("id", "=", id).execute();
    expect(await names()).toEqual([]);
  });

  test("say when an animal was changed, also by an application", async () => {
    const { id } = await latka();
    await changeRows(db, "animals", id, { updated_at: new Date("2026-01-01") });
    await db
      .updateTable("photos")
      .set({ created_at: new Date("2026-01-01") })
      .execute();
    expect((await animals()).items[0].updatedAt).toBe("2026-01-01T00:00:00.000Z");
    await db.updateTable("animals").set({ status: "Reserved" }).where("id", "=", id).execute();
    const [{ status, updatedAt }] = (await animals()).items;
    expect(status).toBe("Reserved");
    expect(updatedAt > "2026-01-01T00:00:00.000Z").toBe(true);
  });
});

describe("the script for other sites", () => {
  test.each(["identity", "gzip", "br"])(
    "may be loaded by them, encoded as %s, and is asked for again soon",
    async (encoding) => {
      const { statusCode, headers } = await read(EMBED_PATH, { "accept-encoding": encoding });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        "cache-control": "public, max-age=300",
        "cross-origin-resource-policy": "cross-origin",
      });
      const again = await read(EMBED_PATH, { "accept-encoding": encoding, "if-none-match": String(headers.etag) });
      expect(again.statusCode).toBe(304);
      const worker = await read("/sw.js", { "accept-encoding": encoding });
      expect(worker.headers).toMatchObject({
        "cache-control": "no-cache",
        "cross-origin-resource-policy": "same-origin",
      });
    },
  );

  test("can show the pictures, which no script of theirs can read, and nothing else of ours opens", async () => {
    const { photoId } = await latka();
    await shelter.deps.photoStore.write(
      `${(await db.selectFrom("photos").select("key").where("id", "=", photoId).executeTakeFirstOrThrow()).key}/640.jpeg`,
      Buffer.from("a picture"),
    );
    const first = await read(`/photos/${photoId}?w=640`);
    const fromMemory = await read(`/photos/${photoId}?w=640`);
    for (const { headers } of [first, fromMemory]) {
      expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
    for (const path of ["/", "/animals", "/api/animals", "/sitemap.xml", "/photos/999999"]) {
      const { headers } = await read(path, { origin: "https://elsewhere.example" });
      expect(headers["access-control-allow-origin"], path).toBeUndefined();
      expect(headers["cross-origin-resource-policy"], path).toBe("same-origin");
    }
  });
});

describe("the animals as CSV", () => {
  test("have their names in the first line, a mark for spreadsheets, and no formula", async () => {
    const { id } = await latka();
    await db.updateTable("animals").set({ description: "=1+1" }).where("id", "=", id).execute();
    const { body } = await read(FEEDS.animalsCsv);
    const [head, row] = body.split("\r\n");
    expect(head).toBe(
      "\uFEFFid,name,type,status,sex,breed,age,ageMonths,weight,homeNeeded,isChipped,whereFound,arrivalDate,animalGroupName,description,filmUrl,url,photos,updatedAt,colours,markings",
    );
    expect(row).toContain(`${id},Łatka,Dog,Available,Female,Mixed breed,5,,12,,false,Łódź,2026-01-05,,'=1+1,,`);
  });
});
