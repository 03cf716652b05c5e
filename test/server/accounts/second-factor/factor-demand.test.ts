import { beforeEach, describe, expect, test } from "vitest";
import { saveFact } from "../../../../src/server/database/installation.commands.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { Client } from "../../support/client.ts";
import { subjectsTo } from "../../support/letters.ts";
import { anAdmin } from "../../support/people.ts";
import {
  addApp,
  codeOf,
  halfway,
  isIn,
  logIn,
  PASSWORD,
  sendCode,
  signedIn,
  somebody,
  withApp,
} from "./factor-people.ts";

const MINUTE = 60_000;
const shelter = await startAppForFile();
const boss = await anAdmin(shelter);
const demand = async (secondFactor: string) => {
  const answer = await boss.client.put("/api/shelter", { secondFactor }, { "if-match": "*" });
  expect(answer.statusCode, answer.body).toBe(200);
};
beforeEach(async () => {
  shelter.clock.set(NOON);
  await shelter.db.deleteFrom("limited_uses").execute();
  await demand("nobody");
});

const later = (ms: number) => shelter.clock.set(new Date(shelter.clock.now().getTime() + ms));

describe("a shelter that asks for a second factor", () => {
  test("lets whoever has none sign in, set one up, and do nothing else before", async () => {
    await demand("staff");
    const person = await somebody(shelter);
    const client = new Client(shelter);
    const answer = await logIn(client, person);
    expect(answer.json()).toMatchObject({ loginId: person.accountId, mustAddFactor: true });
    for (const path of ["/api/animals", "/api/users", "/api/tasks", `/api/employees/by-account/${person.accountId}`]) {
      const refused = await client.get(path);
      expect(refused.statusCode, path).toBe(403);
      expect(refused.json().code, path).toBe("secondFactor");
    }
    expect((await client.post("/api/tasks", { title: "Feed" })).json().code).toBe("secondFactor");
    const change = { currentPassword: PASSWORD, newPassword: "battery staple" };
    expect((await client.put(`/api/accounts/${person.accountId}/employee`, change)).json().code).toBe("secondFactor");
    const { secret } = await addApp(shelter, client, person);
    expect((await client.get("/api/auth/me")).json()).not.toHaveProperty("mustAddFactor");
    expect((await client.get("/api/users")).statusCode).toBe(200);
    expect((await sendCode(await halfway(shelter, person), codeOf(shelter, secret))).statusCode).toBe(200);
  });

  test("leads the browser to the screen where it is set up, from every other", async () => {
    await demand("admins");
    const client = await signedIn(shelter, await somebody(shelter, "admin"));
    for (const path of ["/admin", "/admin/animals", "/user_page/profile"]) {
      const { statusCode, headers } = await client.get(path);
      expect([statusCode, headers.location], path).toEqual([302, "/user_page/security"]);
    }
    expect((await client.get("/user_page/security")).statusCode).toBe(200);
    expect((await client.get("/animals")).statusCode).toBe(200);
    expect((await client.post("/api/auth/logout")).statusCode).toBe(204);
  });

  test.each([
    ["admins", "admin", true],
    ["admins", "employee", false],
    ["staff", "employee", true],
    ["staff", "user", false],
    ["nobody", "admin", false],
  ] as const)("of %s: of a new %s %s", async (who, kind, isDemanded) => {
    await demand(who);
    const answer = await logIn(new Client(shelter), await somebody(shelter, kind));
    expect(answer.json().mustAddFactor ?? false).toBe(isDemanded);
  });

  test("stops nobody in the middle of their work: it is asked for at the next sign-in", async () => {
    const person = await somebody(shelter);
    const client = await signedIn(shelter, person);
    await demand("staff");
    expect((await client.get("/api/users")).statusCode).toBe(200);
    expect((await logIn(new Client(shelter), person)).json().mustAddFactor).toBe(true);
  });

  test("lets everybody on who waits when it asks for none any more", async () => {
    await demand("staff");
    const client = await signedIn(shelter, await somebody(shelter));
    expect((await client.get("/api/users")).statusCode).toBe(403);
    await demand("nobody");
    expect((await client.get("/api/users")).statusCode).toBe(200);
  });

  test("lets nobody take the last factor away, whoever may else", async () => {
    const person = await withApp(shelter);
    const path = `/api/accounts/${person.accountId}/totp`;
    await demand("staff");
    const refused = await person.client.delete(path);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain("Set up another one first");
    // The app may move to a new telephone; until its first code, the old one counts.
    const { secret } = (await person.client.post(path)).json();
    expect((await sendCode(await halfway(shelter, person), codeOf(shelter, person.secret))).statusCode).toBe(200);
    const confirmed = await person.client.post(`${path}/confirm`, { code: codeOf(shelter, secret) });
    expect(confirmed.json()).toEqual({ recoveryCodes: [] });
    later(30_000);
    expect((await sendCode(await halfway(shelter, person), codeOf(shelter, person.secret))).statusCode).toBe(401);
    expect((await sendCode(await halfway(shelter, person), codeOf(shelter, secret))).statusCode).toBe(200);
    await demand("nobody");
    expect((await person.client.delete(path)).statusCode).toBe(204);
    expect((await logIn(new Client(shelter), person)).json()).toHaveProperty("loginId");
  });

  test("asks nothing of the demonstration's accounts, which are everybody's, and writes them no letters about devices", async () => {
    const person = await somebody(shelter, "admin");
    await demand("staff");
    await saveFact(shelter.db, "demonstration", { value: JSON.stringify({ accounts: 1e6 }), at: NOON });
    for (let n = 0; n < 2; n++)
      expect((await logIn(new Client(shelter), person)).json()).not.toHaveProperty("mustAddFactor");
    expect(await subjectsTo(shelter, person)).toEqual([]);
    await shelter.db.deleteFrom("installation").where("key", "=", "demonstration").execute();
  });

  test("ends the sessions that began without it when somebody sets up their first", async () => {
    const person = await somebody(shelter);
    const [client, other] = [await signedIn(shelter, person), await signedIn(shelter, person)];
    await addApp(shelter, client, person);
    expect([await isIn(client), await isIn(other)]).toEqual([true, false]);
  });
});

