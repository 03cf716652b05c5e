import { describe, expect, test } from "vitest";
import { MORNING_KINDS, type Morning, type MorningItem } from "../../../../src/contract/overview/morning.ts";
import { MAX_PER_KIND } from "../../../../src/contract/platform/morning-item.ts";
import { adoptionAt, assembleCast, type Cast } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildAppointment, buildMessage } from "../../support/builders.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

const numbers = async (person: { client: Cast["admin"]["client"] }) =>
  (await person.client.get("/api/dashboard")).json();

test("The dashboard counts open adoptions for admins, and for employees those assigned to them now", async () => {
  const before = (await numbers(cast.admin)).adoptions;
  await adoptionAt(shelter, cast, 1);
  expect((await numbers(cast.admin)).adoptions).toBe(before + 1);
  const [own, none] = [await numbers(cast.mainCaretaker), await numbers(cast.outsider)];
  expect(own.adoptions).toBeGreaterThan(0);
  expect(none.adoptions).toBe(0);
});

test("A resource below a third of its target counts as low", async () => {
  const { client } = cast.admin;
  const before = (await numbers(cast.admin)).lowResources;
  const resource = async (amount: number, description: string) => {
    const body = { name: "Hay", amount, description, resourceTypeId: 1 };
    expect((await client.post("/api/resources", body)).statusCode).toBe(201);
  };
  await resource(32, "of 100 bales");
  await resource(34, "of 100 bales");
  await resource(98, "");
  expect((await numbers(cast.admin)).lowResources).toBe(before + 2);
});

test("Only staff get the numbers, and only admins what was given", async () => {
  expect((await numbers(cast.admin)).donatedThisMonth).toBe(0);
  expect((await numbers(cast.outsider)).donatedThisMonth).toBeNull();
  expect((await cast.adopter.client.get("/api/dashboard")).statusCode).toBe(403);
  expect((await cast.adopter.client.get("/api/dashboard/morning")).statusCode).toBe(403);
});

