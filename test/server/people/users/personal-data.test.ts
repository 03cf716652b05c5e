import { describe, expect, test } from "vitest";
import { PASSWORD, setAccount } from "../../accounts/concurrency.ts";
import { signUpBody } from "../../accounts/newcomer.ts";
import { adoptionAt, assembleCast, handOver } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildJobApplication, buildNewsletter, buildSubscriber } from "../../support/builders.ts";
import { anEmployee, aUser, aVisitor, type Person } from "../../support/people.ts";
import { addRow, changeRows, rowOf, rowsOf } from "../../support/rows.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

/** Two digits, for numbers and days. */
let named = 10;

/** A user whose texts occur nowhere else. */
async function somebody(): Promise<Person & { words: string[]; email: string }> {
  const n = ++named;
  const person = await aUser(shelter, {
    name: `Zyta${n}`,
    surname: `Brzęczyszczykiewicz${n}`,
    street: `Ulica Kwiatowa ${n}07`,
    city: `Chrząszczyżewoszyce${n}`,
    phone_number: `6001234${n}`,
    postal_code: `91-0${n}`,
    date_of_birth: `1988-02-${n}`,
    flags: JSON.stringify([{ code: "note", words: `flagged${n}` }]),
  });
  const email = `zyta${n}@person.test`;
  await setAccount(shelter, person.accountId, { email });
  await buildJobApplication(shelter.db, {
    account_id: person.accountId,
    first_name: `Zyta${n}`,
    last_name: `Brzęczyszczykiewicz${n}`,
    application_letter: `jobletter${n}`,
    experience: `experience${n}`,
    phone_number: `+48 6001234${n}`,
    email_address: email,
  });
  const words = [`Zyta${n}`, `Brzęczyszczykiewicz${n}`, `Kwiatowa ${n}07`, `Chrząszczyżewoszyce${n}`];
  return {
    ...person,
    email,
    words: [...words, `6001234${n}`, email, `flagged${n}`, `jobletter${n}`, `experience${n}`],
  };
}

/** Everything in the database as one text, without what the law requires to keep. */
async function everythingKept(): Promise<string> {
  const tables = ["users", "accounts", "adoptions", "adoption_history", "adoption_questionnaires", "job_applications"];
  const others = ["letters", "audit_log", "sessions", "letter_links", "limited_uses", "adoption_contracts"];
  const newsletter = ["contact_messages", "newsletter_subscribers", "newsletter_deliveries", "search_mailboxes"];
  const texts = await Promise.all(
    [...tables, ...others, ...newsletter].map(async (table) => {
      const { rows } = await shelter.pool.query(
        `select coalesce(jsonb_agg(to_jsonb(t))::text, '') as all from ${table} t`,
      );
      return rows[0].all as string;
    }),
  );
  return texts.join("\n");
}

const statusOf = async (animalId: number) => (await rowOf(shelter.db, "animals", animalId)).status;

