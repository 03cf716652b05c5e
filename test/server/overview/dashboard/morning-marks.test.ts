import { expect, test } from "vitest";
import type { Morning, MorningKind } from "../../../../src/contract/overview/morning.ts";
import { deleteOldMarks } from "../../../../src/server/overview/dashboard/morning.commands.ts";
import { adoptionAt, assembleCast, type Cast } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildAppointment, buildMessage } from "../../support/builders.ts";
import { anEmployee } from "../../support/people.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
type Staff = Cast["admin"];

const itemOf = async (kind: MorningKind, id: number, person: Staff) => {
  const { items }: Morning = (await person.client.get("/api/dashboard/morning")).json();
  return items.find((item) => item.kind === kind && item.id === id);
};
const arrange = (how: "put-off" | "hand", body: object, person: Staff) =>
  person.client.post(`/api/dashboard/morning/${how}`, body);

test("Who puts an item off does not see it until that day; colleagues go on seeing it", async () => {
  const { outsider, admin } = cast;
  const id = await buildMessage(shelter.db);
  const until = (day: string | null) => arrange("put-off", { kind: "message", id, until: day }, outsider);
  expect(await itemOf("message", id, outsider)).toMatchObject({ arrangements: ["putOff", "hand"] });
  expect((await until("2026-11-21")).statusCode).toBe(204);
  expect(await itemOf("message", id, outsider)).toBeUndefined();
  expect(await itemOf("message", id, admin)).toBeDefined();
  // The day has come.
  await shelter.db.updateTable("morning_put_offs").set({ until_on: "2026-11-20" }).where("item_id", "=", id).execute();
  expect(await itemOf("message", id, outsider)).toBeDefined();
  expect((await until("2026-11-22")).statusCode).toBe(204);
  expect((await until(null)).statusCode).toBe(204);
  expect(await itemOf("message", id, outsider)).toBeDefined();
  for (const day of ["2026-11-20", "2026-12-21", "soon"]) {
    const refused = await until(day);
    expect([refused.statusCode, refused.json().errors[0].field], day).toEqual([400, "until"]);
  }
});

test("Late medicine and appointments cannot be put off, and nothing that does not wait", async () => {
  const { outsider } = cast;
  const animal = await buildAnimal(shelter.db);
  const planned = { kindId: 2, dueOn: "2026-11-20" };
  const dose = (await outsider.client.post(`/api/animals/${animal}/treatments`, planned)).json().id;
  const at = { employee_id: outsider.id, date_of_appointment: new Date("2026-11-20T12:00:00Z") };
  const appointment = await buildAppointment(shelter.db, at);
  const { id: others } = await adoptionAt(shelter, cast, 1);
  for (const [kind, id] of [
    ["treatment", dose],
    ["appointment", appointment],
    ["adoption", others],
    ["message", 999_999],
  ] as const) {
    const refused = await arrange("put-off", { kind, id, until: "2026-11-21" }, outsider);
    expect([refused.statusCode, refused.json().message], kind).toEqual([
      404,
      "This does not wait any more. Somebody may have done it meanwhile.",
    ]);
  }
  const byAdopter = await arrange("hand", { kind: "treatment", id: dose, employeeId: null }, cast.adopter);
  expect(byAdopter.statusCode).toBe(403);
});

test("What is handed to a colleague is theirs for everybody, until it is taken back or they have left", async () => {
  const { outsider, mainCaretaker, admin } = cast;
  const colleague = await anEmployee(shelter);
  const id = await buildMessage(shelter.db);
  const hand = (employeeId: number | null) => arrange("hand", { kind: "message", id, employeeId }, outsider);
  expect((await hand(colleague.id)).statusCode).toBe(204);
  const handedTo = { id: colleague.id, name: expect.any(String) };
  expect(await itemOf("message", id, outsider)).toMatchObject({ isMine: false, handedTo });
  expect(await itemOf("message", id, colleague)).toMatchObject({ isMine: true, handedTo });
  expect((await hand(mainCaretaker.id)).statusCode).toBe(204);
  expect(await itemOf("message", id, mainCaretaker)).toMatchObject({ isMine: true });
  expect((await hand(null)).statusCode).toBe(204);
  expect(await itemOf("message", id, mainCaretaker)).toMatchObject({ isMine: false, handedTo: null });
  await hand(colleague.id);
  await admin.client.delete(`/api/employees/${colleague.id}`);
  expect(await itemOf("message", id, outsider)).toMatchObject({ handedTo: null });
  const nobody = await hand(colleague.id);
  expect([nobody.statusCode, nobody.json().errors[0].field]).toEqual([400, "employeeId"]);
});

test("An appointment is of its employee, an adoption of those it is assigned to, an animal of its caretakers", async () => {
  const { mainCaretaker, admin } = cast;
  const at = { employee_id: mainCaretaker.id, date_of_appointment: new Date("2026-11-20T12:00:00Z") };
  const appointment = await buildAppointment(shelter.db, at);
  const { id: adoption } = await adoptionAt(shelter, cast, 1);
  const own = await buildAnimal(shelter.db, { animal_group_id: cast.group });
  const planned = { kindId: 2, dueOn: "2026-11-20" };
  const dose = (await admin.client.post(`/api/animals/${own}/treatments`, planned)).json().id;
  for (const [kind, id] of [
    ["appointment", appointment],
    ["adoption", adoption],
    ["treatment", dose],
  ] as const) {
    expect(await itemOf(kind, id, mainCaretaker), kind).toMatchObject({ isMine: true });
    expect(await itemOf(kind, id, admin), kind).toMatchObject({ isMine: false });
  }
});

test("What was arranged is deleted some time after its day", async () => {
  const { outsider } = cast;
  const id = await buildMessage(shelter.db);
  await arrange("put-off", { kind: "message", id, until: "2026-11-21" }, outsider);
  await arrange("hand", { kind: "message", id, employeeId: outsider.id }, outsider);
  const rows = async () => {
    const [put, handed] = await Promise.all([
      shelter.db.selectFrom("morning_put_offs").where("item_id", "=", id).select("kind").execute(),
      shelter.db.selectFrom("morning_handovers").where("item_id", "=", id).select("kind").execute(),
    ]);
    return [put.length, handed.length];
  };
  await deleteOldMarks(shelter.db, new Date("2026-11-21T12:00:00Z"));
  expect(await rows()).toEqual([1, 1]);
  await deleteOldMarks(shelter.db, new Date("2026-11-23T12:00:00Z"));
  expect(await rows()).toEqual([0, 1]);
  await deleteOldMarks(shelter.db, new Date("2027-03-01T12:00:00Z"));
  expect(await rows()).toEqual([0, 0]);
});
