import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { planAllTreatments } from "../../../../src/server/animals/treatments/treatment.planning.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { anAdmin, anEmployee } from "../../support/people.ts";
import { TODAY } from "./treatment-cast.ts";

const shelter = await startAppForFile();
const [admin, other, employee] = [await anAdmin(shelter), await anAdmin(shelter), await anEmployee(shelter)];
/** As a new shelter has it. */
afterEach(async () => {
  await shelter.db.updateTable("shelter").set({ vet: "" }).execute();
  await shelter.db.deleteFrom("treatments").execute();
  await shelter.db.updateTable("treatment_rules").set({ active_since: null, decided_at: null }).execute();
});

const save = (vet: string, was = "", { client } = admin) => client.put("/api/shelter/vet", { vet, was: { vet: was } });
const readVet = async ({ client } = employee) => (await client.get("/api/shelter/vet")).json();
const switchOff = (ruleIds: number[], { client } = admin) =>
  client.post("/api/treatment-rules/switch-off", { ruleIds });
type Rule = { id: number; activeSince: string | null };
async function rules(): Promise<Rule[]> {
  const { items } = (await admin.client.get("/api/treatment-kinds")).json();
  return items.flatMap((kind: { rules: Rule[] }) => kind.rules);
}
const idsOf = (on: readonly { id: number }[]) => on.map(({ id }) => id).sort((one, next) => one - next);
const switchRule = (id: number, isActive: boolean) => admin.client.put(`/api/treatment-rules/${id}`, { isActive });
const plannedOf = async (animal: number) =>
  (await admin.client.get(`/api/animals/${animal}/treatments`)).json().items.length;

test("saying who the vet is switches on the rules that nobody has decided on, and doses are planned", async () => {
  expect(await readVet()).toEqual({ vet: "", actions: [] });
  const all = await rules();
  const [off] = all as [Rule];
  await switchRule(off.id, true);
  await switchRule(off.id, false);
  const dog = await buildAnimal(shelter.db, { arrival_date: TODAY });
  const { statusCode, ...answer } = await save(" Dr Maj, Lecznica Łapa ");
  const { vet, switchedOn } = answer.json();
  expect([statusCode, vet]).toEqual([200, "Dr Maj, Lecznica Łapa"]);
  expect(idsOf(switchedOn)).toEqual(idsOf(all.filter(({ id }) => id !== off.id)));
  expect(new Set(switchedOn.map(({ kind }: { kind: string }) => kind))).toContain("Deworming");
  expect((await rules()).filter(({ activeSince }) => activeSince === null).map(({ id }) => id)).toEqual([off.id]);
  const { rows } = await sql`select from pgboss.job where name = 'treatments'`.execute(shelter.db);
  expect(rows.length).toBeGreaterThan(0);
  await planAllTreatments(shelter);
  expect(await plannedOf(dog)).toBeGreaterThan(1);
  expect(await readVet()).toEqual({ vet: "Dr Maj, Lecznica Łapa", actions: [] });
  const { items } = (await admin.client.get("/api/audit?subject=treatment%20rule")).json();
  expect(items[0]).toMatchObject({ action: "edit", after: { activeSince: TODAY } });
  const [saved] = (await admin.client.get("/api/audit?subject=shelter")).json().items;
  expect(saved).toMatchObject({ before: { vet: "" }, after: { vet: "Dr Maj, Lecznica Łapa" } });
});

test("what it has switched on is taken back with what was planned; then it stays off", async () => {
  const dog = await buildAnimal(shelter.db, { arrival_date: TODAY });
  const { switchedOn } = (await save("Dr Maj")).json();
  await planAllTreatments(shelter);
  const ids = idsOf(switchedOn);
  const [kept, ...rest] = ids as [number, ...number[]];
  await switchRule(kept, true);
  expect((await switchOff(ids)).json()).toEqual({ switchedOff: rest });
  await planAllTreatments(shelter);
  expect((await rules()).filter(({ activeSince }) => activeSince).map(({ id }) => id)).toEqual([kept]);
  expect(await plannedOf(dog)).toBeLessThan(2);
  expect((await switchOff(ids)).json()).toEqual({ switchedOff: [] });
  expect((await save("Dr Zima", "Dr Maj")).json()).toEqual({ vet: "Dr Zima", switchedOn: [] });
  expect((await readVet()).vet).toBe("Dr Zima");
});

test("nothing is planned behind the back of who takes it back while a server plans", async () => {
  const dogs = await Promise.all(Array.from({ length: 8 }, () => buildAnimal(shelter.db, { arrival_date: TODAY })));
  const ids = idsOf((await save("Dr Maj")).json().switchedOn);
  await Promise.all([planAllTreatments(shelter), planAllTreatments(shelter), switchOff(ids)]);
  for (const dog of dogs) expect(await plannedOf(dog)).toBe(0);
});

test("of two people at once the rules are switched on by one, and nobody's name is written over unseen", async () => {
  const answers = await Promise.all([save("Dr Maj"), save("Dr Zima", "", other)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  const { vet } = await readVet();
  expect(refused?.json()).toMatchObject({ code: "changed", present: { vet } });
  const again = await save("Dr Las", vet, other);
  expect(again.json()).toEqual({ vet: "Dr Las", switchedOn: [] });
  expect((await save("")).json().present).toEqual({ vet: "Dr Las" });
  expect((await save("", "Dr Las")).json()).toEqual({ vet: "", switchedOn: [] });
});

test("a name of more than 200 signs is refused, an empty one switches nothing on, and only admins say it", async () => {
  expect((await save("x".repeat(201))).json().errors[0].field).toBe("vet");
  expect((await save("")).json()).toEqual({ vet: "", switchedOn: [] });
  expect((await save("x".repeat(200))).statusCode).toBe(200);
  expect((await save("Dr Maj", "", employee)).statusCode).toBe(403);
  expect((await switchOff([1], employee)).statusCode).toBe(403);
  expect((await switchOff([])).statusCode).toBe(400);
  expect(await readVet(admin)).toMatchObject({ actions: ["edit"] });
});
