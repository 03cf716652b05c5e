import { afterEach, describe, expect, test } from "vitest";
import { keysWithoutRow } from "../../../../src/server/platform/photos/photo.queries.ts";
import { upload } from "../../support/animal-bodies.ts";
import { statusesOf } from "../../support/answers.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { anAdmin, anEmployee, aUser, aVisitor, type Person } from "../../support/people.ts";
import { filesIn } from "../../support/recording-store.ts";
import { rowOf } from "../../support/rows.ts";
import { latestStayOf } from "../../support/stay-cast.ts";

const TODAY = "2026-11-20";
const shelter = await startAppForFile();
const staff = await anEmployee(shelter);
afterEach(() => shelter.clock.set(NOON));

type Home = { person: Person; animal: number; id: number };
/** An animal that has just gone home with a person. */
async function aHome(body: object = {}, person?: Person): Promise<Home> {
  const foster = person ?? (await aUser(shelter));
  const animal = await buildAnimal(shelter.db, { name: "Figa" });
  const placed = await staff.client.post(`/api/animals/${animal}/placements`, {
    kind: "foster",
    userId: foster.id,
    from: TODAY,
    ...body,
  });
  expect(placed.statusCode).toBe(201);
  return { person: foster, animal, id: placed.json().id };
}
const page = async ({ person, id }: Home) => (await person.client.get(`/api/placements/me/${id}`)).json();
const weigh = ({ person, id }: Home, kg: number, on = TODAY) =>
  person.client.post(`/api/placements/me/${id}/weights`, { on, kg });
const report = ({ person, id }: Home, body: object) => person.client.post(`/api/placements/me/${id}/reports`, body);
const answer = (id: number, given: string) => staff.client.post(`/api/foster-reports/${id}/answer`, { answer: given });
const waiting = async () => (await staff.client.get("/api/foster-reports")).json().items;
const photosOf = async (animal: number) => (await staff.client.get(`/api/animals/${animal}`)).json().photos.length;
const later = () => shelter.clock.set(new Date("2026-11-20T13:00:00Z"));