describe("whoever has lost their second factor", () => {
  test("has it taken away by an admin, which ends their sessions, is audited and told by letter", async () => {
    const person = await withApp(shelter);
    const path = `/api/accounts/${person.accountId}/second-factor`;
    const waiting = await halfway(shelter, person);
    expect((await boss.client.get(path)).json()).toEqual({ factors: ["totp", "recovery"] });
    expect((await boss.client.delete(path)).statusCode).toBe(204);
    expect((await boss.client.get(path)).json()).toEqual({ factors: [] });
    expect(await isIn(person.client)).toBe(false);
    expect((await sendCode(waiting, codeOf(shelter, person.secret))).json().code).toBe("signInAgain");
    expect((await logIn(new Client(shelter), person)).json()).toMatchObject({ loginId: person.accountId });
    expect(await subjectsTo(shelter, person)).toContain("Your second factor was taken away");
    const entries = shelter.db.selectFrom("audit_log").select("actor_account_id as by");
    const entry = entries.where("action", "=", "reset second factor").where("subject_id", "=", person.accountId);
    expect(await entry.execute()).toEqual([{ by: boss.accountId }]);
    expect((await boss.client.delete(path)).statusCode).toBe(409);
  });

  test("does not do so themselves, and no employee does it", async () => {
    const [person, employee] = [await withApp(shelter, "admin"), await withApp(shelter)];
    const refused = await person.client.delete(`/api/accounts/${person.accountId}/second-factor`);
    expect(refused.statusCode).toBe(403);
    expect((await employee.client.delete(`/api/accounts/${person.accountId}/second-factor`)).statusCode).toBe(403);
  });
});

