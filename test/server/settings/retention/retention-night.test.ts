import { beforeEach, describe, expect, test } from "vitest";
import type { RetentionKind } from "../../../../src/contract/platform/retention.ts";
import { cleanUp } from "../../../../src/server/app/clean-up.ts";
import { aPdf, formOf } from "../../platform/attachments/files.ts";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAdoption, buildAnimal, buildJobApplication, buildMessage } from "../../support/builders.ts";
import { anAdmin, aUser, type Person } from "../../support/people.ts";
import { changeRows, rowOf, rowsOf } from "../../support/rows.ts";
import { adminNow, erasures, monthsAgo, nightAt, periodOf, send, setBefore } from "./kept.ts";

const shelter = await startAppForFile();
const { db, clock } = shelter;
const cast = await assembleCast(shelter);
beforeEach(async () => {
  clock.set(NOON);
  // The sessions of the night before are over.
  cast.admin = await anAdmin(shelter);
  for (const table of ["retention_periods", "contact_replies", "contact_messages", "letters"] as const) {
    await db.deleteFrom(table).execute();
  }
});

/** What the server does by itself at this time of the night after NOON. */
async function nightComes(time = "02:17"): Promise<void> {
  clock.set(nightAt(time));
  await cleanUp({ db, clock });
}

const by = { answered_by: cast.admin.accountId };
const answered = (months: number, given = {}) =>
  buildMessage(db, { read_at: monthsAgo(months), answered_at: monthsAgo(months), ...by, ...given });
const idsIn = async (table: "contact_messages" | "job_applications") =>
  (await rowsOf(db, table)).map(({ id }) => id).sort((one, other) => one - other);

const letterTo = async (accountId: number | null, at: Date | null, given = {}) => {
  const words = { recipient: "jan@person.test", subject: "Hello", text: "Dear Jan", html: "<p>Dear Jan</p>" };
  const row = { ...words, account_id: accountId, created_at: monthsAgo(40), sent_at: at, ...given };
  return (await db.insertInto("letters").values(row).returning("id").executeTakeFirstOrThrow()).id;
};

/** An application that was rejected so many months ago, with everything that can hang on one. */
async function rejectedApplication(months: number, adopter: Person, animal?: number): Promise<number> {
  const { id } = await adoptionAt(shelter, cast, 4, adopter, animal);
  const file = formOf(aPdf(), "flat.pdf", { subject: `adoption:${id}` });
  expect((await cast.admin.client.post("/api/attachments", file)).statusCode).toBe(201);
  const rejected = await cast.admin.client.post(`/api/adoptions/${id}/reject`, { note: "The flat is too small." });
  expect(rejected.statusCode, rejected.body).toBe(200);
  await changeRows(db, "adoptions", id, { closed_at: monthsAgo(months) });
  return id;
}

describe("a period", () => {
  test("begins in the night after it was set, at two at the shelter; until then it can be taken back", async () => {
    const id = await answered(30);
    const client = await adminNow(shelter);
    expect((await send(client, "messages", { months: 24, erases: 1 })).statusCode).toBe(200);
    await cleanUp({ db, clock });
    await nightComes("01:17");
    expect(await idsIn("contact_messages")).toEqual([id]);
    await nightComes("02:17");
    expect(await idsIn("contact_messages")).toEqual([]);
  });

  test("that is lengthened or taken away again erases nothing", async () => {
    const id = await answered(30);
    const client = await adminNow(shelter);
    await send(client, "messages", { months: 24, erases: 1 });
    await send(client, "messages", { months: null });
    await nightComes();
    expect(await idsIn("contact_messages")).toEqual([id]);
  });

  test("erases once a night, and by day what a server that was off has missed", async () => {
    await setBefore(shelter, "messages", 24);
    await answered(30);
    await nightComes("09:17");
    expect(await idsIn("contact_messages")).toEqual([]);
    const later = await answered(30);
    await nightComes("10:17");
    expect(await idsIn("contact_messages")).toEqual([later]);
    expect(await periodOf(await adminNow(shelter), "messages")).toMatchObject({
      next: { night: "2026-11-22", due: { count: 1 } },
      last: { night: "2026-11-21", erased: 1 },
    });
  });

  test("counts whole months to the day at the shelter", async () => {
    await setBefore(shelter, "messages", 1);
    const [old, young] = [new Date("2026-10-20T21:59:00Z"), new Date("2026-10-20T22:01:00Z")];
    await buildMessage(db, { read_at: old, answered_at: old, ...by });
    const kept = await buildMessage(db, { read_at: young, answered_at: young, ...by });
    await nightComes();
    expect(await idsIn("contact_messages")).toEqual([kept]);
  });
});

