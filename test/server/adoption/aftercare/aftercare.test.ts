import { afterEach, expect, test } from "vitest";
import { remindAdopters } from "../../../../src/server/adoption/aftercare/aftercare.reminders.ts";
import { planAllTreatments } from "../../../../src/server/animals/treatments/treatment.planning.ts";
import { adoptionAt, assembleCast, handOver } from "../../support/adoption-cast.ts";
import { NOON, PUBLIC_URL, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { tokenOfLink } from "../../support/link-tokens.ts";
import { aUser, lettersTo, type Person } from "../../support/people.ts";
import { latestStayOf } from "../../support/stay-cast.ts";

const TODAY = "2026-11-20";
const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
await shelter.db.updateTable("treatment_rules").set({ active_since: "2024-01-01" }).execute();
afterEach(() => shelter.clock.set(NOON));

/** An adopter whose dog was dewormed today, so that it is due again in two weeks. */
async function anAdopter(): Promise<{ adopter: Person; id: number; animalId: number }> {
  const adopter = await aUser(shelter);
  const dog = await buildAnimal(shelter.db, { animal_group_id: cast.group });
  const { id, animalId } = await adoptionAt(shelter, cast, 6, adopter, dog);
  await planAllTreatments(shelter);
  const { items } = (await cast.admin.client.get(`/api/animals/${animalId}/treatments`)).json();
  const worms = items.find(({ kind }: { kind: { name: string } }) => kind.name === "Deworming");
  await cast.admin.client.post("/api/treatments/give", { treatmentIds: [worms.id], on: TODAY });
  const accepted = await adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
  expect(accepted.statusCode).toBe(200);
  await handOver(cast, id);
  return { adopter, id, animalId };
}
const remind = ({ adopter, id }: { adopter: Person; id: number }, reminders = true) =>
  adopter.client.put(`/api/adoptions/${id}/aftercare`, { reminders });
const run = () => remindAdopters({ ...shelter, publicUrl: PUBLIC_URL });
const remindersTo = async (person: Person) =>
  (await lettersTo(shelter, person)).filter((letter) => letter.at_most_once);

test("the card has what was given and what comes next, for who may read the adoption", async () => {
  const home = await anAdopter();
  const path = `/api/adoptions/${home.id}/aftercare`;
  const card = (await home.adopter.client.get(path)).json();
  expect(card).toEqual({
    next: [
      { kind: "DA2PP vaccine", dueOn: "2026-10-01" },
      { kind: "Rabies vaccine", dueOn: "2026-10-01" },
      { kind: "Deworming", dueOn: "2026-12-04" },
    ],
    given: [{ kind: "Deworming", givenOn: TODAY, batch: "" }],
    reminders: false,
    actions: ["remind"],
  });
  expect((await cast.admin.client.get(path)).json().actions).toEqual([]);
  expect((await cast.stranger.client.get(path)).statusCode).toBe(404);
  expect((await cast.stranger.client.put(path, { reminders: true })).statusCode).toBe(404);
  expect((await home.adopter.client.put(path, { reminders: "often" })).json().errors[0].field).toBe("reminders");
  const letter = (await lettersTo(shelter, home.adopter)).at(-1);
  expect(letter?.text).toContain("Deworming: 4 December 2026");
});

test("who asked for it gets one letter, in their language, however many servers write and however often", async () => {
  const home = await anAdopter();
  const silent = await anAdopter();
  await shelter.db.updateTable("accounts").set({ language: "pl" }).where("id", "=", home.adopter.accountId).execute();
  expect((await remind(home)).json().reminders).toBe(true);
  const written = await Promise.all([run(), run(), run()]);
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await run()).toBe(0);
  const [letter, ...more] = await remindersTo(home.adopter);
  expect(more).toEqual([]);
  expect(letter?.text).toContain("Odrobaczenie: 4 grudnia 2026");
  expect(letter?.unsubscribe_url).toMatch(/^http:\/\/shelter\.test\/api\/aftercare\/end\?token=/);
  expect(await remindersTo(silent.adopter)).toEqual([]);
});

