import { describe, expect, test } from "vitest";
import type { Task } from "../../../../src/contract/calendar/tasks.ts";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildEmployee, buildTask, buildUser } from "../../support/builders.ts";
import { anAdmin, anEmployee, aUser, type Person } from "../../support/people.ts";

// The shelter's day is Friday, 20 November 2026.
const shelter = await startAppForFile();
const [staff, colleague, admin, user] = await Promise.all([
  anEmployee(shelter),
  anEmployee(shelter),
  anAdmin(shelter),
  aUser(shelter),
]);
const cast = await assembleCast(shelter);

type Body = Record<string, unknown>;
const post = (given: Body = {}, by: Person = staff) =>
  by.client.post("/api/tasks", { title: "Ring the clinic", dueOn: "2026-11-20", ...given });
const added = async (given: Body = {}, by: Person = staff): Promise<Task> => {
  const answer = await post(given, by);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json();
};
const read = async (id: number, by: Person = staff): Promise<Task> => (await by.client.get(`/api/tasks/${id}`)).json();
const mark = (id: number, how: "done" | "undone", by: Person = staff) => by.client.post(`/api/tasks/${id}/${how}`, {});
const titled = async (title: string): Promise<Task[]> =>
  (await admin.client.get(`/api/tasks?view=all&q=${encodeURIComponent(title)}`)).json().items;
let count = 0;
const aTitle = () => `Task number ${++count} of this file`;

describe("what a task may say", () => {
  test.each([
    ["title", { title: "One\ntwo" }, "one line"],
    ["title", { title: "x".repeat(201) }, "200"],
    ["dueOn", { dueOn: "0226-11-20" }, "Choose a day from the year 2000 to 5 years ahead."],
    ["dueOn", { dueOn: "2026-02-30" }, "Choose a day"],
    ["dueOn", { dueOn: "2031-11-21" }, "5 years ahead"],
    ["repeat", { repeat: "yearly" }, "every 1 to 365 days"],
    ["repeat.days", { repeat: { days: 0 } }, "every 1 to 365 days"],
    ["repeat.days", { repeat: { days: 366 } }, "every 1 to 365 days"],
    ["assigneeId", { assigneeId: 999_999 }, "Choose somebody who works here."],
    ["animalId", { animalId: 999_999 }, "Please select an animal."],
    ["userId", { userId: 999_999 }, "Please select a person."],
    ["adoptionId", { adoptionId: 999_999 }, "that you may see"],
  ])("a wrong %s is refused at its field: %j", async (field, given, sentence) => {
    const answer = await post(given);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field, errors: [expect.stringContaining(sentence)] }],
    ]);
  });

  test("the assignee works here, the animal and the person are not deleted, and it is about one of them", async () => {
    const gone = { archived_at: new Date() };
    const [formerColleague, formerAnimal, formerUser] = [
      await buildEmployee(shelter.db, gone),
      await buildAnimal(shelter.db, gone),
      await buildUser(shelter.db, gone),
    ];
    const animalId = await buildAnimal(shelter.db);
    for (const [field, given] of [
      ["assigneeId", { assigneeId: formerColleague }],
      ["animalId", { animalId: formerAnimal }],
      ["userId", { userId: formerUser }],
      ["userId", { animalId, userId: user.id }],
    ] as const) {
      const answer = await post(given);
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
    }
  });

  test("one that is done is not changed before that is taken back", async () => {
    const { id } = await added();
    await mark(id, "done");
    expect((await staff.client.put(`/api/tasks/${id}`, { title: "Another" })).statusCode).toBe(409);
    await mark(id, "undone");
    expect((await staff.client.put(`/api/tasks/${id}`, { title: "Another" })).json()).toMatchObject({
      title: "Another",
    });
  });
});

