import { expect, test } from "vitest";
import { adoptionAt, assembleCast, HANDED_OVER } from "../../support/adoption-cast.ts";
import { fieldsOf } from "../../support/answers.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { aUser } from "../../support/people.ts";
import { latestStayOf } from "../../support/stay-cast.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const staff = cast.outsider.client;

const correct = (id: number, body: object) => staff.put(`/api/stays/${id}`, body);
async function aStay(intake: object = {}) {
  const taken = await staff.post("/api/intakes", {
    name: "Figa",
    type: "Cat",
    intakeType: "owner_surrender",
    arrivalDate: "2026-11-10",
    ...intake,
  });
  expect(taken.statusCode).toBe(201);
  return latestStayOf(staff, taken.json().id);
}

test("a surrendered animal has no place where it was found, a stray has; who pays is kept", async () => {
  expect(await aStay({ paidBy: "Gmina Brzeziny" })).toMatchObject({ foundWhere: "", paidBy: "Gmina Brzeziny" });
  const stray = { name: "Figa", type: "Cat", intakeType: "stray", arrivalDate: "2026-11-10" };
  expect(fieldsOf(await staff.post("/api/intakes", stray))).toEqual(["whereFound"]);
});

test("what is sent is corrected, what is left out stays, and the register keeps its number", async () => {
  const before = await aStay({ broughtBy: "Ola", note: "In a basket." });
  const after = await correct(before.id, { paidBy: "Gmina Koluszki", broughtBy: "", foundOn: "2026-11-09" });
  expect(after.json()).toMatchObject({
    ...{ paidBy: "Gmina Koluszki", broughtBy: "", foundOn: "2026-11-09", intakeNote: "In a basket." },
    ...{ intakeType: "owner_surrender", registerNumber: before.registerNumber },
  });
  expect((await correct(before.id, { foundOn: null })).json().foundOn).toBeNull();
});

test("another day or way of coming needs a reason, which stands in the audit log; the day moves with the animal", async () => {
  const { id, animalId, registerNumber } = await aStay();
  for (const body of [{ intakeType: "stray" }, { intakeOn: "2026-11-08" }]) {
    expect(fieldsOf(await correct(id, body))).toEqual(["reason"]);
  }
  const corrected = await correct(id, { intakeType: "stray", intakeOn: "2026-11-08", reason: "Read the wrong form." });
  expect(corrected.json()).toMatchObject({ intakeType: "stray", intakeOn: "2026-11-08", registerNumber });
  expect((await staff.get(`/api/animals/${animalId}`)).json().arrivalDate).toBe("2026-11-08");
  const log = (await cast.admin.client.get(`/api/audit?subject=stay&subjectId=${id}&action=edit`)).json();
  expect(log.items[0].details).toMatchObject({ reason: "Read the wrong form." });
});

test("in another year the line of the register is struck out, and the stay gets a number of that year", async () => {
  const { id, registerNumber } = await aStay();
  const moved = await correct(id, { intakeOn: "2025-12-30", reason: "It came before New Year." });
  expect(moved.json().registerNumber).toMatch(/^2025\//);
  const [year, number] = registerNumber.split("/").map(Number);
  const struck = shelter.db.selectFrom("register_entries").select("is_struck");
  const line = struck.where("year", "=", year as number).where("number", "=", number as number);
  expect((await line.executeTakeFirstOrThrow()).is_struck).toBe(true);
});

test("a day to come, one after it was found or after a dose, and a dead arrival are refused at their field", async () => {
  const { id, animalId } = await aStay();
  const reason = "Wrong.";
  expect(fieldsOf(await correct(id, { intakeOn: "2026-11-21", reason }))).toEqual(["intakeOn"]);
  expect(fieldsOf(await correct(id, { foundOn: "2026-11-12" }))).toEqual(["foundOn"]);
  expect(fieldsOf(await correct(id, { intakeType: "dead_on_arrival", reason }))).toEqual(["intakeType"]);
  await staff.post(`/api/animals/${animalId}/placements`, { kind: "foster", personName: "Ola", from: "2026-11-11" });
  expect(fieldsOf(await correct(id, { intakeOn: "2026-11-15", reason }))).toEqual(["intakeOn"]);
  expect((await correct(999_999, {})).statusCode).toBe(404);
});

test("an intake that was a return is linked to the adoption before it, and a return stays one", async () => {
  const { id: adoptionId, animalId } = await adoptionAt(
    shelter,
    cast,
    HANDED_OVER,
    await aUser(shelter),
    await buildAnimal(shelter.db, { type: "Cat", animal_group_id: cast.group }),
  );
  const back = await staff.post(`/api/animals/${animalId}/stays`, { intakeType: "stray", intakeOn: "2026-11-20" });
  const { id } = back.json();
  const linked = await correct(id, { intakeType: "adoption_return", reason: "The adopter brought it." });
  expect(linked.json()).toMatchObject({ intakeType: "adoption_return", returnedAdoptionId: adoptionId });
  expect((await cast.admin.client.get(`/api/adoptions/${adoptionId}`)).json().returnedAt).not.toBeNull();
  expect((await correct(id, { intakeType: "stray", reason: "No." })).statusCode).toBe(409);
});
