import { expect, test } from "vitest";
import { remindToFetch } from "../../../../src/server/adoption/handover/handover.tasks.ts";
import { adoptionAt, assembleCast, HANDED_OVER } from "../../support/adoption-cast.ts";
import { violatedInvariants } from "../../support/adoption-invariants.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { wordsOf } from "../../support/pdf-text.ts";
import { anAdmin, anEmployee, aUser, lettersTo } from "../../support/people.ts";
import { latestStayOf } from "../../support/stay-cast.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const { admin } = cast;
const staff = admin.client;
const work = { ...shelter.deps, publicUrl: "https://shelter.example" };

const read = async (id: number) => (await staff.get(`/api/adoptions/${id}`)).json();
const animalOf = async (id: number) => (await staff.get(`/api/animals/${id}`)).json();
const handOver = (id: number, body: object = {}, by = admin) => by.client.post(`/api/adoptions/${id}/hand-over`, body);
const undo = (id: number, by = admin) => by.client.post(`/api/adoptions/${id}/hand-over/undo`);
const callOff = (id: number) => staff.post(`/api/adoptions/${id}/hand-over/call-off`, { reason: "Nobody came." });
const at = (path: string, animalId: number) =>
  staff.get(path).then((answer) => answer.json().animals.find(({ id }: { id: number }) => id === animalId));
const outcome = (stay: number, body: object) =>
  staff.post(`/api/stays/${stay}/outcome`, { outcomeOn: "2026-11-20", ...body });

/** An adopted cat that waits in a unit, with a dose that is due. */
async function waitingCat() {
  const adopter = await aUser(shelter);
  const { id, animalId } = await adoptionAt(shelter, cast, 6, adopter);
  const location = await staff.post("/api/locations", {
    name: `House ${id}`,
    kind: "cattery",
    units: [{ name: "1", capacity: 2 }],
  });
  const unitId: number = location.json().units[0].id;
  expect((await staff.put(`/api/animals/${animalId}/unit`, { unitId })).statusCode).toBe(200);
  const kinds = (await staff.get("/api/treatment-kinds")).json().items;
  const kind = kinds.find(({ species }: { species: string | null }) => species !== "Dog");
  const dose = await staff.post(`/api/animals/${animalId}/treatments`, { kindId: kind.id, dueOn: "2026-11-20" });
  expect(dose.statusCode).toBe(201);
  const accepted = await adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
  expect(accepted.json()).toMatchObject({ outcome: "completed", handover: { state: "waiting", actions: [] } });
  const stay = await latestStayOf(staff, animalId);
  return { id, animalId, adopter, unitId, stay };
}

test("after the contract the animal is adopted, and stays in its unit, on the round, on the board and with its doses", async () => {
  const { id, animalId, unitId, stay } = await waitingCat();
  expect(await animalOf(animalId)).toMatchObject({ status: "Adopted", stay: { outcomeOn: null } });
  expect(stay).toMatchObject({ outcomeOn: null, adoptionId: null });
  expect(await at("/api/board", animalId)).toMatchObject({ unitId, fetching: { adoptionId: id }, due: [{}] });
  expect(await at("/api/rounds", animalId)).toMatchObject({ unitId, fetching: { adoptionId: id }, doses: [{}] });
  const due = (await staff.get("/api/treatments?due=today&pageSize=100")).json().items;
  expect(due.some((dose: { animal: { id: number } }) => dose.animal.id === animalId)).toBe(true);
  const shown = (await cast.visitor.get("/api/animals?pageSize=500")).json().items;
  expect(shown.map((one: { id: number }) => one.id)).not.toContain(animalId);
  const here = (await staff.get("/api/animals?here=true&pageSize=500")).json().items;
  expect(here.map((one: { id: number }) => one.id)).toContain(animalId);
  expect((await staff.get(`/api/animals/${animalId}/wait`)).json()).toMatchObject({
    phase: "contract",
    step: "fetch",
    owner: { role: "adopter" },
    action: { adoptionId: id },
  });
  const card = await staff.get(`/api/kennel-cards?ids=${animalId}&paper=a5`);
  expect(wordsOf(card.rawPayload)).toContain("Adopted: waits to be fetched");
  expect(await violatedInvariants(shelter.db)).toEqual([]);
});