describe("a task about an adoption", () => {
  test("is noted and seen by those who may see the adoption, and nobody else is its assignee", async () => {
    const { id: adoptionId } = await adoptionAt(shelter, cast, 1);
    const { mainCaretaker: assignee, outsider } = cast;
    expect((await post({ adoptionId }, outsider)).json().errors[0].field).toBe("adoptionId");
    const { id, subject } = await added({ adoptionId, assigneeId: assignee.id }, cast.admin);
    expect(subject).toMatchObject({ kind: "adoption", id: adoptionId, state: "present" });
    expect((await assignee.client.get(`/api/tasks/${id}`)).statusCode).toBe(200);
    for (const call of [
      outsider.client.get(`/api/tasks/${id}`),
      outsider.client.put(`/api/tasks/${id}`, {}),
      mark(id, "done", outsider),
      outsider.client.delete(`/api/tasks/${id}`),
      outsider.client.post("/api/dashboard/morning/hand", { kind: "task", id, employeeId: outsider.id }),
    ])
      expect((await call).statusCode).toBe(404);
    const seen = (await outsider.client.get(`/api/tasks?adoptionId=${adoptionId}`)).json();
    expect(seen.totalCount).toBe(0);
    const handed = await cast.admin.client.put(`/api/tasks/${id}`, { assigneeId: outsider.id });
    expect(handed.json().errors).toEqual([{ field: "assigneeId", errors: [expect.stringContaining("not assigned")] }]);
  });
});

test("a task stays readable, and says so, when its animal or person was deleted or its adoption has ended", async () => {
  const animalId = await buildAnimal(shelter.db);
  const person = await aUser(shelter);
  const { id: adoptionId } = await adoptionAt(shelter, cast, 1);
  const [ofAnimal, ofUser, ofAdoption] = [
    await added({ animalId }, cast.admin),
    await added({ userId: person.id }, cast.admin),
    await added({ adoptionId }, cast.admin),
  ];
  await admin.client.delete(`/api/animals/${animalId}`);
  await admin.client.delete(`/api/users/${person.id}`);
  await admin.client.post(`/api/adoptions/${adoptionId}/reject`, { note: "The flat is too small." });
  expect((await read(ofAnimal.id)).subject?.state).toBe("deleted");
  expect((await read(ofUser.id)).subject?.state).toBe("deleted");
  expect((await read(ofAdoption.id, cast.admin)).subject?.state).toBe("ended");
  // It may be changed; only a new subject has to be there.
  expect((await admin.client.put(`/api/tasks/${ofAnimal.id}`, { title: "Find its vaccination card" })).statusCode).toBe(
    200,
  );
});