describe("in the night", () => {
  test("messages go with their answers and letters; what is open, young or of somebody in a process stays", async () => {
    await setBefore(shelter, "messages", 24);
    const [letter_id, answer] = [await letterTo(null, monthsAgo(30)), await letterTo(null, monthsAgo(30))];
    const old = await answered(30, { letter_id });
    await db
      .insertInto("contact_replies")
      .values({ message_id: old, text: "Come on Sunday", sent_at: monthsAgo(30), letter_id: answer })
      .execute();
    const again = await answered(30, { closed_at: monthsAgo(2), closed_by: cast.admin.accountId });
    const answeredAgain = await answered(30);
    await db
      .insertInto("contact_replies")
      .values({ message_id: answeredAgain, text: "And on Monday", sent_at: monthsAgo(2) })
      .execute();
    const open = await buildMessage(db, { created_at: monthsAgo(30), read_at: monthsAgo(30) });
    const fosterer = await aUser(shelter);
    const ofFosterer = await answered(30, { account_id: fosterer.accountId });
    const stay = await rowOf(db, "stays", { animal_id: await buildAnimal(db) });
    await db
      .insertInto("placements")
      .values({ stay_id: stay.id, kind: "foster", user_id: fosterer.id, from_on: "2026-11-01", recorded_at: NOON })
      .execute();
    const said = (await erasures(shelter)).length;
    await nightComes();
    expect(await idsIn("contact_messages")).toEqual([again, answeredAgain, open, ofFosterer]);
    const emptied = await rowsOf(db, "letters", { recipient: "", text: "", html: "" });
    expect(new Set(emptied.map(({ id }) => id))).toEqual(new Set([letter_id, answer]));
    expect((await erasures(shelter)).slice(said)).toEqual([{ kind: "messages", months: 24, count: 1, by: null }]);
  });

  test("applications that led to no adoption lose their words and files; their days and outcome stay", async () => {
    await setBefore(shelter, "applications", 24);
    const person = await aUser(shelter);
    const old = await rejectedApplication(30, person);
    const young = await rejectedApplication(2, await aUser(shelter));
    const applicant = await aUser(shelter);
    const ofApplicant = await rejectedApplication(30, applicant);
    await adoptionAt(shelter, cast, 1, applicant);
    const biter = await buildAnimal(db, { type: "Cat", animal_group_id: cast.group });
    const ofBiter = await rejectedApplication(30, await aUser(shelter), biter);
    const { id: stay_id } = await rowOf(db, "stays", { animal_id: biter });
    const hold = { stay_id, kind: "bite" as const, from_on: "2026-11-01", recorded_at: NOON };
    await db.insertInto("holds").values(hold).execute();
    const completed = await buildAdoption(db, {
      animal_id: await buildAnimal(db),
      ...{ stage_type: 6, stage_status: 2, closed_at: monthsAgo(30) },
    });
    await nightComes();

    const client = await adminNow(shelter);
    const erased = (await client.get(`/api/adoptions/${old}`)).json();
    expect(erased).toMatchObject({ application: { applicationLetter: "" }, outcome: "rejected" });
    expect(new Set(erased.questionnaire.answers)).toEqual(new Set([""]));
    expect(JSON.stringify(erased)).not.toContain("too small");
    expect((await client.get(`/api/attachments?subject=adoption:${old}`)).json().items).toEqual([]);
    for (const kept of [young, ofApplicant, ofBiter]) {
      const { application } = (await client.get(`/api/adoptions/${kept}`)).json();
      expect(application.applicationLetter).toBe("We would love to.");
      expect((await client.get(`/api/attachments?subject=adoption:${kept}`)).json().items).toHaveLength(1);
    }
    expect((await rowOf(db, "adoptions", completed)).erased_at).toBeNull();
  });

  test("rejected job applications go, from the day of the decision; accepted ones and those that wait stay", async () => {
    await setBefore(shelter, "jobApplications", 24);
    await db.deleteFrom("job_applications").execute();
    const long = { created_at: monthsAgo(36) };
    await buildJobApplication(db, { ...long, application_status: "Rejected" });
    const lately = await buildJobApplication(db, long);
    const accepted = await buildJobApplication(db, { ...long, application_status: "Approved" });
    const waiting = await buildJobApplication(db, long);
    expect((await cast.admin.client.post(`/api/job-applications/${lately}/reject`, {})).statusCode).toBe(200);
    await nightComes();
    expect(await idsIn("job_applications")).toEqual([lately, accepted, waiting]);
  });

  test("letters that were sent or given up lose address and words; those that wait are kept", async () => {
    await setBefore(shelter, "letters", 24);
    const sent = await letterTo(null, monthsAgo(30));
    await letterTo(null, null, { given_up_at: monthsAgo(30) });
    const young = await letterTo(null, monthsAgo(2));
    const waiting = await letterTo(null, null);
    const applicant = await aUser(shelter);
    await adoptionAt(shelter, cast, 1, applicant);
    const ofApplicant = await letterTo(applicant.accountId, monthsAgo(30));
    await nightComes();
    const letters = await rowsOf(db, "letters", { subject: ["", "Hello"] });
    const words = Object.fromEntries(letters.map(({ id, recipient, text }) => [id, `${recipient}${text}`]));
    const all = "jan@person.testDear Jan";
    expect(words).toEqual({ [sent]: "", [young]: all, [waiting]: all, [ofApplicant]: all });
  });

  test("of earlier values of people's records the values go, and the entries of the audit log stay", async () => {
    const person = await aUser(shelter);
    clock.set(monthsAgo(30));
    const then = await adminNow(shelter);
    const former = await then.put(`/api/users/${person.id}`, { street: "Former street 1" });
    clock.set(NOON);
    const present = await cast.admin.client.put(`/api/users/${person.id}`, { street: "Present street 2" });
    expect([former.statusCode, present.statusCode], former.body).toEqual([200, 200]);
    await setBefore(shelter, "changes", 24);
    await nightComes();
    const client = await adminNow(shelter);
    const { items } = (await client.get(`/api/audit?action=edit&subject=user&subjectId=${person.id}`)).json();
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ after: { street: "Present street 2" } });
    expect(items[1].before).toBeUndefined();
  });

  test("two servers at once erase each record once, and say so once", async () => {
    await setBefore(shelter, "letters", 24);
    for (let n = 0; n < 450; n++) await letterTo(null, monthsAgo(30));
    const before = (await erasures(shelter)).length;
    clock.set(nightAt("02:17"));
    await Promise.all([1, 2, 3].map(() => cleanUp({ db, clock })));
    await cleanUp({ db, clock });
    const said = (await erasures(shelter)).slice(before) as { kind: RetentionKind; count: number }[];
    expect(said.map(({ count }) => count)).toEqual([200, 200, 50]);
    expect(await rowsOf(db, "letters", { recipient: "jan@person.test" })).toEqual([]);
  });

  test("what somebody works on just now waits for the next night", async () => {
    await setBefore(shelter, "messages", 24);
    const id = await answered(30);
    await answered(30);
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom("contact_messages").select("id").where("id", "=", id).forUpdate().execute();
      await nightComes();
    });
    expect(await idsIn("contact_messages")).toEqual([id]);
  });
});
