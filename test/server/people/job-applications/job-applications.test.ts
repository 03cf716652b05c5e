import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildJob, buildJobApplication } from "../../support/builders.ts";
import { anAdmin, anEmployee, aUser, aVisitor, type Person } from "../../support/people.ts";
import { changeRows, rowsOf } from "../../support/rows.ts";

const NOTE = "Submitted via job detail form";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const employee = await anEmployee(shelter);
const job = await buildJob(shelter.db, { name: "Night carer" });

const form = (change: object = {}) => ({
  jobId: job,
  firstName: "Ala",
  lastName: "Żak",
  sex: "Female",
  age: 30,
  applicationLetter: "I like dogs.",
  experience: "Two years",
  phoneNumber: "+48 600-100-200",
  emailAddress: "ala@person.test",
  ...change,
});
const apply = ({ client }: Person, change: object = {}) => client.post("/api/job-applications", form(change));
const lettersTo = async (recipient: string) =>
  (await rowsOf(shelter.db, "letters", { recipient })).map(({ text }) => text);

describe("applying for a job", () => {
  test("adds the person's Pending application, with the default note whatever they send", async () => {
    const user = await aUser(shelter);
    const sent = await apply(user, { note: "Hire me.", applicationStatus: "Approved" });
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toMatchObject({ ...form(), jobName: "Night carer", applicationStatus: "Pending", note: NOTE });
    const { id } = sent.json();
    expect((await user.client.get(`/api/job-applications/${id}`)).json()).toMatchObject({ id, actions: [] });
    expect((await (await aUser(shelter)).client.get(`/api/job-applications/${id}`)).statusCode).toBe(404);
  });

  test("is read by its sender without the staff's note", async () => {
    const user = await aUser(shelter);
    const { id } = (await apply(user)).json();
    await employee.client.post(`/api/job-applications/${id}/note`, { note: "Call her on Monday." });
    expect((await user.client.get(`/api/job-applications/${id}`)).json().note).toBe("");
    expect((await employee.client.get(`/api/job-applications/${id}`)).json().note).toBe("Call her on Monday.");
  });

  test("a second time for the same job is 409, also when both come at once; for another job it is possible", async () => {
    const user = await aUser(shelter);
    const statuses = (await Promise.all([apply(user), apply(user), apply(user)])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    expect((await apply(user)).json().message).toBe("You have already applied for this job.");
    expect((await apply(user, { jobId: await buildJob(shelter.db) })).statusCode).toBe(201);
  });

  test("needs an existing, open job", async () => {
    const user = await aUser(shelter);
    const archived = await buildJob(shelter.db, { archived_at: new Date() });
    for (const jobId of [archived, 4711]) {
      const refused = await apply(user, { jobId });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().errors).toEqual([{ field: "jobId", errors: ["Job not found."] }]);
    }
  });

  test("and deleting the job at once leave no pending application for a deleted job", async () => {
    for (let round = 0; round < 5; round += 1) {
      const jobId = await buildJob(shelter.db);
      const user = await aUser(shelter);
      const [removed, sent] = await Promise.all([employee.client.delete(`/api/jobs/${jobId}`), apply(user, { jobId })]);
      expect([
        [204, 400],
        [409, 201],
      ]).toContainEqual([removed.statusCode, sent.statusCode]);
    }
  });

  test("answers all field errors at once, and needs a signed-in person", async () => {
    const user = await aUser(shelter);
    const refused = await apply(user, { firstName: " ", age: 0, phoneNumber: "12", emailAddress: "x" });
    expect(refused.json().errors).toEqual([
      { field: "firstName", errors: ["First name is required"] },
      { field: "age", errors: ["Valid age is required"] },
      { field: "phoneNumber", errors: ["Invalid phone number"] },
      { field: "emailAddress", errors: ["Invalid email address"] },
    ]);
    expect((await aVisitor(shelter).post("/api/job-applications", form())).statusCode).toBe(401);
  });

  test("by staff is for applications on paper: with their note, without an account, any number for a job", async () => {
    const first = await apply(employee, { note: "By post" });
    expect([first.statusCode, first.json().note]).toEqual([201, "By post"]);
    expect(first.json().actions).toEqual(["edit"]);
    const second = await apply(employee);
    expect([second.statusCode, second.json().note]).toEqual([201, NOTE]);
    const log = (await admin.client.get("/api/audit?action=create")).json().items;
    expect(log[0]).toMatchObject({ subject: "job application", subjectId: second.json().id });
  });
});

test("one's own are the account's, newest first; nobody has them by typing or changing an address", async () => {
  const [person, other] = [await aUser(shelter), await aUser(shelter)];
  const later = await buildJob(shelter.db, { name: "Day carer" });
  await apply(person);
  await apply(person, { jobId: later, emailAddress: "other@person.test" });
  await apply(employee, { emailAddress: "paper@person.test" });
  const own = async ({ client }: Person) => (await client.get("/api/job-applications/me")).json();
  const { items, totalCount } = await own(person);
  expect(totalCount).toBe(2);
  expect(new Set(items.map(({ jobName }: { jobName: string }) => jobName))).toEqual(
    new Set(["Day carer", "Night carer"]),
  );
  expect(Object.keys(items[0]).sort()).toEqual(["applicationStatus", "createdAt", "id", "jobId", "jobName"]);
  for (const email of ["ala@person.test", "paper@person.test", "other@person.test"]) {
    await changeRows(shelter.db, "accounts", other.accountId, { email });
    expect(await own(other)).toMatchObject({ items: [], totalCount: 0 });
  }
  expect((await admin.client.get("/api/job-applications/me")).statusCode).toBe(403);
  expect((await aVisitor(shelter).get("/api/job-applications/me")).statusCode).toBe(401);
});

