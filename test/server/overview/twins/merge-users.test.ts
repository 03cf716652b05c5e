import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { hashPassword } from "../../../../src/server/accounts/password.ts";
import { cleanUp } from "../../../../src/server/app/clean-up.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAdoption, buildAnimal, buildJob, buildJobApplication, buildSubscriber } from "../../support/builders.ts";
import { anAdmin, aUser, aVisitor, type Person } from "../../support/people.ts";
import { changeRows, rowOf } from "../../support/rows.ts";

const shelter = await startAppForFile();
const { db } = shelter;
const admin = await anAdmin(shelter);

const merge = (gone: Person, into: Person, fields?: object) =>
  admin.client.post(`/api/users/${gone.id}/merge`, { into: into.id, ...(fields && { fields }) });
const undo = (id: number) => admin.client.post(`/api/merges/${id}/undo`);

let number = 500_000_000;
/** Two users with the same phone number, and their addresses. */
async function twoOfOne(): Promise<{ old: Person; now: Person; emails: { old: string; now: string } }> {
  const phone_number = String(++number);
  const old = await aUser(shelter, { phone_number, city: "Łódź" });
  const now = await aUser(shelter, { phone_number, city: "Gdańsk" });
  const email = async ({ accountId }: Person) => (await rowOf(db, "accounts", accountId)).email;
  return { old, now, emails: { old: await email(old), now: await email(now) } };
}

const setPassword = async ({ accountId }: Person, password: string) =>
  changeRows(db, "accounts", accountId, { password_hash: await hashPassword(password) });

const signIn = async (email: string, password: string) =>
  (await aVisitor(shelter).post("/api/auth/login", { email, password })).statusCode;

const lettersAt = async (recipient: string) =>
  db.selectFrom("letters").select(["subject", "text"]).where("recipient", "=", recipient).orderBy("id").execute();

