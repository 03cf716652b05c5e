import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { likelyPhotos } from "../../../../src/server/platform/photos/photo.queries.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildEmployee, buildNews, buildPhoto } from "../../support/builders.ts";
import { anEmployee, aUser, aVisitor } from "../../support/people.ts";
import { plain } from "../../support/pictures.ts";

const shelter = await startAppForFile();
const staff = await anEmployee(shelter);

const noEmployee = [{ field: "employeeId", errors: ["Please select an employee."] }];

describe("writing news", () => {
  test("stores the server's time, whatever is sent, and keeps it on a change", async () => {
    const item = {
      employeeId: staff.id,
      title: "Open day",
      content: "One.\n\nTwo.",
      createdAt: "2001-01-01T00:00:00Z",
    };
    const added = (await staff.client.post("/api/news", item)).json();
    expect(added).toMatchObject({ createdAt: NOON.toISOString(), content: "One.\n\nTwo." });
    const changed = await staff.client.put(`/api/news/${added.id}`, { createdAt: "2001-01-01T00:00:00Z" });
    expect(changed.json().createdAt).toBe(NOON.toISOString());
  });

  test("needs an author who is a present employee", async () => {
    const gone = await buildEmployee(shelter.db, { archived_at: new Date() });
    for (const employeeId of [gone, 999_999]) {
      const answer = await staff.client.post("/api/news", { employeeId, title: "Open day", content: "Come." });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, noEmployee]);
    }
  });

  test("can be changed when its author has left, but not assigned to an employee who has left", async () => {
    const gone = await buildEmployee(shelter.db, { archived_at: new Date() });
    const id = await buildNews(shelter.db, { employee_id: gone });
    const kept = await staff.client.put(`/api/news/${id}`, { employeeId: gone, title: "Later" });
    expect(kept.json()).toMatchObject({ employeeId: gone, title: "Later" });
    const other = await buildEmployee(shelter.db, { archived_at: new Date() });
    expect((await staff.client.put(`/api/news/${id}`, { employeeId: other })).json().errors).toEqual(noEmployee);
  });
});

describe("an item about animals", () => {
  const item = { title: "Three friends", content: "They wait." };
  const write = (animalIds: unknown) => staff.client.post("/api/news", { ...item, employeeId: staff.id, animalIds });
  /** The animals whose cards stand on the page, and its other links to news. */
  async function onPage(id: number) {
    const { body } = await aVisitor(shelter).get(`/news/${id}`);
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    const ids = (kind: string) =>
      [...main.matchAll(new RegExp(`href="/${kind}/(\\d+)"`, "g"))].map(([, id]) => Number(id));
    return { animals: ids("animal"), news: ids("news"), body };
  }

  test("shows their cards in their order to everybody, as long as they have a page", async () => {
    const [rex, mruk] = [
      await buildAnimal(shelter.db, { name: "Rex" }),
      await buildAnimal(shelter.db, { name: "Mruk" }),
    ];
    const homed = await buildAnimal(shelter.db, { name: "Chmurka", status: "Adopted" });
    const hidden = await buildAnimal(shelter.db, { name: "Held", status: "InCare" });
    const added = (await write([mruk, hidden, homed, rex, mruk])).json();
    expect(added.animals.map(({ id }: { id: number }) => id)).toEqual([mruk, hidden, homed, rex]);
    expect((await onPage(added.id)).animals).toEqual([mruk, homed, rex]);
    expect((await onPage(added.id)).body).toContain("Chmurka has found a home");
    const seen = (await aVisitor(shelter).get(`/api/news/${added.id}`)).json();
    expect(seen.animals.map(({ name }: { name: string }) => name)).toEqual(["Mruk", "Chmurka", "Rex"]);

    await staff.client.put(`/api/news/${added.id}`, { title: "Kept" });
    expect((await onPage(added.id)).animals).toHaveLength(3);
    await staff.client.put(`/api/news/${added.id}`, { animalIds: [rex] });
    expect((await onPage(added.id)).animals).toEqual([rex]);
    expect((await staff.client.delete(`/api/animals/${rex}`)).statusCode).toBe(204);
    expect((await onPage(added.id)).animals).toEqual([]);
    expect((await staff.client.delete(`/api/news/${added.id}`)).statusCode).toBe(204);
  });

  test("takes six of them at most, and none that is not there", async () => {
    const gone = await buildAnimal(shelter.db, { archived_at: new Date() });
    const many = await Promise.all(Array.from({ length: 7 }, () => buildAnimal(shelter.db)));
    for (const animalIds of [[gone], [999_999], ["x"], [0], [1.5], "all", many]) {
      const answer = await write(animalIds);
      expect([answer.statusCode, answer.json().errors[0].field.split(".")[0]]).toEqual([400, "animalIds"]);
    }
  });

  test("leads to the items before and after it, to none that is still to come", async () => {
    await shelter.db.deleteFrom("news").execute();
    const employee_id = staff.id;
    const published = (day: string) =>
      buildNews(shelter.db, { employee_id, published_at: new Date(day), created_at: new Date("2026-01-01") });
    const [second, first, third] = [
      await published("2026-02-02"),
      await published("2026-02-01"),
      await published("2026-02-02"),
    ];
    await published("2030-01-01");
    const others = async (id: number) => (await onPage(id)).news;
    expect([await others(first), await others(second), await others(third)]).toEqual([
      [second],
      [first, third],
      [second],
    ]);
    await shelter.db.deleteFrom("news").execute();
  });
});