describe("who has an animal of the shelter at home", () => {
  test("gets a letter in their language that leads to their page", async () => {
    const person = await aUser(shelter, { name: "Ola" });
    await person.client.put("/api/users/me", { language: "pl" });
    const { id } = await aHome({ kind: "trial_adoption" }, person);
    const letter = await rowOf(shelter.db, "letters", { account_id: person.accountId });
    expect(letter.subject).toBe("Figa zamieszka u Ciebie");
    expect(letter.text).toMatch(/na próbę.*do 2026-12-04/s);
    expect(letter.text).toContain(`/user_page/foster/${id}`);
    const visitor = aVisitor(shelter);
    expect((await visitor.get(`/user_page/foster/${id}`)).headers.location).toContain("/login");
  });

  test("reads what they have and had, and nobody else's", async () => {
    const person = await aUser(shelter);
    const first = await aHome({ dueBack: "2026-12-24" }, person);
    await staff.client.post(`/api/placements/${first.id}/end`);
    const second = await aHome({ kind: "trial_adoption" }, person);
    const { items } = (await person.client.get("/api/placements/me")).json();
    expect(items).toMatchObject([
      { id: second.id, kind: "trial_adoption", animal: "Figa", type: "Dog", dueBack: "2026-12-04", until: null },
      { id: first.id, kind: "foster", from: TODAY, dueBack: "2026-12-24", until: TODAY },
    ]);
    const other = await aUser(shelter);
    for (const client of [other.client]) {
      expect((await client.get("/api/placements/me")).json().items).toEqual([]);
      expect((await client.get(`/api/placements/me/${second.id}`)).statusCode).toBe(404);
      expect((await weigh({ ...second, person: other }, 5)).statusCode).toBe(404);
      expect((await report({ ...second, person: other }, { note: "Mine?" })).statusCode).toBe(404);
    }
    await staff.client.delete(`/api/animals/${second.animal}`);
    expect((await person.client.get(`/api/placements/me/${second.id}`)).statusCode).toBe(404);
  });

  test("sends weights, which staff tell from their own", async () => {
    const home = await aHome();
    await staff.client.post(`/api/animals/${home.animal}/weights`, { on: "2026-11-10", kg: 10 });
    expect((await weigh(home, 8.9)).statusCode).toBe(201);
    expect((await weigh(home, 8.8)).json()).toMatchObject({
      weights: [
        { on: TODAY, kg: 8.8, isOwn: true },
        { on: "2026-11-10", kg: 10, isOwn: false },
      ],
    });
    const { items } = (await staff.client.get(`/api/animals/${home.animal}/weights`)).json();
    expect(items[0]).toEqual({ on: TODAY, kg: 8.8, change: -12, isLoss: true, byFoster: true });
    const fields = (sent: { json(): { errors: { field: string }[] } }) => sent.json().errors.map(({ field }) => field);
    expect(fields(await weigh(home, 9, "2026-11-19"))).toEqual(["on"]);
    expect(fields(await weigh(home, 0, "2026-11-21"))).toEqual(["on", "kg"]);
    await staff.client.post(`/api/animals/${home.animal}/weights`, { on: TODAY, kg: 9.1 });
    const late = await weigh(home, 8);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      `The shelter weighed the animal on ${TODAY} already.`,
    ]);
  });

  test("sees, when it is over, what was, and nothing that came later", async () => {
    const home = await aHome();
    await weigh(home, 9);
    await report(home, { note: "She sleeps on the sofa." });
    const kindId = (await staff.client.get("/api/treatment-kinds")).json().items[0].id;
    for (const dueOn of [TODAY, "2026-12-20"]) {
      await staff.client.post(`/api/animals/${home.animal}/treatments`, { kindId, dueOn });
    }
    const { doses } = await page(home);
    expect(doses).toMatchObject([
      { dueOn: TODAY, givenOn: null },
      { dueOn: "2026-12-20", givenOn: null },
    ]);
    const due = { treatmentIds: [doses[0].id], on: TODAY, batch: "A 123" };
    expect((await staff.client.post("/api/treatments/give", due)).statusCode).toBe(200);
    await staff.client.post(`/api/stays/${(await latestStayOf(staff.client, home.animal)).id}/outcome`, {
      outcomeType: "transfer_out",
      outcomeOn: TODAY,
    });
    later();
    await staff.client.post(`/api/animals/${home.animal}/weights`, { on: "2026-11-19", kg: 7 });
    const weights = [{ on: TODAY, kg: 9, isOwn: true }];
    expect(await page(home)).toMatchObject({ until: TODAY, mainPhotoId: null, weights, actions: [] });
    const over = await page(home);
    expect(over.reports).toMatchObject([{ note: "She sleeps on the sofa.", answer: null }]);
    expect(over.doses).toEqual([{ ...doses[0], givenOn: TODAY }]);
    for (const sent of [await weigh(home, 9), await report(home, { note: "Still here?", photo: await upload() })]) {
      expect([sent.statusCode, sent.json().message]).toEqual([409, `This placement has ended already, on ${TODAY}.`]);
    }
  });
});

describe("a photo from a foster family", () => {
  test("is shown to them and staff alone until it is accepted; then it is one of the animal's", async () => {
    const home = await aHome();
    const sent = await report(home, { note: "In the garden.", photo: await upload() });
    expect(sent.statusCode).toBe(201);
    const [{ id }] = sent.json().reports;
    expect(await waiting()).toContainEqual(
      expect.objectContaining({ id, animalId: home.animal, note: "In the garden." }),
    );
    const path = `/api/foster-reports/${id}/photo`;
    const other = await aUser(shelter);
    const seen = async () => [
      (await staff.client.get(path)).statusCode,
      (await home.person.client.get(path)).statusCode,
      (await other.client.get(path)).statusCode,
      (await aVisitor(shelter).get(path)).statusCode,
    ];
    expect(await seen()).toEqual([200, 200, 404, 401]);
    expect((await staff.client.get(path)).headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
    });
    expect(await photosOf(home.animal)).toBe(0);
    const stored = (
      await shelter.db.selectFrom("foster_reports").select("photo_key").where("id", "=", id).execute()
    )[0];
    expect(await keysWithoutRow(shelter.db, [stored?.photo_key ?? ""])).toEqual([]);
    expect((await answer(id, "read")).statusCode).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => answer(id, "accepted")));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect(await photosOf(home.animal)).toBe(1);
    expect(await seen()).toEqual([404, 404, 404, 401]);
    expect((await page(home)).reports[0].answer).toBe("accepted");
    const { items } = (await staff.client.get(`/api/animals/${home.animal}/life`)).json();
    expect(items.find(({ kind }: { kind: string }) => kind === "fosterReport")).toMatchObject({
      title: "photo",
      details: { note: "In the garden.", answer: "accepted" },
    });
  });

  test("that is declined is gone with its file; a note is read", async () => {
    const home = await aHome();
    const files = await filesIn(shelter.photosFolder);
    const [{ id }] = (await report(home, { photo: await upload() })).json().reports;
    expect((await answer(id, "declined")).statusCode).toBe(200);
    expect(await filesIn(shelter.photosFolder)).toEqual(files);
    expect(await photosOf(home.animal)).toBe(0);
    const [note] = (await report(home, { note: "All is well." })).json().reports;
    expect((await answer(note.id, "accepted")).statusCode).toBe(400);
    expect((await answer(note.id, "read")).json().answer).toBe("read");
    expect((await waiting()).filter(({ animalId }: { animalId: number }) => animalId === home.animal)).toEqual([]);
  });

  test("must be one, and not the thirteenth that waits; a refused one leaves no file", async () => {
    const home = await aHome();
    expect((await report(home, { note: " " })).json().errors[0].errors).toEqual(["Write a note or choose a photo."]);
    const files = await filesIn(shelter.photosFolder);
    const notAPhoto = await report(home, { photo: { base64: "bm8=", name: "a.jpg", fileExtention: "jpg" } });
    expect([notAPhoto.statusCode, notAPhoto.json().errors[0].field]).toEqual([415, "photo"]);
    for (let sent = 0; sent < 12; sent += 1) await report(home, { note: `Day ${sent}` });
    expect((await report(home, { photo: await upload() })).statusCode).toBe(409);
    expect(await filesIn(shelter.photosFolder)).toEqual(files);
  });
});