test("the paper of a handover names what is still to be given, in the adopter's language, and nothing that staff noted", async () => {
  const { id, animalId, adopter } = await waitingCat();
  const paper = async (by = staff) => by.get(`/api/adoptions/${id}/hand-over/paper`);
  const { name } = await animalOf(animalId);
  const waiting = wordsOf((await paper()).rawPayload);
  expect(waiting).toContain(`Handover of ${name}`);
  expect(waiting).toContain("20 Nov 2026");
  expect(waiting).toContain("Day of the handover");
  expect((await paper(adopter.client)).statusCode).toBe(403);
  await adopter.client.put("/api/users/me", { language: "pl" });
  await handOver(id, { note: "They were late twice." });
  const answer = await paper();
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const words = wordsOf(answer.rawPayload);
  expect(words).toContain(`Protokół wydania: ${name}`);
  expect(words).toContain("20 lis 2026");
  expect(words).not.toContain("They were late twice.");
  const { id: before } = await adoptionAt(shelter, cast, 5, await aUser(shelter));
  expect((await staff.get(`/api/adoptions/${before}/hand-over/paper`)).statusCode).toBe(404);
});

test("whoever stands at the counter hands it over: the stay ends on that day, with the doses for its new home", async () => {
  const { id, animalId, adopter } = await waitingCat();
  shelter.clock.set(new Date("2026-11-22T11:00:00Z"));
  // Sessions of staff end in the night.
  const counter = await anEmployee(shelter);
  const handed = await handOver(id, { on: "2026-11-21", note: "With the blue basket." }, counter);
  expect(handed.json()).toMatchObject({
    outcome: "completed",
    handover: { state: "handedOver", on: "2026-11-21", days: 1 },
  });
  expect(handed.json().history.at(-1)).toMatchObject({ event: "hand-over", note: "With the blue basket." });
  expect((await handOver(id, {}, counter)).json()).toMatchObject({
    status: 409,
    message: expect.stringContaining("2026-11-21"),
  });
  shelter.clock.set(NOON);
  expect(await latestStayOf(staff, animalId)).toMatchObject({
    outcomeOn: "2026-11-21",
    outcomeType: "adoption",
    adoptionId: id,
  });
  expect(await at("/api/board", animalId)).toBeUndefined();
  const letter = (await lettersTo(shelter, adopter)).at(-1);
  expect(letter?.subject).toContain("is coming home");
  expect((await adopter.client.get(`/api/adoptions/${id}/aftercare`)).json().next).toHaveLength(1);
});

test("aftercare and the card of the homecoming follow the handover", async () => {
  const { id, adopter } = await waitingCat();
  expect((await adopter.client.get(`/api/adoptions/${id}/aftercare`)).statusCode).toBe(404);
  expect((await adopter.client.get(`/api/adoptions/${id}/homecoming-card`)).statusCode).toBe(404);
  await handOver(id);
  expect((await adopter.client.get(`/api/adoptions/${id}/aftercare`)).statusCode).toBe(200);
});

test("a day before the contract, one to come, and a hold are refused", async () => {
  const { id, animalId } = await waitingCat();
  for (const on of ["2026-11-19", "2026-11-21"]) {
    expect((await handOver(id, { on })).json()).toMatchObject({ status: 400, errors: [{ field: "on" }] });
  }
  await staff.post(`/api/animals/${animalId}/holds`, { kind: "medical", from: "2026-11-20" });
  expect((await handOver(id)).statusCode).toBe(409);
  expect((await read(id)).handover.state).toBe("waiting");
});

