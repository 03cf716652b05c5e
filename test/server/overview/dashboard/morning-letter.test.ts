import { expect, test } from "vitest";
import { writeMorningLetters } from "../../../../src/server/overview/dashboard/morning.letter.ts";
import { assembleCast, type Cast } from "../../support/adoption-cast.ts";
import { PUBLIC_URL, startAppForFile } from "../../support/app.ts";
import { buildAppointment, buildMessage } from "../../support/builders.ts";
import { lettersTo, type Person } from "../../support/people.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

const want = (person: Person, isOn: unknown) => person.client.put("/api/dashboard/morning/letter", { isOn });
const addTask = (title: string, more: object = {}) =>
  cast.admin.client.post("/api/tasks", { title, dueOn: "2026-11-19", ...more });
/** Runs the work at a time by the shelter's clock, in Poland in winter. */
async function run(day: string, time: string): Promise<number> {
  shelter.clock.set(new Date(`${day}T${time}:00+01:00`));
  return writeMorningLetters({ ...shelter, publicUrl: PUBLIC_URL });
}
const lettersInTheMorning = async (person: Person) =>
  (await lettersTo(shelter, person)).filter(({ text }) => text.includes("Good morning!"));
const employeesOf = ({ outsider, mainCaretaker }: Cast) => ({ asked: outsider, silent: mainCaretaker });

test("Adopters cannot ask for it, and a wrong choice is refused at its field", async () => {
  expect((await want(cast.adopter, true)).statusCode).toBe(403);
  const refused = await want(cast.admin, "often");
  expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, "isOn"]);
});

test("Who asked for it gets one letter at six with what waits for them and for anybody, and nobody else", async () => {
  const { asked, silent } = employeesOf(cast);
  expect((await want(asked, true)).statusCode).toBe(204);
  expect((await want(asked, true)).statusCode).toBe(204);
  expect((await asked.client.get("/api/dashboard/morning")).json().hasLetter).toBe(true);
  expect((await silent.client.get("/api/dashboard/morning")).json().hasLetter).toBe(false);
  await addTask("Ring the clinic", { assigneeId: asked.id });
  await addTask("Change the mats");
  await addTask("Not for them", { assigneeId: silent.id });
  await buildMessage(shelter.db);
  const at = new Date("2026-11-21T09:30:00Z");
  await buildAppointment(shelter.db, { employee_id: asked.id, date_of_appointment: at });
  expect(await run("2026-11-21", "05:59")).toBe(0);
  const twoServers = await Promise.all([run("2026-11-21", "06:01"), run("2026-11-21", "06:01")]);
  expect(twoServers.toSorted()).toEqual([0, 1]);
  expect(await run("2026-11-21", "07:01")).toBe(0);
  const [letter, ...others] = await lettersInTheMorning(asked);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("21 November 2026: 3 things wait for you");
  expect(letter?.text).toContain("10:30  ");
  expect(letter?.text).toContain("– Ring the clinic, 2 days late\n– Change the mats, 2 days late");
  expect(letter?.text).toContain(`${PUBLIC_URL}/admin`);
  for (const absent of ["Not for them", "wrote to us"]) expect(letter?.text).not.toContain(absent);
  expect(await lettersInTheMorning(silent)).toEqual([]);
});

test("No letter comes when nothing waits, when it was switched off, in the evening, or for who has left", async () => {
  const { silent: person } = employeesOf(cast);
  await want(person, true);
  // On the day on which it is switched on there is none.
  expect(await run("2026-11-21", "08:00")).toBe(0);
  await addTask("Sweep the yard", { assigneeId: person.id });
  expect(await run("2026-11-22", "12:00")).toBe(0);
  await want(person, false);
  expect(await run("2026-11-22", "06:30")).toBeLessThan(2);
  expect(await lettersInTheMorning(person)).toEqual([]);
  await want(person, true);
  await shelter.db.updateTable("employees").set({ archived_at: new Date() }).where("id", "=", person.id).execute();
  await run("2026-11-23", "06:30");
  expect(await lettersInTheMorning(person)).toEqual([]);
});