describe("staff", () => {
  test("decide on a trial when its weeks are over: it is a task, and nothing has happened", async () => {
    const early = await aHome({ kind: "trial_adoption", from: "2026-11-07" });
    const home = await aHome({ kind: "trial_adoption", from: "2026-11-06" });
    const due = async () =>
      (await staff.client.get("/api/dashboard"))
        .json()
        .dueBack.filter(({ animalId }: { animalId: number }) => [early.animal, home.animal].includes(animalId));
    expect(await due()).toEqual([{ animalId: home.animal, animal: "Figa", kind: "trial_adoption", on: TODAY }]);
    expect((await page(home)).until).toBeNull();
    expect((await staff.client.get(`/api/animals/${home.animal}`)).json().status).toBe("Available");
    await staff.client.post(`/api/placements/${home.id}/end`);
    expect(await due()).toEqual([]);
  });

  test("place an animal once, whoever is faster, and again when it is back", async () => {
    const animal = await buildAnimal(shelter.db);
    const people = await Promise.all([1, 2, 3].map(() => aUser(shelter)));
    const place = ({ id }: Person) =>
      staff.client.post(`/api/animals/${animal}/placements`, { kind: "foster", userId: id, from: TODAY });
    const placed = await Promise.all(people.map(place));
    expect(statusesOf(placed)).toEqual([201, 409, 409]);
    const { id } = placed.find(({ statusCode }) => statusCode === 201)?.json() ?? {};
    await staff.client.post(`/api/placements/${id}/end`);
    expect((await place(people[0] as Person)).statusCode).toBe(201);
  });

  test("reach whoever has an animal: no account is closed or deleted before it is back", async () => {
    const home = await aHome({ note: "Has a garden." });
    await weigh(home, 9);
    await report(home, { note: "She sleeps on the sofa." });
    const admin = await anAdmin(shelter);
    const close = () => admin.client.post(`/api/users/${home.person.id}/close`);
    const refused = await close();
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "Figa lives with this person for the shelter. Record first that it is back.",
    ]);
    expect((await staff.client.delete(`/api/users/${home.person.id}`)).statusCode).toBe(409);
    await staff.client.post(`/api/placements/${home.id}/end`);
    expect((await home.person.client.get("/api/users/me/export")).json().placements).toMatchObject([
      {
        note: "Has a garden.",
        weights: [{ on: TODAY, kg: 9 }],
        reports: [{ note: "She sleeps on the sofa.", hasPhoto: false, answer: null }],
      },
    ]);
    expect((await close()).statusCode).toBe(204);
    const kept = await shelter.db
      .selectFrom("placements as p")
      .leftJoin("foster_reports as r", "r.placement_id", "p.id")
      .select(["p.note", "p.from_on", "r.id"])
      .where("p.id", "=", home.id)
      .execute();
    expect(kept).toEqual([{ note: "", from_on: TODAY, id: null }]);
  });
});