describe("merging two users", () => {
  it("moves what is theirs, ends the sign-in of the one that goes, and tells both mailboxes without telling them of each other", async () => {
    const { old, now, emails } = await twoOfOne();
    await Promise.all([setPassword(old, "old-password"), setPassword(now, "new-password")]);
    const animal_id = await buildAnimal(db);
    const application = { animalId: animal_id, applicationLetter: "We would love to." };
    expect((await old.client.post("/api/adoptions/applications", application)).statusCode).toBe(201);
    await old.client.put(`/api/users/me/favourites/${animal_id}`);
    await now.client.put(`/api/users/me/favourites/${animal_id}`);
    await buildSubscriber(db, { email_address: emails.old });
    const answer = await merge(old, now, { phoneNumber: "gone" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ id: now.id, email: emails.now, city: "Gdańsk", adoptions: 1 });
    const adoptions = await now.client.get("/api/adoptions/me");
    expect(adoptions.json().items, adoptions.body).toHaveLength(1);
    expect((await now.client.get("/api/users/me/favourites")).json().items).toHaveLength(1);
    expect((await old.client.get("/api/users/me")).statusCode).toBe(401);
    expect(await signIn(emails.old, "old-password")).toBe(401);
    expect(await signIn(emails.now, "new-password")).toBe(200);
    const [toOld, toNow] = [(await lettersAt(emails.old)).at(-1), (await lettersAt(emails.now)).at(-1)];
    expect(toOld?.text).toMatch(/sign in with your other address \(p…@s…\.test\)/);
    expect(toNow?.text).toMatch(/with this address and your password as before/);
    expect(toOld?.text).not.toContain(emails.now);
    expect(toNow?.text).not.toContain(emails.old);
    // The newsletter goes on to the mailbox that asked for it, and ends with the account that is left.
    const subscriber = await db
      .selectFrom("newsletter_subscribers")
      .select("account_id")
      .where("email_address", "=", emails.old)
      .executeTakeFirst();
    expect(subscriber?.account_id).toBe(now.accountId);
  });

  it("keeps the sign-in that is chosen, with its password", async () => {
    const { old, now, emails } = await twoOfOne();
    await Promise.all([setPassword(old, "old-password"), setPassword(now, "new-password")]);
    const { mergeId } = (await merge(old, now, { email: "gone" })).json();
    expect(await signIn(emails.old, "old-password")).toBe(200);
    expect(await signIn(emails.now, "new-password")).toBe(401);
    expect((await now.client.get("/api/users/me")).statusCode).toBe(401);
    expect((await undo(mergeId)).statusCode).toBe(200);
    expect(await signIn(emails.old, "old-password")).toBe(200);
    expect(await signIn(emails.now, "new-password")).toBe(200);
    expect((await lettersAt(emails.old)).at(-1)?.subject).toMatch(/separate again/);
  });

  it("leaves no letter with the addresses of accounts that are closed afterwards", async () => {
    const { old, now, emails } = await twoOfOne();
    await Promise.all([setPassword(old, "old-password"), setPassword(now, "new-password")]);
    const addresses = Object.values(emails);
    const waiting = async () => (await Promise.all(addresses.map(lettersAt))).flat().map(({ subject }) => subject);
    await undo((await merge(old, now)).json().mergeId);
    expect(await waiting()).toHaveLength(4);
    const again = aVisitor(shelter);
    await again.post("/api/auth/login", { email: emails.old, password: "old-password" });
    await again.post("/api/users/me/close", { currentPassword: "old-password" });
    expect(await lettersAt(emails.old)).toMatchObject([{ subject: "Your account was closed" }]);

    const next = await twoOfOne();
    await setPassword(next.now, "new-password");
    await merge(next.old, next.now);
    await next.now.client.post("/api/users/me/close", { currentPassword: "new-password" });
    expect(await lettersAt(next.emails.old)).toEqual([]);
    expect(await lettersAt(next.emails.now)).toMatchObject([{ subject: "Your account was closed" }]);
  });

  it("makes links that were sent to the other mailbox useless", async () => {
    const { old, now, emails } = await twoOfOne();
    await aVisitor(shelter).post("/api/accounts/password/forgotten", { email: emails.old });
    await merge(old, now);
    const { rows } = await sql`select from letter_links where account_id in (${old.accountId}, ${now.accountId})
      and purpose = 'reset password' and used_at is null`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe("two users are not merged", () => {
  it("when nothing says that they are one person", async () => {
    const [one, other] = [
      await aUser(shelter, { phone_number: "777000111" }),
      await aUser(shelter, { phone_number: "777000222" }),
    ];
    const answer = await merge(one, other);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(/Nothing says that these two are one person/);
  });

  it("when an address that nobody has confirmed would get what belongs to a confirmed one", async () => {
    const { old, now } = await twoOfOne();
    await sql`update accounts set email_confirmed_at = null where id = ${now.accountId}`.execute(db);
    expect((await merge(old, now)).json().message).toMatch(/Nobody has confirmed the address/);
    const preview = (await admin.client.get(`/api/users/${old.id}/merge?into=${now.id}`)).json();
    expect(preview.fields.find(({ field }: { field: string }) => field === "email")).toMatchObject({ takes: "gone" });
    expect((await merge(old, now, { email: "gone" })).statusCode).toBe(200);
  });

  it("when both have applied for the same animal or the same job, or both give every month", async () => {
    const { old, now } = await twoOfOne();
    const animal_id = await buildAnimal(db, { name: "Figa" });
    const job_id = await buildJob(db, { name: "Vet" });
    for (const { id: user_id, accountId: account_id } of [old, now]) {
      await buildAdoption(db, { animal_id, user_id, stage_type: 1, stage_status: 0 });
      await buildJobApplication(db, { job_id, account_id });
      await sql`insert into monthly_gifts (account_id, amount_grosze, is_test, state, day_of_month, customer_key, customer_email, created_at)
        values (${account_id}, 1000, true, 'beginning', 1, gen_random_uuid(), 'a@b.test', now())`.execute(db);
    }
    const { message } = (await merge(old, now)).json();
    expect(message).toMatch(/Both have applied for Figa/);
    expect(message).toMatch(/the job “Vet”/);
    expect(message).toMatch(/give every month/);
  });

  it("into a deleted or a closed account, or into themselves", async () => {
    const { old, now } = await twoOfOne();
    const third = await aUser(shelter, { phone_number: String(number) });
    await admin.client.delete(`/api/users/${now.id}`);
    expect((await merge(old, now)).json().message).toMatch(/deleted or closed/);
    await admin.client.post(`/api/users/${third.id}/close`);
    expect((await merge(old, third)).statusCode).toBe(409);
    expect((await merge(old, old)).json().message).toMatch(/with itself/);
  });
});

describe("undoing the merge of two users", () => {
  it("is refused when somebody has taken the address of the one that went", async () => {
    const { old, now, emails } = await twoOfOne();
    const { mergeId } = (await merge(old, now)).json();
    const other = await aUser(shelter);
    await sql`update accounts set email = ${emails.old} where id = ${other.accountId}`.execute(db);
    const answer = await undo(mergeId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(/addresses/);
    expect((await admin.client.get(`/api/users/${now.id}`)).statusCode).toBe(200);
  });

  it("keeps what the person has changed since", async () => {
    const { old, now } = await twoOfOne();
    const { mergeId } = (await merge(old, now, { phoneNumber: "gone", address: "gone" })).json();
    await now.client.put("/api/users/me", { city: "Opole" });
    await undo(mergeId);
    expect((await admin.client.get(`/api/users/${now.id}`)).json()).toMatchObject({ city: "Opole" });
    expect((await admin.client.get(`/api/users/${old.id}`)).json()).toMatchObject({ city: "Łódź" });
  });
});

describe("what is kept for an undo", () => {
  const kept = async (mergeId: number) => {
    const { rows } = await sql<{ row: string }>`
      select concat(m.gone, m.before, m.after, (select jsonb_agg(v) from merge_moves as v where merge_id = m.id)) as row
      from merges as m where id = ${mergeId}`.execute(db);
    return rows[0]?.row;
  };

  it("is erased when the account is closed, with what was changed in the record that went", async () => {
    const { old, now } = await twoOfOne();
    await admin.client.put(`/api/users/${old.id}`, { city: "Opole" });
    const { mergeId } = (await merge(old, now)).json();
    expect(await kept(mergeId)).not.toBe("");
    expect((await admin.client.post(`/api/users/${now.id}/close`)).statusCode).toBe(204);
    expect(await kept(mergeId)).toBe("");
    const { rows } =
      await sql`select from audit_changes where subject = 'user' and subject_id in (${old.id}, ${now.id})`.execute(db);
    expect(rows).toEqual([]);
    expect((await undo(mergeId)).statusCode).toBe(409);
  });

  it("is erased after 30 days", async () => {
    const { old, now } = await twoOfOne();
    const { mergeId } = (await merge(old, now)).json();
    const clock = { ...shelter.clock, now: () => new Date(shelter.clock.now().getTime() + 29 * 86_400_000) };
    await cleanUp({ db, clock });
    expect(await kept(mergeId)).not.toBe("");
    await cleanUp({ db, clock: { ...clock, now: () => new Date(shelter.clock.now().getTime() + 30 * 86_400_000) } });
    expect(await kept(mergeId)).toBe("");
  });
});

it("nothing remains of a merge that is broken off in the middle", async () => {
  const { old, now } = await twoOfOne();
  // The last thing of a merge are its letters.
  await sql`alter table letters add constraint broken check (subject not like 'Your two records%') not valid`.execute(
    db,
  );
  const late = await anAdmin(shelter);
  const merged = () => late.client.post(`/api/users/${old.id}/merge`, { into: now.id });
  expect((await merged()).statusCode).toBe(500);
  await sql`alter table letters drop constraint broken`.execute(db);
  expect((await old.client.get("/api/users/me")).statusCode).toBe(200);
  expect((await merged()).statusCode).toBe(200);
});