describe("a repeated task", () => {
  test.each([
    ["daily", "2026-11-20", "2026-11-21"],
    ["weekly", "2026-11-20", "2026-11-27"],
    [{ days: 3 }, "2026-11-20", "2026-11-23"],
    // Missed ones are not made up for, and the rhythm is kept.
    ["daily", "2026-11-16", "2026-11-21"],
    ["weekly", "2026-11-05", "2026-11-26"],
    [{ days: 10 }, "2026-11-01", "2026-11-21"],
    // Done before its day.
    ["weekly", "2026-12-31", "2027-01-07"],
    ["monthly", "2026-12-15", "2027-01-15"],
    ["monthly", "2026-08-31", "2026-11-30"],
  ])("that comes %j and was for %s is for %s next", async (repeat, dueOn, next) => {
    const title = aTitle();
    const { id } = await added({ title, dueOn, repeat });
    expect((await mark(id, "done")).json()).toMatchObject({ nextDueOn: next, actions: ["undone", "delete"] });
    expect((await titled(title)).map((task) => task.dueOn).sort()).toEqual([dueOn, next].sort());
  });

  test("on the 31st is on the last day of a shorter month, and on the 31st again after it", async () => {
    const title = aTitle();
    let { id } = await added({ title, dueOn: "2027-01-31", repeat: "monthly" });
    const days: string[] = [];
    for (let month = 0; month < 3; month++) {
      const { nextDueOn } = (await mark(id, "done")).json();
      days.push(nextDueOn);
      id = (await titled(title)).find(({ doneAt }) => doneAt === null)?.id as number;
    }
    expect(days).toEqual(["2027-02-28", "2027-03-31", "2027-04-30"]);
  });

  test("makes its next one once, also when several press at once, and all read the same", async () => {
    const title = aTitle();
    const { id } = await added({
      title,
      repeat: "daily",
      assigneeId: staff.id,
      animalId: await buildAnimal(shelter.db),
    });
    const answers = await Promise.all([staff, colleague, admin, staff].map((person) => mark(id, "done", person)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const [first, ...others] = answers.map((answer) => answer.json());
    for (const other of others) expect(other).toEqual(first);
    const all = await titled(title);
    expect(all).toHaveLength(2);
    expect(all.find((task) => task.doneAt === null)).toMatchObject({
      dueOn: "2026-11-21",
      assigneeId: staff.id,
      animalId: first.animalId,
      repeat: "daily",
    });
  });

  test("that is taken back takes its next one with it, and makes it again later", async () => {
    const title = aTitle();
    const { id } = await added({ title, repeat: "daily" });
    await mark(id, "done");
    const answers = await Promise.all([mark(id, "undone"), mark(id, "undone", colleague)]);
    expect(answers.map((answer) => answer.json().doneAt)).toEqual([null, null]);
    expect(await titled(title)).toHaveLength(1);
    await mark(id, "done");
    expect(await titled(title)).toHaveLength(2);
  });

  test("that is taken back leaves a next one that somebody has changed, and makes no second", async () => {
    const title = aTitle();
    const { id } = await added({ title, repeat: "daily" });
    await mark(id, "done");
    const next = (await titled(title)).find((task) => task.id !== id) as Task;
    await colleague.client.put(`/api/tasks/${next.id}`, { assigneeId: colleague.id });
    await mark(id, "undone");
    expect(await titled(title)).toHaveLength(2);
    await mark(id, "done");
    expect(await titled(title)).toHaveLength(2);
  });

  test("keeps its day of the month when something else is changed", async () => {
    const { id } = await added({ dueOn: "2027-01-31", repeat: "monthly" });
    await mark(id, "done");
    const february = (await admin.client.get("/api/tasks?view=open&sort=-dueOn&pageSize=500"))
      .json()
      .items.find((task: Task) => task.dueOn === "2027-02-28");
    await staff.client.put(`/api/tasks/${february.id}`, { title: "Ring again", dueOn: "2027-02-28" });
    expect((await mark(february.id, "done")).json().nextDueOn).toBe("2027-03-31");
    await mark(february.id, "undone");
    await staff.client.put(`/api/tasks/${february.id}`, { dueOn: "2027-02-27" });
    expect((await mark(february.id, "done")).json().nextDueOn).toBe("2027-03-27");
  });
});

test("the list has what is late first, then mine and anybody's, each by day, then those of others; the others are chosen", async () => {
  const person = await anEmployee(shelter);
  const word = aTitle();
  const make = (dueOn: string, assigneeId?: number) => added({ title: word, dueOn, assigneeId });
  const late = await make("2026-11-18", colleague.id);
  const others = await make("2026-11-24", colleague.id);
  const mine = await make("2026-11-22", person.id);
  const anybodys = await make("2026-11-21");
  const done = await make("2026-11-02", person.id);
  await mark(done.id, "done");
  const listed = async (view: string) =>
    (await person.client.get(`/api/tasks?q=${encodeURIComponent(word)}&${view}`))
      .json()
      .items.map(({ id }: Task) => id);
  expect(await listed("")).toEqual([late.id, anybodys.id, mine.id, others.id]);
  expect(await listed("view=mine")).toEqual([mine.id]);
  expect(await listed("view=done")).toEqual([done.id]);
  expect(await listed("view=all")).toEqual([late.id, anybodys.id, mine.id, others.id, done.id]);
  expect((await person.client.get("/api/tasks?view=nothing")).statusCode).toBe(400);
});

test("what is changed of a task is in the audit log, as it was and as it is", async () => {
  const { id } = await added({ assigneeId: staff.id });
  await staff.client.put(`/api/tasks/${id}`, { title: "Ring the vet", assigneeId: null, repeat: "weekly" });
  await mark(id, "done");
  const { items } = (await admin.client.get(`/api/audit?subject=task&subjectId=${id}`)).json();
  expect(items.map(({ action }: { action: string }) => action)).toEqual(["mark as done", "edit", "create"]);
  expect(items[1]).toMatchObject({
    before: { title: "Ring the clinic", assigneeName: expect.any(String), repeat: null },
    after: { title: "Ring the vet", assigneeName: null, repeat: "weekly" },
  });
});

test("an employee who is deleted leaves what waits to anybody, and what is done says whose it was", async () => {
  const leaver = await anEmployee(shelter);
  const [open, done] = [await added({ assigneeId: leaver.id }), await added({ assigneeId: leaver.id })];
  await mark(done.id, "done", leaver);
  expect((await admin.client.delete(`/api/employees/${leaver.id}`)).statusCode).toBe(204);
  expect((await read(open.id)).assigneeId).toBeNull();
  expect((await read(done.id)).assigneeId).toBe(leaver.id);
});

test("what is noted about a person and their adoptions is in their export, and goes with their account", async () => {
  const person = cast.adopter;
  const { id: adoptionId } = await adoptionAt(shelter, cast, 1, person);
  const about = await added({ title: "Ask about the garden", userId: person.id }, cast.admin);
  const ofAdoption = await added({ title: "Ask about the cat", adoptionId }, cast.admin);
  const other = await added({ userId: user.id });
  const exported = (await person.client.get("/api/users/me/export")).json();
  const titles = exported.tasks.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(expect.arrayContaining(["Ask about the garden", "Ask about the cat"]));
  expect((await admin.client.post(`/api/users/${person.id}/close`)).statusCode).toBe(204);
  for (const { id } of [about, ofAdoption]) expect((await admin.client.get(`/api/tasks/${id}`)).statusCode).toBe(404);
  expect((await read(other.id)).id).toBe(other.id);
});

describe("in the morning list", () => {
  const morning = async (id: number, person: Person = staff) =>
    (await person.client.get("/api/dashboard/morning"))
      .json()
      .items.find((item: { kind: string; id: number }) => item.kind === "task" && item.id === id);

  test("are tasks of today and late ones, my own and anybody's; admins have all", async () => {
    const [late, later, others] = [
      await buildTask(shelter.db, { due_on: "2026-11-18" }),
      await buildTask(shelter.db, { due_on: "2026-11-21" }),
      await buildTask(shelter.db, { assignee_id: colleague.id }),
    ];
    expect(await morning(late)).toMatchObject({
      dueOn: "2026-11-18",
      actions: ["done"],
      arrangements: ["putOff", "hand"],
      isMine: false,
      handedTo: null,
    });
    expect(await morning(later)).toBeUndefined();
    expect(await morning(others)).toBeUndefined();
    expect(await morning(others, colleague)).toMatchObject({ isMine: true, handedTo: { id: colleague.id } });
    expect(await morning(others, admin)).toMatchObject({ isMine: false });
    await mark(late, "done");
    expect(await morning(late)).toBeUndefined();
    await mark(late, "undone");
    expect(await morning(late)).toBeDefined();
  });

  test("one is put off for this person alone", async () => {
    const id = await buildTask(shelter.db);
    const answer = await staff.client.post("/api/dashboard/morning/put-off", { kind: "task", id, until: "2026-11-21" });
    expect(answer.statusCode).toBe(204);
    expect(await morning(id)).toBeUndefined();
    expect(await morning(id, colleague)).toBeDefined();
  });

  test("one that is handed over has that assignee, and comes back to anybody", async () => {
    const id = await buildTask(shelter.db);
    const hand = (employeeId: number | null) =>
      staff.client.post("/api/dashboard/morning/hand", { kind: "task", id, employeeId });
    expect((await hand(colleague.id)).statusCode).toBe(204);
    expect((await read(id)).assigneeId).toBe(colleague.id);
    expect(await morning(id)).toBeUndefined();
    expect((await hand(999_999)).json().errors[0].field).toBe("employeeId");
    expect((await hand(null)).statusCode).toBe(204);
    expect(await morning(id)).toBeDefined();
    await mark(id, "done");
    expect((await hand(colleague.id)).statusCode).toBe(404);
  });
});