describe("deciding", () => {
  test.each([
    ["accept", "Approved", "have you with us"],
    ["reject", "Rejected", "somebody else"],
  ])(
    "%s makes it %s and writes to the applicant; the note is kept unless another is sent",
    async (call, status, words) => {
      const email_address = `${call}@person.test`;
      const id = await buildJobApplication(shelter.db, { email_address, note: "Called." });
      const decided = await admin.client.post(`/api/job-applications/${id}/${call}`, {});
      expect(decided.statusCode).toBe(200);
      expect(decided.json()).toMatchObject({ id, applicationStatus: status, note: "Called." });
      expect(decided.json().actions).toEqual(["edit", "delete"]);
      expect(await lettersTo(email_address)).toEqual([expect.stringContaining(words)]);
      for (const again of ["accept", "reject"]) {
        const late = await admin.client.post(`/api/job-applications/${id}/${again}`, { note: "Too late" });
        expect(late.statusCode).toBe(409);
        expect(late.json().present).toEqual({ kind: "jobApplication", applicationStatus: status });
      }
      expect((await lettersTo(email_address)).length).toBe(1);
      const [entry] = (await admin.client.get(`/api/audit?action=${call}`)).json().items;
      expect(entry).toMatchObject({ subject: "job application", subjectId: id, actorAccountId: admin.accountId });
    },
  );

  test("has one result when both decisions are sent many times at once", async () => {
    const email_address = "race@person.test";
    const id = await buildJobApplication(shelter.db, { email_address });
    const calls = ["accept", "reject", "accept", "accept", "reject"];
    const answers = await Promise.all(
      calls.map((call) => admin.client.post(`/api/job-applications/${id}/${call}`, { note: call })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await lettersTo(email_address)).length).toBe(1);
    const { applicationStatus, note } = (await admin.client.get(`/api/job-applications/${id}`)).json();
    expect(note).toBe(applicationStatus === "Approved" ? "accept" : "reject");
  });

  test("is for admins only, and needs an existing application", async () => {
    const id = await buildJobApplication(shelter.db);
    const call = `/api/job-applications/${id}/accept`;
    expect((await employee.client.post(call, {})).statusCode).toBe(403);
    expect((await (await aUser(shelter)).client.post(call, {})).statusCode).toBe(403);
    expect((await admin.client.post("/api/job-applications/4711/accept", {})).statusCode).toBe(404);
    expect((await admin.client.post(call, { note: 7 })).statusCode).toBe(400);
    expect((await admin.client.get(`/api/job-applications/${id}`)).json().actions).toEqual([
      "accept",
      "reject",
      "edit",
      "delete",
    ]);
  });
});

describe("notes and deleting", () => {
  test("staff write and clear the note at any time", async () => {
    const id = await buildJobApplication(shelter.db, { application_status: "Approved" });
    const write = (body: object) => employee.client.post(`/api/job-applications/${id}/note`, body);
    expect((await write({ note: " Starts in May. " })).json().note).toBe("Starts in May.");
    expect((await write({ note: "" })).json().note).toBe("");
    expect((await write({})).json().errors).toEqual([{ field: "note", errors: ["Please enter a note."] }]);
    expect((await write({ note: "x".repeat(5001) })).statusCode).toBe(400);
  });

  test("admins delete one; a deletion and a decision at once do not cause a server error", async () => {
    const id = await buildJobApplication(shelter.db);
    expect((await employee.client.delete(`/api/job-applications/${id}`)).statusCode).toBe(403);
    expect((await admin.client.delete(`/api/job-applications/${id}`)).statusCode).toBe(204);
    expect((await admin.client.get(`/api/job-applications/${id}`)).statusCode).toBe(404);
    expect((await admin.client.delete(`/api/job-applications/${id}`)).statusCode).toBe(404);
    const other = await buildJobApplication(shelter.db);
    const [removed, decided] = await Promise.all([
      admin.client.delete(`/api/job-applications/${other}`),
      admin.client.post(`/api/job-applications/${other}/accept`, {}),
    ]);
    expect(removed.statusCode).toBe(204);
    expect([200, 404]).toContain(decided.statusCode);
  });
});

describe("the list", () => {
  test("is searched by first name, filtered by either name of a status, and sorted as requested", async () => {
    const names: [string, "Pending" | "Approved" | "Rejected", number][] = [
      ["Łucja", "Approved", 50],
      ["Lucyna", "Rejected", 20],
      ["Luiza", "Approved", 35],
    ];
    for (const [first_name, application_status, age] of names) {
      await buildJobApplication(shelter.db, { first_name, application_status, age });
    }
    const found = async (query: string) =>
      (await employee.client.get(`/api/job-applications?${query}`))
        .json()
        .items.map(({ firstName }: { firstName: string }) => firstName);
    expect((await found("q=%20LUC")).sort()).toEqual(["Lucyna", "Łucja"]);
    expect(await found("q=lu&status=accepted&sort=age")).toEqual(["Luiza", "Łucja"]);
    expect(await found("q=lu&status=Approved&sort=-age")).toEqual(["Łucja", "Luiza"]);
    expect(await found("q=lu&status=rejected")).toEqual(["Lucyna"]);
    expect(await found("q=lu&status=pending")).toEqual([]);
    expect((await found("q=lu&status=all")).length).toBe(3);
    for (const query of ["status=maybe", "sort=lastName", "pageSize=0"]) {
      expect((await employee.client.get(`/api/job-applications?${query}`)).statusCode).toBe(400);
    }
    expect((await employee.client.get("/api/job-applications")).json()).toMatchObject({ page: 1, pageSize: 16 });
  });
});