test("nothing is written for a later dose, after the link has ended it, or when the animal came back", async () => {
  const [ended, returned] = [await anAdopter(), await anAdopter()];
  await remind(ended);
  await remind(returned);
  shelter.clock.set(new Date("2026-11-10T11:00:00Z"));
  expect(await run()).toBe(0);
  shelter.clock.set(NOON);
  const link = `/api/aftercare/end?token=${await tokenOfLink(shelter, "end reminders", ended.id)}`;
  const asked = await shelter.app.inject(link);
  const page = String(asked.headers.location);
  expect([asked.statusCode, page]).toEqual([303, expect.stringMatching(/^\/reminders\/end\?token=/)]);
  expect((await shelter.app.inject(page)).body).toContain(`action="${link}"`);
  const isOn = async () => (await ended.adopter.client.get(`/api/adoptions/${ended.id}/aftercare`)).json().reminders;
  expect(await isOn()).toBe(true);
  const clicked = await shelter.app.inject({ method: "POST", url: link });
  expect([clicked.statusCode, clicked.headers.location]).toEqual([303, "/reminders/ended"]);
  expect((await shelter.app.inject("/reminders/ended")).body).toContain("No more reminders");
  expect((await shelter.app.inject("/api/aftercare/end?token=nonsense")).statusCode).toBe(303);
  expect(await isOn()).toBe(false);
  const back = await cast.admin.client.post(`/api/animals/${returned.animalId}/stays`, {
    intakeType: "adoption_return",
    intakeOn: TODAY,
  });
  expect(back.statusCode).toBe(201);
  expect((await latestStayOf(cast.admin.client, returned.animalId)).outcomeOn).toBeNull();
  expect(await run()).toBe(0);
  expect((await remind(returned)).statusCode).toBe(409);
});

test("a mail program's button ends it, the export of personal data has it, and a closed account keeps none", async () => {
  const home = await anAdopter();
  await remind(home);
  const reminder = shelter.db.selectFrom("aftercare_reminders").selectAll().where("adoption_id", "=", home.id);
  await reminder.executeTakeFirstOrThrow();
  const token = await tokenOfLink(shelter, "end reminders", home.id);
  const pressed = await shelter.app.inject({
    method: "POST",
    url: `/api/aftercare/end?token=${token}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  const { adoptions } = (await home.adopter.client.get("/api/users/me/export")).json();
  const times = { askedAt: NOON.toISOString(), endedAt: NOON.toISOString() };
  expect(adoptions).toMatchObject([{ id: home.id, reminders: times }]);
  expect([pressed.statusCode, (await reminder.executeTakeFirstOrThrow()).ended_at]).toEqual([200, NOON]);
  await cast.admin.client.post(`/api/users/${home.adopter.id}/close`);
  expect(await reminder.execute()).toEqual([]);
});

test("reminders that are asked for while the account is being closed are not kept", async () => {
  const home = await anAdopter();
  const closed = cast.admin.client.post(`/api/users/${home.adopter.id}/close`);
  await Promise.all([closed, remind(home), remind(home)]);
  expect((await closed).statusCode).toBe(204);
  const kept = shelter.db.selectFrom("aftercare_reminders").selectAll().where("adoption_id", "=", home.id);
  expect(await kept.execute()).toEqual([]);
});

test("a reminder that cannot be written leaves the others written, is reported, and is written by the next try", async () => {
  const [first, second] = [await anAdopter(), await anAdopter()];
  for (const home of [first, second]) await remind(home);
  await shelter.pool.query(`
    create function refuse_letter() returns trigger language plpgsql as
      $$ begin if new.account_id = ${first.adopter.accountId} then raise 'a full disk'; end if; return new; end $$;
    create trigger refuse_letter before insert on letters for each row execute function refuse_letter()`);
  await expect(run()).rejects.toThrow(`1 of 2 were not written to: adoption ${first.id}: a full disk`);
  await shelter.pool.query("drop trigger refuse_letter on letters");
  expect([(await remindersTo(first.adopter)).length, (await remindersTo(second.adopter)).length]).toEqual([0, 1]);
  expect(await run()).toBe(1);
  expect((await remindersTo(first.adopter)).length).toBe(1);
});