describe("what changes the safety of an account", () => {
  test("asks again who it is, ten minutes after the sign-in; the second factor of whoever has one", async () => {
    const person = await withApp(shelter);
    later(11 * MINUTE);
    const path = `/api/accounts/${person.accountId}`;
    const change = { currentPassword: PASSWORD, newPassword: "battery staple" };
    for (const refused of [
      await person.client.post(`${path}/totp`),
      await person.client.delete(`${path}/totp`),
      await person.client.post(`${path}/recovery-codes`),
      await person.client.put(`${path}/employee`, change),
    ]) {
      expect([refused.statusCode, refused.json().code]).toEqual([403, "confirm"]);
    }
    expect((await person.client.get("/api/auth/confirm")).json()).toEqual({ by: ["totp", "recovery"] });
    const byPassword = await person.client.post("/api/auth/confirm", { password: PASSWORD });
    expect(byPassword.json().errors).toEqual([{ field: "code", errors: ["Type the code."] }]);
    const wrong = await person.client.post("/api/auth/confirm", { code: "000000" });
    expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([400, "code"]);
    const code = codeOf(shelter, person.secret);
    expect((await person.client.post("/api/auth/confirm", { code })).statusCode).toBe(204);
    expect((await person.client.put(`${path}/employee`, change)).statusCode).toBe(200);
    expect((await person.client.post(`${path}/recovery-codes`)).statusCode).toBe(200);
  });

  test("asks whoever has no second factor for the password, and counts mistakes", async () => {
    const person = await somebody(shelter, "user");
    const client = await signedIn(shelter, person);
    later(11 * MINUTE);
    const path = `/api/accounts/${person.accountId}/totp`;
    expect((await client.post(path)).json().code).toBe("confirm");
    expect((await client.get("/api/auth/confirm")).json()).toEqual({ by: ["password"] });
    for (const status of [400, 400, 400, 400, 400, 429])
      expect((await client.post("/api/auth/confirm", { password: "a guess" })).statusCode).toBe(status);
    later(16 * MINUTE);
    expect((await client.post("/api/auth/confirm", { password: PASSWORD })).statusCode).toBe(204);
    expect((await client.post(path)).statusCode).toBe(200);
  });

  test("counts for one session: another browser of the same person is asked again", async () => {
    const person = await somebody(shelter);
    const [one, other] = [await signedIn(shelter, person), await signedIn(shelter, person)];
    later(11 * MINUTE);
    expect((await one.post("/api/auth/confirm", { password: PASSWORD })).statusCode).toBe(204);
    expect((await other.post(`/api/accounts/${person.accountId}/totp`)).statusCode).toBe(403);
  });

  test("a right code cannot be guessed by confirming either, and a code of one purpose is no code of the other", async () => {
    const person = await withApp(shelter);
    const code = codeOf(shelter, person.secret);
    expect((await person.client.post("/api/auth/confirm", { code })).statusCode).toBe(204);
    expect((await sendCode(await halfway(shelter, person), code)).statusCode).toBe(401);
    for (let n = 0; n < 4; n++) await person.client.post("/api/auth/confirm", { code: "000000" });
    later(30_000);
    const right = { code: codeOf(shelter, person.secret) };
    expect((await person.client.post("/api/auth/confirm", right)).statusCode).toBe(429);
  });

  test("the secret of an app is stored encrypted, and bound to its account", async () => {
    const [one, other] = [await withApp(shelter), await withApp(shelter)];
    const app = (accountId: number) =>
      shelter.db.selectFrom("authenticator_apps").select("secret").where("account_id", "=", accountId);
    const { secret } = await app(one.accountId).executeTakeFirstOrThrow();
    expect(secret?.toString("latin1")).not.toContain(one.secret);
    expect(secret).toHaveLength(12 + 16 + 20);
    const moved = shelter.db.updateTable("authenticator_apps").where("account_id", "=", other.accountId);
    await moved.set({ secret }).execute();
    expect((await sendCode(await halfway(shelter, other), codeOf(shelter, one.secret))).statusCode).toBe(500);
  });
});