test("it is taken back on the same day, into its unit and with its doses; later only a return helps", async () => {
  const { id, animalId, unitId } = await waitingCat();
  await handOver(id);
  expect((await read(id)).handover.actions).toEqual(["undo"]);
  const undone = await undo(id);
  expect(undone.json().handover).toMatchObject({ state: "waiting", on: null });
  expect(await at("/api/board", animalId)).toMatchObject({ unitId, due: [{}] });
  expect((await undo(id)).statusCode).toBe(409);
  await handOver(id);
  shelter.clock.set(new Date("2026-11-21T11:00:00Z"));
  const late = await undo(id, await anAdmin(shelter));
  expect(late.json()).toMatchObject({ status: 409, message: expect.stringContaining("return") });
  shelter.clock.set(NOON);
});

test("the adopter who never comes: the adoption ends, the animal is offered again, and others may reserve it", async () => {
  const { id, animalId, adopter } = await waitingCat();
  const ended = await callOff(id);
  expect(ended.json()).toMatchObject({ outcome: "withdrawn", handover: null });
  expect(ended.json().history.at(-1)).toMatchObject({ event: "hand-over/call-off", note: "Nobody came." });
  expect((await animalOf(animalId)).status).toBe("Available");
  expect((await lettersTo(shelter, adopter)).at(-1)?.subject).toContain("has ended");
  expect((await handOver(id)).statusCode).toBe(409);
  const next = await adoptionAt(shelter, cast, HANDED_OVER, await aUser(shelter), animalId);
  expect((await read(next.id)).handover.state).toBe("handedOver");
  expect(await violatedInvariants(shelter.db)).toEqual([]);
});

test("Available in the animal's form ends the adoption as well, and Adopted changes nothing", async () => {
  const { id, animalId } = await waitingCat();
  const set = (status: string) => staff.put(`/api/animals/${animalId}`, { status });
  expect((await set("Adopted")).statusCode).toBe(200);
  expect((await read(id)).handover.state).toBe("waiting");
  expect((await set("Available")).json().status).toBe("Available");
  expect((await read(id)).outcome).toBe("withdrawn");
});

