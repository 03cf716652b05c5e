import { expect, test } from "vitest";
import { WAIT_PHASES } from "../../../../src/contract/animals/wait-phases.ts";
import type { Wait, WaitingAnimal } from "../../../../src/contract/animals/waiting.ts";
import { keepAnswers } from "../../../../src/server/overview/waiting/wait.answers.ts";
import { adoptionAt, assembleCast, bodyOf, handOver, questionCount, WAY } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildPhoto } from "../../support/builders.ts";
import { addRow, addRows, changeRows, rowOf } from "../../support/rows.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const { client } = cast.admin;

const waitOf = async (id: number, person = cast.admin): Promise<Wait> =>
  (await person.client.get(`/api/animals/${id}/wait`)).json();
const at = (day: string, time = "11:00") => shelter.clock.set(new Date(`${day}T${time}:00Z`));
const post = async (path: string, body: object = {}) => {
  const answer = await client.post(path, body);
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
  return answer.json();
};

/** Gives an animal a photo and a story, as of now. */
async function tell(id: number) {
  const photo = await buildPhoto(shelter.db, { animal_id: id });
  await changeRows(shelter.db, "animals", id, { main_photo_id: photo, description: "Likes walks." });
}
const examine = async (id: number, on: string) => {
  const kind = await rowOf(shelter.db, "treatment_kinds", { category: "exam" });
  await addRows(shelter.db, "treatments", {
    animal_id: id,
    stay_id: (await shelter.db.selectFrom("stays").select("id").where("animal_id", "=", id).executeTakeFirstOrThrow())
      .id,
    kind_id: kind.id,
    state: "given",
    given_on: on,
    recorded_at: shelter.clock.now(),
    closed_at: shelter.clock.now(),
  });
};

