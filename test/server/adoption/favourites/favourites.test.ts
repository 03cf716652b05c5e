import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildPhoto } from "../../support/builders.ts";
import { anAdmin, aUser, aVisitor, type Person } from "../../support/people.ts";
import { changeRows } from "../../support/rows.ts";

const LIST = "/api/users/me/favourites";

const shelter = await startAppForFile();

let minutes = 0;
/** Moves the clock on by a minute, so that favourites have different times. */
function later(): void {
  minutes += 1;
  shelter.clock.set(new Date(Date.parse("2026-11-20T11:00:00Z") + minutes * 60_000));
}

async function mark({ client }: Person, animalId: number | string) {
  later();
  return client.put(`${LIST}/${animalId}`);
}

const namesIn = async ({ client }: Person, query = "") =>
  (await client.get(LIST + query)).json().items.map(({ name }: { name: string }) => name);
const archive = (id: number) => changeRows(shelter.db, "animals", id, { archived_at: new Date() });
const rowsOf = (userId: number) =>
  shelter.db.selectFrom("favourites").select("animal_id").where("user_id", "=", userId).execute();

describe("adding a favourite", () => {
  test("answers the animal as the public list has it", async () => {
    const person = await aUser(shelter);
    const id = await buildAnimal(shelter.db, { name: "Azor" });
    await changeRows(shelter.db, "animals", id, { main_photo_id: await buildPhoto(shelter.db, { animal_id: id }) });
    const answer = await mark(person, id);
    expect(answer.statusCode).toBe(200);
    const { items } = (await aVisitor(shelter).get("/api/animals?q=Azor")).json();
    expect(answer.json()).toEqual(items[0]);
    const listed = items.map((animal: object) => ({ ...animal, ownAdoption: null }));
    expect((await person.client.get(LIST)).json()).toEqual({ items: listed, page: 1, pageSize: 12, totalCount: 1 });
  });

  test("a second time answers the same and keeps its place", async () => {
    const person = await aUser(shelter);
    const [first, second] = [await buildAnimal(shelter.db), await buildAnimal(shelter.db)];
    const once = await mark(person, first);
    await mark(person, second);
    const again = await mark(person, first);
    expect([again.statusCode, again.json()]).toEqual([200, once.json()]);
    const { items } = (await person.client.get(LIST)).json();
    expect(items.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  });

  test("that is unknown, archived or malformed is refused with the same text", async () => {
    const person = await aUser(shelter);
    const archived = await buildAnimal(shelter.db);
    await archive(archived);
    for (const id of [2_000_000_000, archived, "0", "-1", "7x", "1e3", "2147483648", "%00", "null"]) {
      const answer = await mark(person, id);
      expect([id, answer.statusCode, answer.json().message]).toEqual([id, 404, "Animal not found."]);
    }
    expect(await rowsOf(person.id)).toEqual([]);
  });

  test("twenty times at once adds one favourite, and nothing fails", async () => {
    const person = await aUser(shelter);
    const id = await buildAnimal(shelter.db);
    await person.client.get("/api/auth/me");
    const answers = await Promise.all(Array.from({ length: 20 }, () => person.client.put(`${LIST}/${id}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await rowsOf(person.id)).toEqual([{ animal_id: id }]);
  });
});

describe("removing a favourite", () => {
  test("answers 204, also when the animal is not a favourite or does not exist", async () => {
    const person = await aUser(shelter);
    const [id, other] = [await buildAnimal(shelter.db), await buildAnimal(shelter.db)];
    await mark(person, id);
    await mark(person, other);
    for (const gone of [id, id, 2_000_000_000]) {
      const answer = await person.client.delete(`${LIST}/${gone}`);
      expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    }
    expect(await rowsOf(person.id)).toEqual([{ animal_id: other }]);
    expect((await person.client.delete(`${LIST}/7x`)).statusCode).toBe(404);
  });

  test("that is archived works as well", async () => {
    const person = await aUser(shelter);
    const id = await buildAnimal(shelter.db);
    await mark(person, id);
    await archive(id);
    expect((await person.client.delete(`${LIST}/${id}`)).statusCode).toBe(204);
    expect(await rowsOf(person.id)).toEqual([]);
  });

  test("does not change other users' favourites", async () => {
    const [one, other] = [await aUser(shelter), await aUser(shelter)];
    const id = await buildAnimal(shelter.db);
    await mark(one, id);
    await mark(other, id);
    await one.client.delete(`${LIST}/${id}`);
    expect(await rowsOf(other.id)).toEqual([{ animal_id: id }]);
  });
});

describe("the list of favourites", () => {
  test("has the newest first, and only one's own", async () => {
    const [one, other] = [await aUser(shelter), await aUser(shelter)];
    for (const name of ["Alfa", "Beta", "Gamma"]) await mark(one, await buildAnimal(shelter.db, { name }));
    await mark(other, await buildAnimal(shelter.db, { name: "Delta" }));
    expect(await namesIn(one)).toEqual(["Gamma", "Beta", "Alfa"]);
    expect(await namesIn(other)).toEqual(["Delta"]);
    expect(await namesIn(await aUser(shelter))).toEqual([]);
  });

  test("keeps an adopted animal with its status, and hides an archived one until it is restored", async () => {
    const person = await aUser(shelter);
    const adopted = await buildAnimal(shelter.db, { name: "Homed", status: "Adopted" });
    const hidden = await buildAnimal(shelter.db, { name: "Hidden" });
    await mark(person, adopted);
    await mark(person, hidden);
    await archive(hidden);
    const list = (await person.client.get(LIST)).json();
    expect(list).toMatchObject({ totalCount: 1, items: [{ name: "Homed", status: "Adopted" }] });
    expect((await (await anAdmin(shelter)).client.post(`/api/animals/${hidden}/restore`)).statusCode).toBe(200);
    expect(await namesIn(person)).toEqual(["Hidden", "Homed"]);
  });

  test("is paged and searched like every list", async () => {
    const person = await aUser(shelter);
    for (const name of ["Łódka", "Lodówka", "Żaba"]) await mark(person, await buildAnimal(shelter.db, { name }));
    expect(await namesIn(person, "?pageSize=2")).toEqual(["Żaba", "Lodówka"]);
    expect(await namesIn(person, "?pageSize=2&page=2")).toEqual(["Łódka"]);
    expect(await namesIn(person, "?pageSize=2&pageNumber=2")).toEqual(["Łódka"]);
    const beyond = (await person.client.get(`${LIST}?pageSize=2&page=9`)).json();
    expect(beyond).toEqual({ items: [], page: 9, pageSize: 2, totalCount: 3 });
    expect(await namesIn(person, "?q=%20LOD%20")).toEqual(["Lodówka", "Łódka"]);
    expect((await person.client.get(`${LIST}?q=%25`)).json().totalCount).toBe(0);
  });
});

describe("favourites are private", () => {
  test("they are in the export of personal data, archived animals too, and erased when the account is closed", async () => {
    const person = await aUser(shelter);
    const admin = await anAdmin(shelter);
    const [id, archived] = [await buildAnimal(shelter.db, { name: "Azor" }), await buildAnimal(shelter.db)];
    await mark(person, id);
    const since = shelter.clock.now().toISOString();
    await mark(person, archived);
    await archive(archived);
    for (const answer of [
      await person.client.get("/api/users/me/export"),
      await admin.client.get(`/api/users/${person.id}/export`),
    ]) {
      const { favourites } = answer.json();
      expect(favourites).toHaveLength(2);
      expect(favourites[0]).toEqual({ animalId: id, animal: "Azor", since });
    }
    expect((await admin.client.post(`/api/users/${person.id}/close`)).statusCode).toBe(204);
    expect(await rowsOf(person.id)).toEqual([]);
  });

  test("adding one races with closing the account: nothing fails, and no favourite is left", async () => {
    const admin = await anAdmin(shelter);
    for (let turn = 0; turn < 8; turn++) {
      const person = await aUser(shelter);
      const animals = await Promise.all([1, 2, 3, 4].map(() => buildAnimal(shelter.db)));
      await person.client.get("/api/auth/me");
      const marks = (ids: number[]) => ids.map((id) => person.client.put(`${LIST}/${id}`));
      const answers = await Promise.all([
        ...marks(animals.slice(0, 2)),
        admin.client.post(`/api/users/${person.id}/close`),
        ...marks(animals.slice(2)),
      ]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => ![200, 204, 401].includes(status))).toEqual([]);
      expect(await rowsOf(person.id)).toEqual([]);
    }
  });

  test("adding one races with deleting the animal: it is added or answered 404, and nothing fails", async () => {
    const admin = await anAdmin(shelter);
    const people = await Promise.all([1, 2, 3].map(() => aUser(shelter)));
    for (const { client } of people) await client.get("/api/auth/me");
    for (let turn = 0; turn < 8; turn++) {
      const id = await buildAnimal(shelter.db);
      const [gone, ...marked] = await Promise.all([
        admin.client.delete(`/api/animals/${id}`),
        ...people.map(({ client }) => client.put(`${LIST}/${id}`)),
      ]);
      expect(gone.statusCode).toBe(204);
      expect(marked.map(({ statusCode }) => statusCode).filter((status) => ![200, 404].includes(status))).toEqual([]);
      expect((await people[0]?.client.get(LIST))?.json().totalCount).toBe(0);
    }
  });
});
