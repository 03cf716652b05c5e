import { expect, test } from "vitest";
import type { AnimalRow } from "../../../../src/contract/animals/animal-rows.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildAppointment } from "../../support/builders.ts";
import { anEmployee, aUser } from "../../support/people.ts";

const shelter = await startAppForFile();
const { db, clock } = shelter;
clock.set(new Date("2026-11-20T11:00:00Z"));
const { client } = await anEmployee(shelter);
const rows = async (...ids: number[]): Promise<AnimalRow[]> =>
  (await client.get(`/api/animal-rows?ids=${ids.join(",")}`)).json().items;
const post = async (path: string, body: object) => {
  const answer = await client.post(path, body);
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
  return answer.json();
};

test("an animal's row says how long it is here and where, what it waits for, what is due and what it weighs", async () => {
  const id = await buildAnimal(db, { arrival_date: "2026-11-01" });
  const house = { name: "Rows", kind: "kennel", units: [{ name: "R1", capacity: 2 }] };
  const { units } = await post("/api/locations", house);
  await client.put(`/api/animals/${id}/unit`, { unitId: units[0].id });
  await post(`/api/animals/${id}/weights`, { on: "2026-11-02", kg: 20 });
  await post(`/api/animals/${id}/weights`, { on: "2026-11-12", kg: 17.5 });
  const { items: kinds } = (await client.get("/api/treatment-kinds")).json();
  const kind = kinds.find(({ category }: { category: string }) => category === "vaccine");
  clock.set(new Date("2026-11-18T11:00:00Z"));
  await post(`/api/animals/${id}/treatments`, { kindId: kind.id, dueOn: "2026-11-18" });
  clock.set(new Date("2026-11-20T11:00:00Z"));
  const [row] = await rows(id);
  expect(row).toMatchObject({
    id,
    daysHere: 19,
    unit: { unitId: units[0].id, unit: "R1", location: "Rows" },
    placement: null,
    wait: { phase: "exam", days: 19 },
    due: { on: "2026-11-18", isOverdue: true, title: kind.name, dose: { kind: { id: kind.id } }, appointmentId: null },
    weight: { kg: 17.5, on: "2026-11-12", change: -12.5, isLoss: true },
    actions: ["edit", "note", "weigh", "treat", "move", "addAppointment"],
  });
  await post(`/api/treatments/give`, { treatmentIds: [row?.due?.dose?.id], on: "2026-11-20", batch: "B1" });
  const appointment = await buildAppointment(db, {
    animal_id: id,
    date_of_appointment: new Date("2026-11-21T08:00:00Z"),
  });
  expect((await rows(id))[0]?.due).toMatchObject({
    on: "2026-11-21",
    isOverdue: false,
    dose: null,
    appointmentId: appointment,
  });
});

test("rows come in the order asked for; of one that has left there is less, and those that are deleted or unknown are left out", async () => {
  const here = await buildAnimal(db);
  const left = await buildAnimal(db, { status: "Adopted" });
  const deleted = await buildAnimal(db, { archived_at: new Date() });
  const answer = await rows(left, deleted, 999_999, here);
  expect(answer.map(({ id }) => id)).toEqual([left, here]);
  expect(answer[0]).toMatchObject({ daysHere: null, unit: null, wait: null, actions: ["edit", "weigh", "treat"] });
});

test("rows are for staff, and at most a hundred at once", async () => {
  const { client: user } = await aUser(shelter);
  expect((await user.get("/api/animal-rows?ids=1")).statusCode).toBe(403);
  const many = Array.from({ length: 101 }, (_, n) => n + 1);
  for (const wrong of ["", "a", many.join(",")])
    expect((await client.get(`/api/animal-rows?ids=${wrong}`)).statusCode).toBe(400);
});