test("an outcome of a waiting animal: adopted is said in the adoption, a death ends it", async () => {
  const { id, animalId, stay, adopter } = await waitingCat();
  expect((await outcome(stay.id, { outcomeType: "adoption" })).json()).toMatchObject({
    status: 409,
    message: expect.stringContaining("waits to be fetched"),
  });
  expect((await outcome(stay.id, { outcomeType: "died" })).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({
    outcome: "withdrawn",
    history: expect.arrayContaining([expect.objectContaining({ event: "left" })]),
  });
  expect((await animalOf(animalId)).status).toBe("Left");
  expect((await lettersTo(shelter, adopter)).at(-1)?.subject).toContain("Your application");
  expect((await handOver(id)).statusCode).toBe(409);
});

test("at once: of two handovers one succeeds, and neither a death nor a taking back comes between", async () => {
  const { id } = await waitingCat();
  const two = await Promise.all([handOver(id), handOver(id)]);
  expect(two.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  const ended = await waitingCat();
  const both = await Promise.all([handOver(ended.id), callOff(ended.id)]);
  expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  const dead = await waitingCat();
  const last = await Promise.all([handOver(dead.id), outcome(dead.stay.id, { outcomeType: "died" })]);
  expect(last.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  expect(await violatedInvariants(shelter.db)).toEqual([]);
});

test("who waits for an animal keeps their account, and the animal is not deleted", async () => {
  const { id, animalId, adopter } = await waitingCat();
  expect((await staff.delete(`/api/animals/${animalId}`)).statusCode).toBe(409);
  expect((await staff.delete(`/api/users/${adopter.id}`)).json().message).toContain("waits for this person");
  expect((await staff.post(`/api/users/${adopter.id}/close`, {})).statusCode).toBe(409);
  await handOver(id);
  expect((await staff.delete(`/api/users/${adopter.id}`)).statusCode).toBe(204);
});

test("a time to fetch it stands in the calendar and the morning list, and is told to the adopter; it can be moved", async () => {
  const { id, animalId, adopter } = await waitingCat();
  const agree = (startsAt: string) => staff.put(`/api/adoptions/${id}/fetching`, { startsAt });
  expect((await agree("2026-11-20T08:00")).json()).toMatchObject({ status: 400, errors: [{ field: "startsAt" }] });
  expect((await agree("2026-11-20T15:00")).json().handover.fetching.startsAt).toBe("2026-11-20T14:00:00.000Z");
  expect((await lettersTo(shelter, adopter)).at(-1)).toMatchObject({ subject: expect.stringContaining("Fetching") });
  expect((await adopter.client.get(`/api/adoptions/${id}`)).json().handover.fetching.startsAt).toBe(
    "2026-11-20T14:00:00.000Z",
  );
  expect((await agree("2026-11-20T16:30")).json().handover.fetching.startsAt).toBe("2026-11-20T15:30:00.000Z");
  const days = (await staff.get("/api/calendar?from=2026-11-20&to=2026-11-20")).json().items;
  expect(days.filter((one: { kind: string; animalId: number }) => one.animalId === animalId)).toMatchObject([
    { kind: "fetching" },
  ]);
  const morning = (await staff.get("/api/dashboard/morning")).json().items;
  expect(morning.find((one: { kind: string; id: number }) => one.kind === "handover" && one.id === id)).toMatchObject({
    animalId,
    startsAt: "2026-11-20T15:30:00.000Z",
    isLate: false,
  });
  await handOver(id);
  const [visit] = await shelter.db
    .selectFrom("visits")
    .select("state")
    .where("adoption_id", "=", id)
    .where("kind", "=", "fetching")
    .execute();
  expect(visit?.state).toBe("done");
});

test("an animal that is not fetched in time is one task, and one letter to an adopter who has agreed on no time", async () => {
  const { id, animalId, adopter } = await waitingCat();
  const agreed = await waitingCat();
  const tasks = () => shelter.db.selectFrom("tasks").select("title").where("animal_id", "=", animalId).execute();
  const letters = async (to = adopter) =>
    (await lettersTo(shelter, to)).filter(({ subject }) => subject.endsWith("is waiting for you"));
  await remindToFetch(work);
  expect(await tasks()).toEqual([]);
  await staff.put(`/api/adoptions/${agreed.id}/fetching`, { startsAt: "2026-12-06T10:00" });
  shelter.clock.set(new Date("2026-12-05T11:00:00Z"));
  const { client } = await anAdmin(shelter);
  expect((await client.get(`/api/adoptions/${id}`)).json().handover).toMatchObject({ days: 15, isLate: true });
  await Promise.all([remindToFetch(work), remindToFetch(work)]);
  await remindToFetch(work);
  expect(await tasks()).toHaveLength(1);
  expect(await letters()).toHaveLength(1);
  expect(await letters(agreed.adopter)).toEqual([]);
  shelter.clock.set(NOON);
});

test("an animal that lives with the adopter already is handed over with the contract", async () => {
  const adopter = await aUser(shelter);
  const { id, animalId } = await adoptionAt(shelter, cast, 6, adopter);
  const home = { kind: "trial_adoption", userId: adopter.id, from: "2026-11-20" };
  expect((await staff.post(`/api/animals/${animalId}/placements`, home)).statusCode).toBe(201);
  await adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
  expect((await read(id)).handover).toMatchObject({ state: "handedOver", on: "2026-11-20" });
});

test("by the shelter's rule the contract does both at once", async () => {
  const rule = (handover: string) => staff.put("/api/shelter", { rules: { handover } }, { "if-match": "*" });
  expect((await rule("never")).json()).toMatchObject({ status: 400, errors: [{ field: "rules.handover" }] });
  expect((await rule("atContract")).statusCode).toBe(200);
  const { id, animalId } = await adoptionAt(shelter, cast, 7, await aUser(shelter));
  expect((await read(id)).handover).toMatchObject({ state: "handedOver", days: 0 });
  expect(await latestStayOf(staff, animalId)).toMatchObject({ outcomeOn: "2026-11-20", adoptionId: id });
  await rule("whenFetched");
});
