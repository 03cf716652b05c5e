import { afterEach, describe, expect, test } from "vitest";
import { updateStatusesByHolds } from "../../../../src/server/animals/care/hold.commands.ts";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { fieldsOf, statusesOf } from "../../support/answers.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { aUser } from "../../support/people.ts";
import { latestStayOf } from "../../support/stay-cast.ts";

const TODAY = "2026-11-20";
const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
afterEach(() => shelter.clock.set(NOON));

const staff = () => cast.outsider.client;
const newAnimal = (name = "Figa") => buildAnimal(shelter.db, { name, animal_group_id: cast.group });
const animalOf = async (id: number) => (await staff().get(`/api/animals/${id}`)).json();
const careOf = async (id: number) => (await staff().get(`/api/animals/${id}/care`)).json();
const hold = (animal: number, body: object = {}) =>
  staff().post(`/api/animals/${animal}/holds`, { kind: "stray", from: TODAY, until: "2026-12-04", ...body });
const place = (animal: number, body: object = {}) =>
  staff().post(`/api/animals/${animal}/placements`, { kind: "foster", personName: "Ola", from: TODAY, ...body });
const leave = async (animal: number) =>
  staff().post(`/api/stays/${(await latestStayOf(staff(), animal)).id}/outcome`, {
    outcomeType: "died",
    outcomeOn: TODAY,
  });

describe("a hold", () => {
  test("keeps the animal in care until its day, or until it is lifted", async () => {
    const animal = await newAnimal();
    const { id } = (await hold(animal)).json();
    expect((await animalOf(animal)).status).toBe("InCare");
    expect(await careOf(animal)).toMatchObject({ adoptableFrom: "2026-12-04", holds: [{ id, kind: "stray" }] });
    shelter.clock.set(new Date("2026-12-03T23:30:00Z")); // the fourth has begun in Warsaw
    expect(await updateStatusesByHolds(shelter)).toBe(1);
    const row = shelter.db.selectFrom("animals").select("status").where("id", "=", animal);
    expect((await row.executeTakeFirstOrThrow()).status).toBe("Available");
    shelter.clock.set(NOON);
    await updateStatusesByHolds(shelter);
    const answers = await Promise.all([1, 2, 3].map(() => staff().post(`/api/holds/${id}/lift`)));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(
      /^This hold was lifted already: Ewa /,
    );
    expect((await animalOf(animal)).status).toBe("Available");
  });

  test("hides the animal from visitors, unless staff show its page", async () => {
    const animal = await newAnimal();
    await hold(animal);
    const seen = async () => [
      (await cast.visitor.get(`/api/animals/${animal}`)).statusCode,
      (await cast.visitor.get(`/animal/${animal}`)).statusCode,
      (await cast.visitor.get("/api/animals?pageSize=500"))
        .json()
        .items.some(({ id }: { id: number }) => id === animal),
    ];
    expect(await seen()).toEqual([404, 404, false]);
    expect((await staff().put(`/api/animals/${animal}`, { showWhileInCare: true })).statusCode).toBe(200);
    expect(await seen()).toEqual([200, 200, false]);
    expect((await cast.visitor.get(`/animal/${animal}`)).body).toContain("Figa can be adopted from 2026-12-04.");
    expect(
      (await staff().get("/api/animals?status=incare&pageSize=500")).json().items.map(({ id }: { id: number }) => id),
    ).toContain(animal);
  });

  test("lets applications go on, but no contract is issued or accepted", async () => {
    const adopter = await aUser(shelter);
    const { id, animalId } = await adoptionAt(shelter, cast, 5, adopter);
    const held = (await hold(animalId, { kind: "court", until: undefined })).json();
    const step = (action: string, body?: object) => cast.admin.client.post(`/api/adoptions/${id}/${action}`, body);
    const refused = await step("home-check/complete", { approved: true });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "This animal is on hold, and nobody knows yet until when. The contract has to wait.",
    ]);
    await staff().post(`/api/holds/${held.id}/lift`);
    expect((await step("home-check/complete", { approved: true })).statusCode).toBe(200);
    await hold(animalId, { kind: "bite" });
    const accept = await adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
    expect(accept.json().message).toBe("This animal is on hold until 2026-12-04. The contract has to wait.");
    expect((await step("contract/issue")).statusCode).toBe(409);
    expect((await animalOf(animalId)).status).toBe("Reserved");
    const declined = await adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: false });
    expect(declined.statusCode).toBe(200);
    expect((await animalOf(animalId)).status).toBe("InCare");
  });

  test("ends no application; new ones are staff's alone", async () => {
    const { id, animalId } = await adoptionAt(shelter, cast, 2, await aUser(shelter), await newAnimal());
    await hold(animalId);
    expect((await cast.admin.client.get(`/api/adoptions/${id}`)).json().outcome).toBeNull();
    const [person, letter] = [await aUser(shelter), { animalId, applicationLetter: "Please." }];
    expect((await person.client.post("/api/adoptions/applications", letter)).statusCode).toBe(409);
    expect((await staff().post("/api/adoptions/applications", { ...letter, userId: person.id })).statusCode).toBe(201);
  });

  test("is refused with every field that is not right, twice at a time, and for an animal that has left", async () => {
    const animal = await newAnimal();
    expect(fieldsOf(await hold(animal, { kind: "bad", from: "soon" }))).toEqual(["kind", "from"]);
    expect((await hold(animal)).statusCode).toBe(201);
    expect((await hold(animal)).statusCode).toBe(409);
    expect((await hold(animal, { kind: "court", until: undefined })).statusCode).toBe(201);
    expect((await careOf(animal)).adoptableFrom).toBeNull();
    await leave(animal);
    expect((await hold(animal, { kind: "bite" })).json().message).toBe("This animal is not in the shelter now.");
    expect((await hold(999_999)).statusCode).toBe(404);
  });

  test("not for adoption is in care as well, until staff take it back", async () => {
    const animal = await newAnimal();
    const status = async (notForAdoption: boolean) =>
      (await staff().put(`/api/animals/${animal}`, { notForAdoption })).json().status;
    expect([await status(true), await status(false)]).toEqual(["InCare", "Available"]);
  });
});