describe("the export of personal data", () => {
  test("is one file", async () => {
    const person = await somebody();
    const { id } = await adoptionAt(shelter, cast, 6, person);
    const answer = await person.client.get("/api/users/me/export");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-disposition"]).toBe(`attachment; filename="personal-data-${person.id}.json"`);
    const data = answer.json();
    for (const word of person.words) expect([word, answer.body.includes(word)]).toEqual([word, true]);
    expect(data.user).toMatchObject({ id: person.id, email: person.email, adoptionIds: [id] });
    expect(data.adoptions).toMatchObject([
      {
        id,
        applicationLetter: "We would love to.",
        questionnaire: { staffScore: 87.5, staffNote: "Good." },
        contract: { acceptedAt: null, terms: { adopter: { email: person.email } } },
      },
    ]);
    expect(data.adoptions[0].questionnaire.answers[0]).toBe("Answer 1");
    expect(data.letters.map(({ subject }: { subject: string }) => subject)).toContain("Thank you for your answers");
    expect(data.newsletter).toBeNull();
    expect(data.sessions).toHaveLength(1);
    expect(data.auditLog.some(({ subject }: { subject: string }) => subject === "adoption")).toBe(true);
    expect(answer.body).not.toContain("argon2");
  });

  test("has the letters to an earlier address", async () => {
    const person = await aUser(shelter);
    await adoptionAt(shelter, cast, 1, person);
    const account = { email: `moved${person.id}@person.test` };
    expect((await cast.admin.client.put(`/api/users/${person.id}`, { account })).statusCode).toBe(200);
    const { letters } = (await cast.admin.client.get(`/api/users/${person.id}/export`)).json();
    const subjects = letters.map(({ subject }: { subject: string }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining("We have received your application"));
  });

  test("has the newsletter's subscription, ignoring the address's case", async () => {
    const person = await somebody();
    await buildSubscriber(shelter.db, { email_address: person.email.toUpperCase(), confirmed_at: null });
    const { newsletter } = (await person.client.get("/api/users/me/export")).json();
    expect(newsletter).toMatchObject({ subscribedAt: expect.stringMatching(/Z$/), confirmedAt: null });
  });

  test("is for admins too, and every export is audited", async () => {
    const person = await somebody();
    const answer = await cast.admin.client.get(`/api/users/${person.id}/export`);
    expect(answer.json().user.id).toBe(person.id);
    const log = (
      await cast.admin.client.get(`/api/audit?action=export&subject=user&actorAccountId=${cast.admin.accountId}`)
    ).json();
    expect(log.items[0]).toMatchObject({
      subjectId: person.id,
      actorFullName: expect.stringContaining("Ewa Kowalska"),
    });
  });
});

describe("closing an account", () => {
  test("needs the current password", async () => {
    const person = await somebody();
    const blank = await person.client.post("/api/users/me/close", { currentPassword: "" });
    expect([blank.statusCode, blank.json().errors]).toEqual([
      400,
      [{ field: "currentPassword", errors: ["Current password is required."] }],
    ]);
    const wrong = await person.client.post("/api/users/me/close", { currentPassword: "guess" });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      400,
      [{ field: "currentPassword", errors: ["Current password is not right."] }],
    ]);
    expect((await person.client.get("/api/auth/me")).statusCode).toBe(200);
  });

  test("withdraws open adoptions, frees their animals, erases all personal data, and signs out", async () => {
    const person = await somebody();
    const reserved = await adoptionAt(shelter, cast, 6, person);
    const early = await adoptionAt(shelter, cast, 2, person);
    const before = await everythingKept();
    for (const word of person.words) expect([word, before.includes(word)]).toEqual([word, true]);

    const closed = await person.client.post("/api/users/me/close", { currentPassword: PASSWORD });
    expect(closed.statusCode).toBe(204);
    expect((await person.client.get("/api/auth/me")).statusCode).toBe(401);
    for (const { id, animalId } of [reserved, early]) {
      const adoption = (await cast.admin.client.get(`/api/adoptions/${id}`)).json();
      expect(adoption).toMatchObject({
        outcome: "withdrawn",
        currentStageStatus: 3,
        adopterFullName: "Closed account",
        application: { applicationLetter: "" },
        contract: null,
      });
      expect(adoption.history.at(-1)).toMatchObject({ event: "withdraw", note: "" });
      expect(adoption.stages.every(({ closedAt }: { closedAt: string | null }) => closedAt !== null)).toBe(true);
      expect(await statusOf(animalId)).toBe("Available");
    }
    const last = await rowsOf(shelter.db, "letters", { recipient: person.email });
    expect(last).toMatchObject([{ subject: "Your account was closed", forget_when_sent: true }]);
    await shelter.db.deleteFrom("letters").where("recipient", "=", person.email).execute();
    const after = await everythingKept();
    for (const word of person.words) expect([word, after.includes(word)]).toEqual([word, false]);
    expect((await cast.admin.client.get(`/api/users/${person.id}`)).statusCode).toBe(404);
  });

  test("ends the newsletter to their address, with its letters that still wait", async () => {
    const person = await somebody();
    const subscriber_id = await buildSubscriber(shelter.db, { email_address: person.email.toUpperCase() });
    const other = await buildSubscriber(shelter.db);
    const letter = { subject: "Issue", text: "", html: "", at_most_once: true };
    const letter_id = await addRow(shelter.db, "letters", { ...letter, recipient: person.email.toUpperCase() });
    const newsletter_id = await buildNewsletter(shelter.db);
    await shelter.db.insertInto("newsletter_deliveries").values({ newsletter_id, subscriber_id, letter_id }).execute();
    await person.client.post("/api/users/me/close", { currentPassword: PASSWORD });
    const left = await shelter.db.selectFrom("newsletter_subscribers").select("id").execute();
    expect(left.map(({ id }) => id)).toContain(other);
    expect(left.map(({ id }) => id)).not.toContain(subscriber_id);
    expect(await shelter.db.selectFrom("letters").select("id").where("id", "=", letter_id).execute()).toEqual([]);
  });

  test("leaves no letter that asks to confirm the newsletter: one that waits is deleted, one that was sent is emptied", async () => {
    for (const isSent of [false, true]) {
      const person = await somebody();
      const theirs = shelter.db.selectFrom("letters").where("recipient", "=", person.email);
      await person.client.post("/api/newsletters", { emailAddress: person.email });
      const asking = await theirs.select("id").where("subject", "like", "%newsletter%").executeTakeFirstOrThrow();
      const sent_at = isSent ? shelter.clock.now() : null;
      await changeRows(shelter.db, "letters", asking.id, { sent_at });
      await person.client.post("/api/users/me/close", { currentPassword: PASSWORD });
      const left = await shelter.db.selectFrom("letters").select("text").where("id", "=", asking.id).execute();
      expect(left).toEqual(isSent ? [{ text: "" }] : []);
      expect(await theirs.select("subject").execute()).toHaveLength(1);
    }
  });

  test("frees the e-mail for a new account, and the old password no longer works", async () => {
    const person = await somebody();
    await person.client.post("/api/users/me/close", { currentPassword: PASSWORD });
    const login = await aVisitor(shelter).post("/api/auth/login", { email: person.email, password: PASSWORD });
    expect(login.statusCode).toBe(401);
    const again = await aVisitor(shelter).post("/api/users", signUpBody(person.email));
    expect(again.statusCode).toBe(201);
  });

  test("keeps the contract of a completed adoption, and the animal's new home", async () => {
    const person = await somebody();
    const { id, animalId } = await adoptionAt(shelter, cast, 6, person);
    await person.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
    await handOver(cast, id);
    await person.client.post("/api/users/me/close", { currentPassword: PASSWORD });
    const adoption = (await cast.admin.client.get(`/api/adoptions/${id}`)).json();
    expect(adoption).toMatchObject({ outcome: "completed", adopterFullName: "Closed account" });
    expect(adoption.contract.acceptedSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(adoption.questionnaire.answers.every((answer: string) => answer === "")).toBe(true);
    const { accepted_text } = await rowOf(shelter.db, "adoption_contracts", { adoption_id: id });
    expect(accepted_text).toContain(person.words[1]);
    expect((await cast.admin.client.get(`/api/adoptions/${id}/contract`)).statusCode).toBe(200);
    expect(await statusOf(animalId)).toBe("Adopted");
  });

  test("can also be done by admins, once, is audited, and by nobody else", async () => {
    const person = await somebody();
    const { id } = await adoptionAt(shelter, cast, 5, person);
    const employee = await anEmployee(shelter);
    expect((await employee.client.post(`/api/users/${person.id}/close`)).statusCode).toBe(403);
    expect((await cast.stranger.client.post(`/api/users/${person.id}/close`)).statusCode).toBe(403);
    expect((await employee.client.post("/api/users/me/close", { currentPassword: "x" })).statusCode).toBe(404);
    expect((await cast.admin.client.post(`/api/users/${person.id}/close`)).statusCode).toBe(204);
    expect((await cast.admin.client.post(`/api/users/${person.id}/close`)).statusCode).toBe(404);
    const { history } = (await cast.admin.client.get(`/api/adoptions/${id}`)).json();
    expect(history.at(-1)).toMatchObject({ event: "withdraw", actorFullName: expect.stringContaining("Ewa") });
    const log = (await cast.admin.client.get("/api/audit?action=close account")).json();
    expect(log.items[0]).toMatchObject({ subject: "user", subjectId: person.id });
  });

  test("races with applications, also with staff's for one animal: none of them fails, and no closed account has an open one", async () => {
    for (let turn = 0; turn < 8; turn++) {
      const person = await aUser(shelter);
      const animals = await Promise.all([1, 2].map(() => buildAnimal(shelter.db)));
      await person.client.get("/api/auth/me");
      const applicationLetter = "Please.";
      const apply = (animalId: number) =>
        person.client.post("/api/adoptions/applications", { animalId, applicationLetter });
      const enter = (animalId: number) =>
        cast.admin.client.post("/api/adoptions/applications", { animalId, applicationLetter, userId: person.id });
      const answers = await Promise.all([
        ...animals.map(apply),
        ...animals.map(enter),
        cast.admin.client.post(`/api/users/${person.id}/close`),
        ...animals.map(enter),
        ...animals.map(apply),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
      const open = await rowsOf(shelter.db, "adoptions", { user_id: person.id, outcome: null });
      expect(open).toEqual([]);
    }
  });
});
