import { describe, expect, test } from "vitest";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildEmployee, buildJob, buildJobApplication } from "../../support/builders.ts";
import { addRow, addRows, rowOf } from "../../support/rows.ts";
import { latestStayOf } from "../../support/stay-cast.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const { client } = cast.admin;

type Entry = { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> };
const entries = async (query: string): Promise<Entry[]> => (await client.get(`/api/audit?${query}`)).json().items;
const latest = async (query: string) => (await entries(query))[0];

test("an entry has the name of what it is about, and of a unit in the place of its number", async () => {
  const { client: staff } = cast.admin;
  const animal = await buildAnimal(shelter.db, { name: "Nazwany" });
  const units = [{ name: "N7", capacity: 1 }];
  const house = (await staff.post("/api/locations", { name: "Dom Nazw", kind: "kennel", units })).json();
  await staff.put(`/api/animals/${animal}/unit`, { unitId: house.units[0].id });
  const [entry] = (await staff.get(`/api/audit?subject=animal&subjectId=${animal}`)).json().items;
  expect(entry).toMatchObject({ subjectName: "Nazwany", details: { unit: "Dom Nazw, N7" } });
});

describe("an entry of a change", () => {
  test("has the fields that were changed, as they were and are, and no others", async () => {
    const job = { name: "Vet", description: "Heals", minSalary: 4000, maxSalary: 5000 };
    const { id } = (await client.post("/api/jobs", job)).json();
    await client.put(`/api/jobs/${id}`, {
      ...job,
      name: "Head vet",
      names: { pl: "Główny weterynarz" },
      maxSalary: 6000,
    });
    expect(await latest(`subject=job&subjectId=${id}`)).toMatchObject({
      action: "edit",
      before: { name: "Vet", maxSalary: 5000, "names.pl": "" },
      after: { name: "Head vet", maxSalary: 6000, "names.pl": "Główny weterynarz" },
    });
    expect(Object.keys((await latest(`subject=job&subjectId=${id}`))?.after ?? {})).toHaveLength(3);
    const [, added] = await entries(`subject=job&subjectId=${id}`);
    expect(added).not.toHaveProperty("before");
  });

  test("has none when nothing was changed, and the beginning of a long text", async () => {
    const job = { name: "Groom", description: "Washes", minSalary: 1, maxSalary: 2 };
    const { id } = (await client.post("/api/jobs", job)).json();
    await client.put(`/api/jobs/${id}`, job);
    expect(await latest(`subject=job&subjectId=${id}`)).not.toHaveProperty("after");
    await client.put(`/api/jobs/${id}`, { description: "y".repeat(900) });
    expect((await latest(`subject=job&subjectId=${id}`))?.after).toEqual({ description: `${"y".repeat(500)}…` });
    const answer = await client.put(`/api/jobs/${id}`, { description: `${"y".repeat(499)}${"🐶".repeat(7)}` });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await latest(`subject=job&subjectId=${id}`))?.after).toEqual({ description: `${"y".repeat(499)}…` });
  });

  test("of an animal, a group, an employee, a list value and an assignment", async () => {
    const { animalId, id } = await adoptionAt(shelter, cast, 1);
    await client.put(`/api/animals/${animalId}`, { name: "Zmieniony", whereFound: "Las" });
    expect(await latest(`subject=animal&subjectId=${animalId}&action=edit`)).toMatchObject({
      after: { name: "Zmieniony", whereFound: "Las" },
    });
    await client.put(`/api/adoptions/${id}/assignees`, { employeeIds: [cast.outsider.id] });
    const assigned = await latest(`subject=adoption&subjectId=${id}&action=assign`);
    expect(assigned?.after?.assignees).toHaveLength(1);
    const group = (await client.post("/api/animal-groups", { name: "Zielone" })).json();
    await client.put(`/api/animal-groups/${group.id}`, { name: "Niebieskie" });
    expect(await latest(`subject=animal group&subjectId=${group.id}`)).toMatchObject({
      before: { name: "Zielone" },
      after: { name: "Niebieskie" },
    });
    await client.put(`/api/employees/${cast.outsider.id}`, { jobTitle: "Nocny stróż" });
    expect(await latest(`subject=employee&subjectId=${cast.outsider.id}&action=edit`)).toMatchObject({
      after: { jobTitle: "Nocny stróż" },
    });
  });

  test("of a hold that is lifted or resumed, and of a stay that is opened again", async () => {
    const animalId = await buildAnimal(shelter.db);
    const { id } = (await client.post(`/api/animals/${animalId}/holds`, { kind: "stray", from: "2026-11-20" })).json();
    await client.post(`/api/holds/${id}/lift`);
    const lifted = { liftedAt: NOON.toISOString() };
    expect(await latest(`subject=hold&subjectId=${id}`)).toMatchObject({ before: { liftedAt: null }, after: lifted });
    await client.post(`/api/holds/${id}/resume`);
    expect(await latest(`subject=hold&subjectId=${id}`)).toMatchObject({ before: lifted, after: { liftedAt: null } });
    const stay = await latestStayOf(client, animalId);
    await client.post(`/api/stays/${stay.id}/outcome`, { outcomeType: "lost", outcomeOn: "2026-11-20" });
    await client.post(`/api/stays/${stay.id}/reopen`, { reason: "It was under the bed." });
    expect(await latest(`subject=stay&subjectId=${stay.id}`)).toMatchObject({
      before: { outcomeType: "lost", outcomeOn: "2026-11-20" },
      after: { outcomeType: null, outcomeOn: null },
    });
  });

  test("of caretakers, and of an animal that joins their group", async () => {
    const group = (await client.post("/api/animal-groups", { name: "Szare" })).json();
    const employeeId = await buildEmployee(shelter.db, { name: "Ola", surname: "Lis" });
    const of = `subject=animal group&subjectId=${group.id}`;
    const caretakers = `/api/animal-groups/${group.id}/caretakers`;
    await client.post(caretakers, { employeeId, isMainCaretaker: false });
    expect(await latest(of)).toMatchObject({ before: { caretakers: [] }, after: { caretakers: ["Ola Lis"] } });
    await client.patch(`${caretakers}/${employeeId}`, { isMainCaretaker: true });
    expect((await latest(of))?.after).toEqual({ mainCaretaker: "Ola Lis" });
    await client.delete(`${caretakers}/${employeeId}`);
    expect((await latest(of))?.after).toEqual({ caretakers: [], mainCaretaker: null });
    const animalId = await buildAnimal(shelter.db);
    await client.post("/api/animals/bulk/group", { ids: [animalId], animalGroupId: group.id });
    expect(await latest(`subject=animal&subjectId=${animalId}`)).toMatchObject({
      before: { animalGroupName: null },
      after: { animalGroupName: "Szare" },
    });
  });

  test("of the hours for visits and of a dose", async () => {
    const employeeId = await buildEmployee(shelter.db, { name: "Jan", surname: "Bór" });
    const line = { days: ["Saturday"], opens: "10:00", closes: "13:00" };
    const plan = { minutes: 60, atOnce: 2, noticeHours: 12, daysAhead: 21, daysOff: [], hours: [line] };
    const save = (change: object) => client.put("/api/visit-plan", { ...plan, ...change }, { "if-match": "*" });
    await save({});
    await save({ minutes: 30, hours: [{ ...line, employeeId }] });
    expect(await latest("subject=visit plan")).toMatchObject({
      before: { minutes: 60, hours: [{ ...line, employeeFullName: null }] },
      after: { minutes: 30, hours: [{ ...line, employeeFullName: "Jan Bór" }] },
    });
    const { id: kindId } = await rowOf(shelter.db, "treatment_kinds", { needs_batch: false, species: null });
    const animalId = await buildAnimal(shelter.db, { arrival_date: "2026-11-01" });
    const dose = { kindId, on: "2026-11-19", dose: "1 ml" };
    const { id } = (await client.post(`/api/animals/${animalId}/treatments`, dose)).json();
    await client.put(`/api/treatments/${id}`, { on: "2026-11-20", dose: "2 ml", reason: "A slip." });
    expect(await latest(`subject=treatment&subjectId=${id}`)).toMatchObject({
      before: { givenOn: "2026-11-19", dose: "1 ml" },
      after: { givenOn: "2026-11-20", dose: "2 ml" },
    });
  });

  test("of a kind of treatment and its rules", async () => {
    const { items } = (await client.get("/api/treatment-kinds")).json();
    const kind = items.find(({ rules }: { rules: unknown[] }) => rules.length > 0);
    await client.put(`/api/treatment-kinds/${kind.id}`, { name: "Fleas", needsBatch: !kind.needsBatch });
    expect(await latest(`subject=kind of treatment&subjectId=${kind.id}`)).toMatchObject({
      before: { name: kind.name, needsBatch: kind.needsBatch },
      after: { name: "Fleas", needsBatch: !kind.needsBatch },
    });
    const [rule] = kind.rules;
    const of = `subject=treatment rule&subjectId=${rule.id}`;
    const change = { fromWeeks: 7, untilWeeks: null, everyCount: 5, everyUnit: "days", times: 9 };
    await client.put(`/api/treatment-rules/${rule.id}`, { isActive: true, ...change });
    const { activeSince, untilWeeks } = rule;
    expect(await latest(of)).toMatchObject({
      before: { activeSince, ...(untilWeeks !== null && { untilWeeks }) },
      after: { fromWeeks: 7, everyCount: 5, everyUnit: "days", times: 9, activeSince: "2026-11-20" },
    });
    await client.put(`/api/treatment-rules/${rule.id}`, { isActive: false });
    expect(await latest(of)).toMatchObject({ before: { activeSince: "2026-11-20" }, after: { activeSince: null } });
  });

  test("of the employee who meets a visitor", async () => {
    const employeeId = await buildEmployee(shelter.db, { name: "Ewa", surname: "Sroka" });
    const id = await addRow(shelter.db, "visits", {
      kind: "visit",
      animal_id: await buildAnimal(shelter.db),
      user_id: cast.adopter.id,
      starts_at: new Date("2026-11-28T10:00:00Z"),
      minutes: 30,
      booked_at: NOON,
      told_at: NOON,
    });
    const of = `subject=visit&subjectId=${id}`;
    await client.put(`/api/visits/${id}`, { employeeId });
    expect(await latest(of)).toMatchObject({
      before: { employeeFullName: null },
      after: { employeeFullName: "Ewa Sroka" },
    });
    await client.put(`/api/visits/${id}`, { employeeId: null });
    expect((await latest(of))?.after).toEqual({ employeeFullName: null });
  });

  test("of the note on a job application, which goes with the application or with the person", async () => {
    const { accountId, id: userId } = cast.stranger;
    const job_id = await buildJob(shelter.db);
    const own = await buildJobApplication(shelter.db, { job_id, account_id: accountId, note: "Calm." });
    const onPaper = await buildJobApplication(shelter.db, { job_id, note: "By post." });
    const of = (id: number) => `subject=job application&subjectId=${id}`;
    await client.post(`/api/job-applications/${own}/note`, { note: "Calm and punctual." });
    expect(await latest(of(own))).toMatchObject({ before: { note: "Calm." }, after: { note: "Calm and punctual." } });
    await client.post(`/api/job-applications/${onPaper}/reject`, { note: "Too far away." });
    expect((await latest(of(onPaper)))?.after).toEqual({ note: "Too far away." });
    const data = (await client.get(`/api/users/${userId}/export`)).json();
    expect(JSON.stringify(data.auditLog)).toContain("Calm and punctual.");
    expect((await client.delete(`/api/job-applications/${onPaper}`)).statusCode).toBe(204);
    expect(JSON.stringify(await entries(of(onPaper)))).not.toContain("Too far away.");
    expect((await client.post(`/api/users/${userId}/close`)).statusCode).toBe(204);
    expect(JSON.stringify(await entries(of(own)))).not.toContain("punctual");
  });

  test("of a person never has a password, and goes with the person", async () => {
    const person = cast.adopter;
    const change = { city: "Gdynia", account: { newPassword: "a secret of theirs" } };
    const changed = await client.put(`/api/users/${person.id}`, change);
    expect(changed.statusCode).toBe(200);
    const of = `subject=user&subjectId=${person.id}&action=edit`;
    expect(await latest(of)).toMatchObject({ after: { city: "Gdynia" } });
    expect(JSON.stringify(await entries("pageSize=500"))).not.toContain("a secret of theirs");
    const data = (await client.get(`/api/users/${person.id}/export`)).json();
    expect(JSON.stringify(data.auditLog)).toContain("Gdynia");
    expect((await client.post(`/api/users/${person.id}/close`)).statusCode).toBe(204);
    expect(await entries(of)).toHaveLength(1);
    expect(JSON.stringify(await entries("pageSize=500"))).not.toContain("Gdynia");
  });

  test("of the shelter's record has its fields, also in an entry of an earlier version of this program", async () => {
    await addRows(shelter.db, "audit_log", {
      at: new Date(),
      actor_account_id: cast.admin.accountId,
      action: "edit",
      subject: "shelter",
      details: JSON.stringify({ version: 2, changes: [{ field: "name", before: "Old", after: "New" }] }),
    });
    expect(await latest("subject=shelter")).toMatchObject({ before: { name: "Old" }, after: { name: "New" } });
  });
});

describe("the log", () => {
  test("is filtered by what entries are about", async () => {
    const kinds = ["changed", "looked", "signedIn", "refused"] as const;
    await cast.outsider.client.get("/api/outbox");
    await client.get("/api/users");
    const counts = await Promise.all(
      kinds.map(async (kind) => (await client.get(`/api/audit?kind=${kind}`)).json().totalCount),
    );
    const all = (await client.get("/api/audit")).json().totalCount;
    expect([counts[0], counts[1], counts[3]].every((count) => count > 0)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(all - 1);
    const actions = async (kind: string) =>
      new Set((await entries(`kind=${kind}&pageSize=500`)).map(({ action }) => action));
    expect(await actions("refused")).toEqual(new Set(["refused"]));
    expect(await actions("looked")).toContain("list");
    expect(await actions("changed")).not.toContain("list");
    const both = await entries("kind=changed&subject=job&q=edit&pageSize=500");
    expect(both.length).toBeGreaterThan(0);
    expect(new Set(both.map(({ action }) => action))).toEqual(new Set(["edit"]));
    expect((await client.get("/api/audit?kind=seen")).statusCode).toBe(400);
  });
});