describe("an item with pictures of its own", () => {
  const item = { title: "Open day", content: "Come." };
  const upload = async (red: number, more: object = {}) => {
    const bytes = await plain(800, 600, `rgb(${red}, 40, 90)`).jpeg().toBuffer();
    return { base64: bytes.toString("base64"), name: "day.jpg", fileExtention: "jpg", ...more };
  };
  const add = async (more: object) => staff.client.post("/api/news", { ...item, employeeId: staff.id, ...more });
  const change = (id: number, body: object) => staff.client.put(`/api/news/${id}`, body);
  const alts = ({ photos }: { photos: { alt: string }[] }) => photos.map(({ alt }) => alt);
  const status = async (path: string) => (await aVisitor(shelter).get(path)).statusCode;
  const keyOf = async (id: number) =>
    (await shelter.db.selectFrom("photos").select("key").where("id", "=", id).executeTakeFirst())?.key;

  test("shows them on its page and in the list, the title picture first and in shared links", async () => {
    const animal = await buildAnimal(shelter.db);
    await buildPhoto(shelter.db, { animal_id: animal });
    const photos = [await upload(1, { alt: "Gate" }), await upload(2, { alt: "Yard", focalX: 30, isMain: true })];
    const added = (await add({ photos, animalIds: [animal] })).json();
    expect(added.photos).toMatchObject([
      { alt: "Yard", width: 800, height: 600, focalX: 30, focalY: 5 },
      { alt: "Gate", focalX: 50 },
    ]);
    const [title, second] = added.photos;
    expect((await aVisitor(shelter).get(`/api/news/${added.id}`)).json().photos).toEqual(added.photos);
    const { body } = await aVisitor(shelter).get(`/news/${added.id}`);
    expect(body).toMatch(new RegExp(`<meta property="og:image" content="[^"]*/photos/${title.id}\\?w=960"`));
    expect(body).toContain('alt="Yard"');
    expect(body).toContain('alt="Gate"');
    const list = (await aVisitor(shelter).get("/news")).body;
    expect([list.includes(`/photos/${title.id}?w=320`), list.includes(`/photos/${second.id}?`)]).toEqual([true, false]);
    expect(await status(`/photos/${title.id}`)).toBe(200);

    const gone = await keyOf(title.id);
    const changes = { removedPhotoIds: [title.id], photoChanges: [{ id: second.id, alt: "The gate" }] };
    const changed = (await change(added.id, { ...changes, photos: [await upload(3, { alt: "Cake" })] })).json();
    expect(alts(changed)).toEqual(["The gate", "Cake"]);
    const reordered = await change(added.id, { mainPhotoId: changed.photos[1].id });
    expect(alts(reordered.json())).toEqual(["Cake", "The gate"]);
    expect(alts((await change(added.id, { title: "Kept" })).json())).toEqual(["Cake", "The gate"]);
    const kept = await Promise.all(reordered.json().photos.map(({ id }: { id: number }) => keyOf(id)));

    expect((await staff.client.delete(`/api/news/${added.id}`)).statusCode).toBe(204);
    const waiting = await sql<{ id: string }>`
      select data ->> 'id' as id from pgboss.job where name = 'left-photos'`.execute(shelter.db);
    expect(waiting.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([gone, ...kept]));
    expect(await shelter.db.selectFrom("photos").select("id").where("news_id", "is not", null).execute()).toEqual([]);
  });

  test("hides them from strangers until it is published", async () => {
    const planned = (await add({ photos: [await upload(4)], publishAt: "2030-01-01T10:00" })).json();
    const path = `/photos/${planned.photos[0].id}`;
    const own = `/api/news/${planned.id}${path}`;
    expect((await staff.client.get(own)).headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
    });
    const user = await aUser(shelter);
    expect([await status(own), (await user.client.get(own)).statusCode]).toEqual([401, 403]);
    expect([await status(path), await status(`/api${path}`), (await staff.client.get(path)).statusCode]).toEqual([
      404, 404, 404,
    ]);
    const other = await buildNews(shelter.db);
    expect((await staff.client.get(`/api/news/${other}${path}`)).statusCode).toBe(404);
    const warmed = await likelyPhotos(shelter.db, NOON, 50);
    expect(warmed.map(({ id }) => id)).not.toContain(planned.photos[0].id);
    shelter.clock.set(new Date("2030-01-02"));
    expect(await status(path)).toBe(200);
    shelter.clock.set(NOON);
    expect((await staff.client.delete(`/api/news/${planned.id}`)).statusCode).toBe(204);
  });

  test("takes three at most, none of another record, and nothing that is no picture", async () => {
    const one = await upload(5);
    const tooMany = [400, "photos", "An article may have at most three photos."];
    const refusal = async (
      answer: Promise<{ statusCode: number; json(): { errors: { field: string; errors: string[] }[] } }>,
    ) => {
      const { statusCode, json } = await answer;
      const [first] = json().errors;
      return [statusCode, first?.field, first?.errors[0]];
    };
    expect(await refusal(add({ photos: [one, one, one, one] }))).toEqual(tooMany);
    const { id, photos } = (await add({ photos: [one, one] })).json();
    expect(await refusal(change(id, { photos: [one, one] }))).toEqual(tooMany);
    expect((await refusal(add({ photos: [{ ...one, base64: "aGVsbG8=" }] }))).slice(0, 2)).toEqual([415, "photos.0"]);
    const animal = await buildAnimal(shelter.db);
    const foreign = await buildPhoto(shelter.db, { animal_id: animal });
    const notOwn = "This photo does not belong to the article.";
    expect(await refusal(change(id, { mainPhotoId: foreign }))).toEqual([400, "mainPhotoId", notOwn]);
    expect(await refusal(change(id, { removedPhotoIds: [foreign] }))).toEqual([400, "removedPhotoIds.0", notOwn]);
    expect(alts((await change(id, { removedPhotoIds: [photos[0].id] })).json())).toHaveLength(1);
    expect((await staff.client.delete(`/api/news/${id}`)).statusCode).toBe(204);
  });
});