test("One life waits for each of the twelve things in turn, each since its day, with its owner and what ends it", async () => {
  at("2026-11-02");
  const id = await buildAnimal(shelter.db, {
    type: "Cat",
    arrival_date: "2026-11-01",
    animal_group_id: cast.group,
    not_for_adoption: true,
  });
  const seen = new Set<string>();
  const expectWait = async (wait: Partial<Omit<Wait, "owner">> & { owner?: object }) => {
    const answer = await waitOf(id);
    expect(answer).toMatchObject(wait);
    seen.add(answer.phase);
  };
  const hold = (kind: string, from: string) => post(`/api/animals/${id}/holds`, { kind, from });
  const lift = ({ id: holdId }: { id: number }) => post(`/api/holds/${holdId}/lift`);

  const stray = await hold("stray", "2026-11-01");
  const quarantine = await hold("quarantine", "2026-11-01");
  const medical = await hold("medical", "2026-11-02");
  await expectWait({
    phase: "hold",
    since: "2026-11-01",
    days: 1,
    isNeedless: false,
    owner: { role: "time" },
    action: { name: "endHold", path: `/admin/animal/${id}#care` },
  });
  at("2026-11-04");
  await lift(stray);
  await expectWait({ phase: "quarantine", since: "2026-11-04", days: 0 });
  at("2026-11-05");
  await lift(quarantine);
  await expectWait({ phase: "treatment", since: "2026-11-05", owner: { role: "vet" } });
  at("2026-11-06");
  await lift(medical);
  at("2026-11-08");
  await expectWait({
    phase: "exam",
    since: "2026-11-06",
    days: 2,
    isNeedless: true,
    owner: { role: "caretaker", employeeId: cast.mainCaretaker.id },
  });
  await examine(id, "2026-11-08");
  await expectWait({
    phase: "profile",
    since: "2026-11-08",
    isNeedless: true,
    action: { name: "tell", path: `/admin/animal/edit/${id}` },
  });
  await tell(id);
  await expectWait({ phase: "unpublished", isNeedless: true });
  const foster = await post(`/api/animals/${id}/placements`, {
    kind: "foster",
    personName: "Ala Nowak",
    from: "2026-11-08",
  });
  await expectWait({ phase: "foster", since: "2026-11-08", owner: { role: "foster" } });
  at("2026-11-10");
  await post(`/api/placements/${foster.id}/end`);
  await client.put(`/api/animals/${id}`, { notForAdoption: false });
  await expectWait({ phase: "unasked", since: "2026-11-10", isNeedless: false, owner: { role: "visitors" } });

  at("2026-11-11");
  const { id: adoption } = await adoptionAt(shelter, cast, 1, cast.adopter, id);
  const path = `/admin/adoption/${adoption}`;
  await expectWait({ phase: "staff", step: "readApplication", since: "2026-11-11", isNeedless: true });
  const questions = await questionCount(shelter);
  const steps: [day: string, expected: Partial<Wait>][] = [
    ["2026-11-12", { phase: "adopter", step: "answer", since: "2026-11-12", action: { name: "answer", path } }],
    ["2026-11-13", { phase: "staff", step: "review", since: "2026-11-13" }],
    ["2026-11-14", { phase: "staff", step: "decide", since: "2026-11-14", action: { name: "decide", path } }],
    ["2026-11-15", { phase: "staff", step: "bookHomeCheck", since: "2026-11-15" }],
  ];
  for (const [n, [day, expected]] of steps.entries()) {
    at(day);
    const [action, by] = WAY[n] as (typeof WAY)[number];
    const moved = await cast[by].client.post(`/api/adoptions/${adoption}/${action}`, bodyOf(action, questions));
    expect(moved.statusCode, action).toBe(200);
    await expectWait(expected);
  }
  at("2026-11-16");
  const visitId = await addRow(shelter.db, "visits", {
    kind: "home_check",
    animal_id: id,
    user_id: cast.adopter.id,
    adoption_id: adoption,
    employee_id: cast.outsider.id,
    starts_at: new Date("2026-11-18T12:00:00Z"),
    minutes: 60,
    booked_at: shelter.clock.now(),
    told_at: shelter.clock.now(),
  });
  await expectWait({
    phase: "appointment",
    step: "visitHome",
    since: "2026-11-16",
    owner: { role: "staff", employeeId: cast.outsider.id },
  });
  at("2026-11-19");
  await expectWait({ phase: "staff", step: "bookHomeCheck", since: "2026-11-19" });
  await shelter.db.updateTable("visits").set({ state: "done" }).where("id", "=", visitId).execute();
  const [checked] = WAY.slice(4);
  await client.post(`/api/adoptions/${adoption}/${checked?.[0]}`, bodyOf("home-check/complete", questions));
  const now = await waitOf(id);
  if (now.step === "issueContract") {
    await client.post(`/api/adoptions/${adoption}/contract/issue`, bodyOf("contract/issue", questions));
  }
  await expectWait({ phase: "contract", step: "sign", since: "2026-11-19", owner: { role: "adopter" } });
  expect([...seen].toSorted()).toEqual([...WAIT_PHASES].toSorted());
  expect((await waitOf(id, cast.outsider)).action).toBeNull();
  await cast.adopter.client.post(`/api/adoptions/${adoption}/contract/accept`, { accepted: true });
  await expectWait({ phase: "contract", step: "fetch", owner: { role: "adopter" } });
  await handOver(cast, adoption);
  const gone = await client.get(`/api/animals/${id}/wait`);
  expect([gone.statusCode, gone.json()]).toEqual([200, null]);
});