describe("time away", () => {
  test("on trial is two weeks; the animal stays available and leaves its unit", async () => {
    const animal = await newAnimal();
    const { units } = (
      await staff().post("/api/locations", { name: "Trial", kind: "kennel", units: [{ name: "T1", capacity: 1 }] })
    ).json();
    await staff().put(`/api/animals/${animal}/unit`, { unitId: units[0].id });
    const person = await aUser(shelter);
    const placed = await place(animal, { kind: "trial_adoption", personName: undefined, userId: person.id });
    expect(placed.json()).toMatchObject({
      dueBack: "2026-12-04",
      until: null,
      personName: expect.stringMatching(/^Jan Nowak/),
    });
    expect(await careOf(animal)).toMatchObject({ unit: null, placement: { kind: "trial_adoption" } });
    expect((await animalOf(animal)).status).toBe("Available");
    const again = await place(animal);
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toMatch(/^This animal is away already: Jan/);
    const path = `/api/placements/${placed.json().id}/end`;
    expect((await staff().post(path)).json().until).toBe(TODAY);
    expect((await staff().post(path)).statusCode).toBe(409);
    expect((await place(animal)).statusCode).toBe(201);
  });

  test("ends with the stay; and somebody must be named", async () => {
    const animal = await newAnimal();
    expect(fieldsOf(await place(animal, { personName: "" }))).toEqual(["personName"]);
    expect(fieldsOf(await place(animal, { userId: 999_999 }))).toEqual(["userId"]);
    await place(animal, { kind: "vet", personName: undefined });
    await leave(animal);
    expect((await careOf(animal)).placement).toBeNull();
    const { items } = (await staff().get(`/api/animals/${animal}/life`)).json();
    expect(items.filter(({ kind }: { kind: string }) => kind === "placement")).toHaveLength(2);
  });
});