describe("an item with a time", () => {
  const TITLE = "Secret plans";
  const add = async (publishAt: string | null | undefined) =>
    staff.client.post("/api/news", { employeeId: staff.id, title: TITLE, content: "Come.", publishAt });
  const at = (moment: string) => shelter.clock.set(new Date(moment));
  afterEach(async () => {
    shelter.clock.set(NOON);
    await shelter.db.deleteFrom("news").execute();
  });

  /** Everywhere a visitor may look, and whether the item is there. */
  async function seenBy(client: ReturnType<typeof aVisitor>, id: number): Promise<boolean[]> {
    const texts = ["/api/news", "/api/news/search?search=secret", "/news", "/pl/news"];
    const answers = await Promise.all(texts.map(async (path) => (await client.get(path)).body.includes(TITLE)));
    const single = await Promise.all(
      [`/api/news/${id}`, `/news/${id}`, `/pl/news/${id}`].map((path) => client.get(path)),
    );
    const sitemap = (await client.get("/sitemap.xml")).body.includes(`/news/${id}<`);
    return [...answers, ...single.map(({ statusCode }) => statusCode === 200), sitemap];
  }
  const [hidden, shown] = [Array(8).fill(false), Array(8).fill(true)];

  test("is nowhere public before, and everywhere afterwards, with the day on which it came out", async () => {
    const answer = await add("2026-11-20T14:30");
    const { id } = answer.json();
    const scheduled = { status: "Scheduled", publishedAt: "2026-11-20T13:30:00.000Z", createdAt: NOON.toISOString() };
    expect([answer.statusCode, answer.json()]).toMatchObject([201, scheduled]);
    const user = await aUser(shelter);
    at("2026-11-20T13:29:59Z");
    expect([await seenBy(aVisitor(shelter), id), await seenBy(user.client, id)]).toEqual([hidden, hidden]);
    expect((await staff.client.get("/api/news")).json().items[0]).toMatchObject({ id, ...scheduled });
    at("2026-11-20T13:30:30Z");
    expect(await seenBy(aVisitor(shelter), id)).toEqual(shown);
    const read = (await aVisitor(shelter).get(`/api/news/${id}`)).json();
    expect(read).toMatchObject({ status: "Published", createdAt: "2026-11-20T13:30:00.000Z" });
    expect((await staff.client.get(`/api/news/${id}`)).json().createdAt).toBe(NOON.toISOString());
  });

  test("can be moved, taken back and published at once, until it has come out", async () => {
    const { id } = (await add("2026-11-20T14:30")).json();
    const change = async (publishAt: unknown) => (await staff.client.put(`/api/news/${id}`, { publishAt })).json();
    expect(await change("2026-11-20T15:30:00+01:00")).toMatchObject({ publishedAt: "2026-11-20T14:30:00.000Z" });
    expect(await change(null)).toMatchObject({ status: "Draft", publishedAt: null });
    at("2026-11-20T18:00:00Z");
    expect(await seenBy(aVisitor(shelter), id)).toEqual(hidden);
    expect(await change("now")).toMatchObject({ status: "Published", publishedAt: "2026-11-20T18:00:00.000Z" });
    expect(await seenBy(aVisitor(shelter), id)).toEqual(shown);
    for (const publishAt of [null, "now", "2029-01-01T10:00"]) {
      const text = "This news has been published already: its time cannot be changed any more.";
      expect(await change(publishAt)).toMatchObject({ status: 409, errors: [{ field: "publishAt", errors: [text] }] });
    }
    expect((await staff.client.put(`/api/news/${id}`, { title: "Later" })).statusCode).toBe(200);
  });

  test("needs one that is to come; without one it is published at once", async () => {
    const errors = async (publishAt: string) => (await add(publishAt)).json().errors;
    const said = (text: string) => [{ field: "publishAt", errors: [text] }];
    expect(await errors("2026-11-20T11:59")).toEqual(said("Please choose a time in the future."));
    for (const wrong of ["", "tomorrow", "2026-11-31T10:00", "9999-01-01T10:00"]) {
      expect(await errors(wrong)).toEqual(said("Please choose a date and a time."));
    }
    expect((await add(undefined)).json()).toMatchObject({ status: "Published", publishedAt: NOON.toISOString() });
  });
});