describe("the morning list", () => {
  const morning = async (person = cast.outsider): Promise<Morning> =>
    (await person.client.get("/api/dashboard/morning")).json();
  const itemsOf = async (kind: MorningItem["kind"], person = cast.outsider) =>
    (await morning(person)).items.filter((item) => item.kind === kind) as (MorningItem & { animalId: number })[];
  const of = async (kind: MorningItem["kind"], id: number, person = cast.outsider) =>
    (await itemsOf(kind, person)).find((item) => item.id === id);
  const post = (path: string, body?: object, by = cast.outsider) => by.client.post(`/api/${path}`, body);

  test("has the kinds in their order, each the most urgent first, and says of which there are more", async () => {
    const hour = (n: number) => new Date(Date.UTC(2026, 10, 20, 0, 30 * n));
    for (let n = MAX_PER_KIND + 1; n > 0; n--) {
      await buildAppointment(shelter.db, { date_of_appointment: hour(n), employee_id: cast.outsider.id });
    }
    const { items, more } = await morning();
    const kinds = items.map(({ kind }) => MORNING_KINDS.indexOf(kind));
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
    expect(more).toContain("appointment");
    const times = items.flatMap((item) => (item.kind === "appointment" ? [item.at] : []));
    expect(times).toHaveLength(MAX_PER_KIND);
    expect(times).toEqual(times.toSorted());
  });

  test("has the appointments of today, one's own for employees, until they have taken place", async () => {
    const mine = { employee_id: cast.mainCaretaker.id };
    const today = await buildAppointment(shelter.db, {
      ...mine,
      date_of_appointment: new Date("2026-11-20T09:00:00Z"),
    });
    const tomorrow = await buildAppointment(shelter.db, {
      ...mine,
      date_of_appointment: new Date("2026-11-21T09:00:00Z"),
    });
    const seen = () => itemsOf("appointment", cast.mainCaretaker);
    expect(await seen()).toMatchObject([{ id: today, actions: ["done"], at: "2026-11-20T09:00:00.000Z" }]);
    const done = await post(`appointments/${today}/done`);
    expect(done.json()).toMatchObject({ id: today, doneAt: "2026-11-20T11:00:00.000Z", actions: ["edit", "delete"] });
    expect(await seen()).toEqual([]);
    expect((await post(`appointments/${today}/not-done`)).json().doneAt).toBeNull();
    expect(await seen()).toHaveLength(1);
    const early = await post(`appointments/${tomorrow}/done`);
    expect([early.statusCode, early.json().message]).toEqual([409, expect.stringContaining("still to come")]);
    const soon = await buildAppointment(shelter.db, { ...mine, date_of_appointment: new Date("2026-11-20T11:16:00Z") });
    expect((await post(`appointments/${soon}/done`)).statusCode).toBe(409);
    expect((await seen()).find(({ id }) => id === soon)?.actions).toEqual([]);
    await shelter.db.deleteFrom("appointments").where("id", "=", soon).execute();
    const atOnce = await buildAppointment(shelter.db, { date_of_appointment: new Date("2026-11-20T11:15:00Z") });
    expect((await post(`appointments/${atOnce}/done`)).statusCode).toBe(200);
    expect((await post("appointments/999999/done")).statusCode).toBe(404);
    expect((await post(`appointments/${today}/done`, undefined, cast.adopter)).statusCode).toBe(403);
    await post(`appointments/${today}/done`);
    const moved = { dateOfAppointment: "2026-11-22T10:00:00Z" };
    expect((await cast.outsider.client.put(`/api/appointments/${today}`, moved)).json().doneAt).toBeNull();
  });

  test("has today's visits among the appointments by time, for who leads them, until somebody says that they took place", async () => {
    const { animalId, id: adoption_id } = await adoptionAt(shelter, cast, 5);
    const visit = async (at: string, given: object = {}) => {
      const moment = { starts_at: new Date(at), booked_at: new Date(0), told_at: new Date(0) };
      const who = { animal_id: animalId, user_id: cast.adopter.id, employee_id: cast.mainCaretaker.id };
      const values = { kind: "visit" as const, minutes: 45, ...who, ...moment, ...given };
      return (await shelter.db.insertInto("visits").values(values).returning("id").executeTakeFirstOrThrow()).id;
    };
    const home = await visit("2026-11-20T14:00:00Z", { kind: "home_check", adoption_id });
    const begun = await visit("2026-11-20T10:00:00Z");
    const nobodys = await visit("2026-11-20T12:00:00Z", { employee_id: null });
    await visit("2026-11-20T13:00:00Z", { state: "cancelled", cancelled_by: "visitor" });
    await visit("2026-11-21T09:00:00Z");
    const between = { employee_id: cast.mainCaretaker.id, date_of_appointment: new Date("2026-11-20T11:00:00Z") };
    const appointment = await buildAppointment(shelter.db, between);
    const planned = async (person: Cast["admin"]) =>
      (await morning(person)).items
        .filter(({ kind }) => kind === "appointment" || kind === "visit")
        .map(({ kind, id }) => `${kind} ${id}`);
    const [first, last] = [`visit ${begun}`, `visit ${home}`];
    expect(await planned(cast.mainCaretaker)).toEqual([first, `appointment ${appointment}`, `visit ${nobodys}`, last]);
    expect(await planned(cast.admin)).toEqual(expect.arrayContaining([first, last]));
    const others = await planned(cast.outsider);
    expect([first, last, `visit ${nobodys}`].map((one) => others.includes(one))).toEqual([false, false, true]);
    expect(await of("visit", begun, cast.mainCaretaker)).toMatchObject({
      visit: "visit",
      adoptionId: null,
      hasBegun: true,
      actions: ["done"],
    });
    expect(await of("visit", home, cast.mainCaretaker)).toMatchObject({
      visit: "home_check",
      adoptionId: adoption_id,
      actions: [],
    });
    expect((await post(`visits/${begun}/outcome`, { outcome: "done" })).statusCode).toBe(200);
    expect((await post(`visits/${home}/outcome`, { outcome: "done" })).statusCode).toBe(409);
    expect(await of("visit", begun, cast.mainCaretaker)).toBeUndefined();
  });

  test("has the adoptions whose next step is staff's, for employees those assigned to them", async () => {
    const adoptions: number[] = [];
    for (const stage of [1, 2, 3, 6]) adoptions.push((await adoptionAt(shelter, cast, stage)).id);
    const seen = async (person: Cast["admin"]) => {
      const ids = (await itemsOf("adoption", person)).map(({ id }) => id);
      return adoptions.map((id) => ids.includes(id));
    };
    expect(await seen(cast.admin)).toEqual([true, false, true, false]);
    expect(await seen(cast.mainCaretaker)).toEqual([true, false, true, false]);
    expect(await seen(cast.outsider)).toEqual([false, false, false, false]);
    await post(`adoptions/${adoptions[0]}/reject`, { note: "No." }, cast.admin);
    expect(await of("adoption", adoptions[0] as number, cast.admin)).toBeUndefined();
  });

  test("has holds that end, which are lengthened, ended and taken back at one click", async () => {
    const animal = await buildAnimal(shelter.db, { name: "Figa" });
    const hold = async (kind: string, until: string) =>
      (await post(`animals/${animal}/holds`, { kind, from: "2026-11-10", until })).json().id;
    const [today, far] = [await hold("stray", "2026-11-20"), await hold("court", "2026-11-23")];
    expect(await of("hold", today)).toMatchObject({
      until: "2026-11-20",
      longer: "2026-11-27",
      actions: ["lengthen", "end"],
    });
    expect(await of("hold", far)).toBeUndefined();
    const change = (until: string) => cast.outsider.client.put(`/api/holds/${today}`, { until });
    expect((await change("2026-11-27")).json()).toMatchObject({ id: today, until: "2026-11-27" });
    expect(await of("hold", today)).toBeUndefined();
    expect((await change("2026-11-10")).json().errors).toMatchObject([{ field: "until" }]);
    await change("2026-11-20");
    await post(`holds/${today}/lift`);
    expect(await of("hold", today)).toBeUndefined();
    expect((await change("2026-11-27")).statusCode).toBe(409);
    expect((await post(`holds/${today}/resume`)).json().liftedAt).toBeNull();
    await post(`holds/${far}/lift`);
    const status = async () => (await cast.admin.client.get(`/api/animals/${animal}`)).json().status;
    expect(await status()).toBe("Available");
    await post(`holds/${far}/resume`);
    expect(await status()).toBe("InCare");
    await post(`holds/${far}/lift`);
    expect((await post(`animals/${animal}/holds`, { kind: "court", from: "2026-11-20" })).statusCode).toBe(201);
    expect((await post(`holds/${far}/resume`)).statusCode).toBe(409);
    expect((await post(`holds/${far}/resume`, undefined, cast.adopter)).statusCode).toBe(403);
  });

  test("has doses that are due, animals that were due back, and what is not known of animals", async () => {
    const animal = await buildAnimal(shelter.db, { name: "Figa" });
    const dose = await post(`animals/${animal}/treatments`, { kindId: 2, dueOn: "2026-11-20" });
    expect(await of("treatment", dose.json().id)).toMatchObject({
      animal: "Figa",
      dueOn: "2026-11-20",
      actions: ["give"],
    });
    const { items: kinds } = (await cast.outsider.client.get("/api/treatment-kinds")).json();
    const { id: kindId } = kinds.find(({ needsBatch }: { needsBatch: boolean }) => needsBatch);
    const vaccine = async () => {
      const body = { kindId, dueOn: "2026-11-20" };
      return (await post(`animals/${await buildAnimal(shelter.db)}/treatments`, body)).json().id;
    };
    const [first, second] = [await vaccine(), await vaccine()];
    expect(await of("treatment", second)).toMatchObject({ needsBatch: true, batch: null });
    const given = await post("treatments/give", { treatmentIds: [first], on: "2026-11-20", batch: "V 1" });
    expect(given.statusCode, given.body).toBe(200);
    expect(await of("treatment", second)).toMatchObject({ batch: "V 1" });
    const away = { kind: "vet", personName: "Dr. Lis", from: "2026-11-10", dueBack: "2026-11-19" };
    const vet = (await post(`animals/${animal}/placements`, away)).json().id;
    expect(await of("placement", vet)).toMatchObject({ person: "Dr. Lis", dueBack: "2026-11-19", actions: ["end"] });
    await post(`placements/${vet}/end`);
    expect(await of("placement", vet)).toBeUndefined();
    const trial = { ...away, kind: "trial_adoption", from: "2026-11-20", dueBack: "2026-11-20" };
    const id = (await post(`animals/${animal}/placements`, trial)).json().id;
    expect(await of("placement", id)).toMatchObject({ placement: "trial_adoption", actions: [] });
    await shelter.db.updateTable("animals").set({ arrival_date: "2020-01-01" }).where("id", "=", animal).execute();
    expect(await of("incompleteAnimal", animal)).toMatchObject({ missing: ["photo", "scores"], actions: [] });
  });

  test("has messages until they are answered, and resources below a third", async () => {
    const message = await buildMessage(shelter.db, { message: "x".repeat(500), created_at: new Date("2020-01-01") });
    const item = await of("message", message);
    expect(item).toMatchObject({ start: "x".repeat(300), actions: ["answered"] });
    await post(`contact/messages/${message}/answered`);
    expect(await of("message", message)).toBeUndefined();
    const [emptiest] = await itemsOf("resource");
    expect(emptiest).toMatchObject({ name: "Hay", amount: 32, target: 100, actions: [] });
  });
});