describe("weights and chips", () => {
  test("stand in the time line on the day of the shelter's clock", async () => {
    const animal = await newAnimal();
    shelter.clock.set(new Date("2026-11-19T23:30:00Z")); // the twentieth has begun in Warsaw
    await staff().post(`/api/animals/${animal}/chips`, { number: "616093900055555" });
    const { items } = (await staff().get(`/api/animals/${animal}/life`)).json();
    expect(items.find(({ kind }: { kind: string }) => kind === "chip").at).toBe("2026-11-20");
  });

  test("recorded at one moment stand in the time line by their number", async () => {
    const animal = await newAnimal();
    const numbers = ["616093900077773", "616093900077771", "616093900077772"];
    for (const number of numbers) await staff().post(`/api/animals/${animal}/chips`, { number });
    const { items } = (await staff().get(`/api/animals/${animal}/life`)).json();
    const chips = items.filter(({ kind }: { kind: string }) => kind === "chip");
    expect(chips.map(({ title }: { title: string }) => title)).toEqual(numbers.toSorted());
  });

  test("the latest weight is the animal's, and a tenth lost is an alarm", async () => {
    const animal = await newAnimal();
    const weigh = (on: string, kg: number) => staff().post(`/api/animals/${animal}/weights`, { on, kg });
    await weigh("2026-11-10", 10);
    expect((await weigh(TODAY, 9)).json()).toEqual({ on: TODAY, kg: 9, change: -10, isLoss: true, byFoster: false });
    expect((await weigh("2026-11-15", 9.5)).json()).toMatchObject({ change: -5, isLoss: false });
    expect((await animalOf(animal)).weight).toBe(9);
    await staff().put(`/api/animals/${animal}`, { weight: 9.2 });
    const { items } = (await staff().get(`/api/animals/${animal}/weights`)).json();
    expect(items.map(({ on, kg }: { on: string; kg: number }) => [on, kg])).toEqual([
      [TODAY, 9.2],
      ["2026-11-15", 9.5],
      ["2026-11-10", 10],
    ]);
    expect(fieldsOf(await weigh("2026-11-21", 0))).toEqual(["on", "kg"]);
  });

  test.each([
    ["61609810000123", "A chip's number has 15 digits."],
    ["616098A00001234", "A chip's number has 15 digits."],
    ["000098100001234", "No chip has this number. Please read it again."],
    ["616274877906944", "No chip has this number. Please read it again."],
  ])("%s is no chip", async (number, text) => {
    const answer = await staff().post(`/api/animals/${await newAnimal()}/chips`, { number });
    expect(answer.json().errors).toEqual([{ field: "number", errors: [text] }]);
  });

  test("a chip is one animal's, which may have two, and is found by it", async () => {
    const [animal, other] = [await newAnimal("Ada"), await newAnimal("Bej")];
    const chip = (id: number, number: string) =>
      staff().post(`/api/animals/${id}/chips`, { number, implantedOn: "2026-11-01" });
    expect((await chip(animal, "616-0981 0000 1234")).json()).toMatchObject({
      number: "616098100001234",
      maker: "country",
    });
    expect((await chip(animal, "985274877906943")).json()).toMatchObject({ maker: "manufacturer" });
    expect((await chip(other, "616098100001234")).json().message).toBe("This chip belongs to another animal: Ada.");
    expect((await animalOf(animal)).isChipped).toBe(true);
    expect((await staff().put(`/api/animals/${animal}`, { isChipped: false })).statusCode).toBe(409);
    const found = async (client: typeof cast.visitor) =>
      (await client.get("/api/animals?chip=616%20098-100001234&pageSize=500"))
        .json()
        .items.map(({ id }: { id: number }) => id);
    expect(await found(staff())).toEqual([animal]);
    expect((await found(cast.visitor)).length).toBeGreaterThan(1);
  });

  test("those that wait longest come first", async () => {
    const long = await buildAnimal(shelter.db, { arrival_date: "2020-01-01" });
    const { items } = (await staff().get("/api/animals?sort=waiting&pageSize=500")).json();
    expect(items[0].id).toBe(long);
    const waiting = items.filter(({ stay }: { stay: { outcomeOn: string | null } }) => stay.outcomeOn === null);
    expect(items.slice(0, waiting.length)).toEqual(waiting);
  });
});