test("The rounds have everybody in care: who only waits for us first, each the longest first, by phase and owner", async () => {
  at("2026-11-20");
  const late = await buildAnimal(shelter.db, { arrival_date: "2026-10-20", animal_group_id: cast.group });
  const unseen = await buildAnimal(shelter.db, { arrival_date: "2026-09-01" });
  const unasked = await buildAnimal(shelter.db, { arrival_date: "2026-01-01" });
  await examine(unasked, "2026-01-02");
  await tell(unasked);
  const gone = await buildAnimal(shelter.db, { status: "Left" });
  const archived = await buildAnimal(shelter.db, { archived_at: new Date() });
  const rounds = async (query = "", person = cast.admin) => {
    const list = (await person.client.get(`/api/waiting${query}`)).json();
    return { ...list, ids: list.items.map(({ animal }: WaitingAnimal) => animal.id) };
  };
  const all = await rounds();
  expect(all).toMatchObject({ ids: [unseen, late, unasked], totalCount: 3, needless: 2, page: 1 });
  expect(all.ids).not.toContain(gone);
  expect(all.ids).not.toContain(archived);
  expect(all.items[0]).toMatchObject({ phase: "exam", intakeOn: "2026-09-01", daysHere: 80, unit: null });
  expect(await rounds("?pageSize=1&page=2")).toMatchObject({ ids: [late], totalCount: 3 });
  expect(await rounds("?phase=unasked")).toMatchObject({ ids: [unasked], totalCount: 1, needless: 2 });
  expect(await rounds("?owner=caretaker")).toMatchObject({ ids: [unseen, late] });
  expect(await rounds("?owner=mine", cast.mainCaretaker)).toMatchObject({ ids: [late] });
  expect((await client.get("/api/waiting?phase=lost")).statusCode).toBe(400);
  expect((await cast.adopter.client.get("/api/waiting")).statusCode).toBe(403);
});

test("How many only wait for us is counted at most once a minute, for staff", async () => {
  at("2026-11-20", "12:00");
  const count = async () => (await client.get("/api/waiting/count")).json();
  const { needless } = (await client.get("/api/waiting")).json();
  expect(await count()).toEqual({ needless });
  await buildAnimal(shelter.db, { arrival_date: "2026-11-01" });
  expect(await count()).toEqual({ needless });
  at("2026-11-20", "12:01");
  expect(await count()).toEqual({ needless: needless + 1 });
  expect((await cast.adopter.client.get("/api/waiting/count")).statusCode).toBe(403);
});

test("What was decided on the rounds is kept in the animal's life with what it waited for", async () => {
  at("2026-11-20");
  const id = await buildAnimal(shelter.db, { arrival_date: "2026-11-10" });
  const noted = await cast.outsider.client.post(`/api/animals/${id}/round-notes`, { text: " To the vet on Monday. " });
  expect(noted.statusCode).toBe(201);
  const { items } = (await client.get(`/api/animals/${id}/life`)).json();
  expect(items.find(({ kind }: { kind: string }) => kind === "roundNote")).toMatchObject({
    title: "exam",
    details: { noteId: noted.json().id, text: "To the vet on Monday." },
  });
  const gone = await buildAnimal(shelter.db, { status: "Left" });
  const refused = [
    await client.post(`/api/animals/${id}/round-notes`, { text: " " }),
    await client.post(`/api/animals/${gone}/round-notes`, { text: "Gone." }),
    await cast.adopter.client.post(`/api/animals/${id}/round-notes`, { text: "Mine." }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 404, 403]);
});

test("A hold that is written while answers are kept is read as soon as it is there", async () => {
  at("2026-11-20");
  const id = await buildAnimal(shelter.db, { type: "Cat", arrival_date: "2026-11-10" });
  await keepAnswers(shelter.deps);
  const stay = await shelter.db.selectFrom("stays").select("id").where("animal_id", "=", id).executeTakeFirstOrThrow();
  const hold = { stay_id: stay.id, kind: "court" as const, from_on: "2026-11-12", recorded_at: shelter.clock.now() };
  await shelter.db.transaction().execute(async (tx) => {
    await tx.insertInto("holds").values(hold).execute();
    await keepAnswers(shelter.deps);
    expect((await waitOf(id)).phase).not.toBe("hold");
  });
  expect(await waitOf(id)).toMatchObject({ phase: "hold", since: "2026-11-12" });
  await keepAnswers(shelter.deps);
  expect(await waitOf(id)).toMatchObject({ phase: "hold", since: "2026-11-12" });
});