describe("a day that cannot be", () => {
  const BEFORE = "2026-09-30"; // the animals of these tests came in on 1 October
  const TOMORROW = "2026-11-21";
  const post = (path: string, body: object) => staff().post(`/api${path}`, body);

  test("is refused at its field, in every call that takes one", async () => {
    const animal = await newAnimal();
    const left = await buildAnimal(shelter.db, { status: "Adopted", born_on: "2023-05-01" }); // on 1 October
    const { id } = await latestStayOf(staff(), animal);
    const away = (await place(animal, { from: "2026-11-10" })).json();
    const stays = (body: object) => post(`/animals/${left}/stays`, { intakeType: "stray", intakeOn: TODAY, ...body });
    const outcome = (outcomeOn: string) => post(`/stays/${id}/outcome`, { outcomeType: "died", outcomeOn });
    const weigh = (of: number, on: string) => post(`/animals/${of}/weights`, { on, kg: 12 });
    let chips = 0;
    const chip = (of: number, implantedOn: string) =>
      post(`/animals/${of}/chips`, { number: `98500000000${++chips}000`, implantedOn });
    for (const [what, answer, field] of [
      ["an intake to come", await stays({ intakeOn: TOMORROW }), "intakeOn"],
      ["an intake long before the birth", await stays({ intakeOn: "2022-05-01" }), "intakeOn"],
      ["found long before the birth", await stays({ foundOn: "2022-05-01" }), "foundOn"],
      ["found after it came in", await stays({ intakeOn: "2026-11-19", foundOn: TODAY }), "foundOn"],
      ["an outcome to come", await outcome(TOMORROW), "outcomeOn"],
      ["an outcome before the intake", await outcome(BEFORE), "outcomeOn"],
      ["an outcome before something in the stay", await outcome("2026-11-09"), "outcomeOn"],
      ["a hold before the intake", await hold(animal, { from: BEFORE }), "from"],
      ["a hold that ends when it begins", await hold(animal, { until: TODAY }), "until"],
      ["time away to come", await place(animal, { from: TOMORROW }), "from"],
      ["time away before the intake", await place(animal, { from: BEFORE }), "from"],
      ["due back before it leaves", await place(animal, { dueBack: "2026-11-19" }), "dueBack"],
      ["back before it left", await post(`/placements/${away.id}/end`, { until: "2026-11-09" }), "until"],
      ["back in the future", await post(`/placements/${away.id}/end`, { until: TOMORROW }), "until"],
      ["a weight to come", await weigh(animal, TOMORROW), "on"],
      ["a weight before the intake", await weigh(animal, BEFORE), "on"],
      ["a weight after it left", await weigh(left, "2026-10-02"), "on"],
      ["a chip to come", await chip(animal, TOMORROW), "implantedOn"],
      ["a chip long before the birth", await chip(animal, "2022-05-01"), "implantedOn"],
      ["a chip after it left", await chip(left, "2026-10-02"), "implantedOn"],
    ] as const) {
      expect([answer.statusCode, fieldsOf(answer)], what).toEqual([400, [field]]);
    }
  });

  test("is none at the edges, within the year that an age leaves open, and before the stay for a chip", async () => {
    const animal = await newAnimal();
    const left = await buildAnimal(shelter.db, { status: "Adopted", born_on: "2026-09-30" });
    for (const answer of [
      await post(`/animals/${animal}/weights`, { on: "2026-10-01", kg: 12 }),
      await post(`/animals/${left}/weights`, { on: "2026-10-01", kg: 12 }),
      await post(`/animals/${animal}/chips`, { number: "985000000100000", implantedOn: "2022-05-02" }),
      await hold(animal, { from: "2026-10-01" }),
      await place(animal, { from: "2026-10-01" }),
      await post(`/animals/${left}/stays`, { intakeType: "stray", intakeOn: TODAY, foundOn: "2025-10-01" }),
    ]) {
      expect(answer.statusCode, answer.body).toBe(201);
    }
  });

  test("is none because of the arrival: it moves with its holds, but not past what was recorded", async () => {
    const animal = await newAnimal();
    const arrive = (arrivalDate: string) => staff().put(`/api/animals/${animal}`, { arrivalDate });
    await hold(animal, { from: "2026-10-01" });
    expect((await arrive("2026-10-05")).statusCode).toBe(200);
    expect((await careOf(animal)).holds[0].from).toBe("2026-10-05");
    await place(animal, { from: "2026-10-06" });
    expect(fieldsOf(await arrive("2026-10-07"))).toEqual(["arrivalDate"]);
    expect((await animalOf(animal)).arrivalDate).toBe("2026-10-05");
  });

  test("is not the birth of a small one: it was born before it came in", async () => {
    const form = { type: "Cat", name: "Kropka", whereFound: "Las", arrivalDate: "2026-11-01", age: 0 };
    const added = async (body: object) => {
      const answer = await staff().post("/api/intakes", { ...form, ...body });
      const row = shelter.db.selectFrom("animals").select("born_on").where("id", "=", answer.json().id);
      return [answer.json().age, (await row.executeTakeFirstOrThrow()).born_on];
    };
    expect(await added({})).toEqual([0, "2026-11-01"]);
    expect(await added({ age: 2 })).toEqual([2, "2024-11-20"]);
    expect(await added({ age: undefined, intakeType: "born_in_care" })).toEqual([0, "2026-11-01"]);
  });
});
