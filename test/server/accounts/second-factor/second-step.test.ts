import { beforeEach, describe, expect, test } from "vitest";
import { makeResetLink } from "../../../../src/server/accounts/password-reset.commands.ts";
import { formerHashOfCode } from "../../../../src/server/accounts/second-factor/factor.keys.ts";
import { buildApp } from "../../../../src/server/app/app.ts";
import { cleanUp } from "../../../../src/server/app/clean-up.ts";
import { auditOf } from "../../support/answers.ts";
import { NOON, PUBLIC_URL, startAppForFile } from "../../support/app.ts";
import { Client } from "../../support/client.ts";
import { subjectsTo } from "../../support/letters.ts";
import { lettersTo } from "../../support/people.ts";
import { rowsOf } from "../../support/rows.ts";
import {
  codeOf,
  halfway,
  isIn,
  logIn,
  nextCode,
  PASSWORD,
  sendCode,
  signedIn,
  somebody,
  withApp,
} from "./factor-people.ts";

const MINUTE = 60_000;
const shelter = await startAppForFile();
beforeEach(async () => {
  shelter.clock.set(NOON);
  await shelter.db.deleteFrom("limited_uses").execute();
});
const later = (ms: number) => shelter.clock.set(new Date(shelter.clock.now().getTime() + ms));
/** A code that no app shows now. */
const wrong = (right: string) => (right === "123456" ? "654321" : "123456");

describe("the second step of signing in", () => {
  test("comes after the right password: without a session yet, and with the ways that the person has", async () => {
    const person = await withApp(shelter);
    const client = new Client(shelter);
    const answer = await logIn(client, person);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ secondFactor: ["totp", "recovery"] });
    expect(client.cookies.session).toBeUndefined();
    expect(await isIn(client)).toBe(false);
    expect(answer.cookies.find(({ name }) => name === "sign-in")).toMatchObject({ httpOnly: true, maxAge: 300 });
  });

  test("ends in the same answer and the same cookies as a sign-in without it", async () => {
    const person = await withApp(shelter);
    const client = await halfway(shelter, person);
    const answer = await sendCode(client, codeOf(shelter, person.secret));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ loginId: person.accountId, isEmployee: true, isAdmin: false });
    expect((await client.get("/api/auth/me")).json()).toEqual(answer.json());
    expect(client.cookies["sign-in"]).toBeUndefined();
    expect((await client.post("/api/auth/logout")).statusCode).toBe(204);
  });

  test("takes the right code after a clock was ahead for a while, and each one still once", async () => {
    const person = await withApp(shelter);
    later(800 * 24 * 60 * MINUTE);
    expect((await sendCode(await halfway(shelter, person), codeOf(shelter, person.secret))).statusCode).toBe(200);
    shelter.clock.set(new Date(NOON.getTime() + 5 * MINUTE));
    const code = codeOf(shelter, person.secret);
    expect((await sendCode(await halfway(shelter, person), code)).statusCode).toBe(200);
    expect((await sendCode(await halfway(shelter, person), code)).statusCode).toBe(401);
  });

  test("takes a code with blanks, and one of the half minute before or after, but none further away", async () => {
    const person = await withApp(shelter);
    later(10 * MINUTE);
    for (const [seconds, status] of [
      [-30, 200],
      [30, 200],
      [90, 401],
      [-60, 401],
    ] as const) {
      const client = await halfway(shelter, person);
      const code = codeOf(shelter, person.secret, seconds);
      const answer = await sendCode(client, `${code.slice(0, 3)} ${code.slice(3)}`);
      expect(answer.statusCode, `${seconds} s`).toBe(status);
    }
  });

  test("is asked for as well after a new password by letter", async () => {
    const person = await withApp(shelter);
    const link = new URL((await makeResetLink(shelter.deps, person.email, PUBLIC_URL)) ?? "");
    const reset = { token: link.searchParams.get("token"), newPassword: "battery staple" };
    expect((await new Client(shelter).post("/api/auth/password/reset", reset)).statusCode).toBe(200);
    const answer = await logIn(new Client(shelter), person, reset.newPassword);
    expect(answer.json()).toEqual({ secondFactor: ["totp", "recovery"] });
  });

  test("takes a code once, and of two browsers that send it at once one gets in", async () => {
    const person = await withApp(shelter);
    const code = codeOf(shelter, person.secret);
    const clients = [await halfway(shelter, person), await halfway(shelter, person)];
    const answers = await Promise.all(clients.map((client) => sendCode(client, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await sendCode(await halfway(shelter, person), code)).statusCode).toBe(401);
    nextCode(shelter);
    const next = await sendCode(await halfway(shelter, person), codeOf(shelter, person.secret));
    expect(next.statusCode).toBe(200);
  });

  test("is no recovery code's matter where an app is only being set up", async () => {
    const person = await somebody(shelter);
    const client = await signedIn(shelter, person);
    await client.post(`/api/accounts/${person.accountId}/totp`);
    const refused = await client.post(`/api/accounts/${person.accountId}/totp/confirm`, { code: "000000" });
    expect(refused.json().errors[0].errors[0]).toContain("Use the newest one that the app shows");
  });

  test("does not take the code with which the app was set up", async () => {
    const person = await withApp(shelter);
    const setUpWith = codeOf(shelter, person.secret, -30);
    expect((await sendCode(await halfway(shelter, person), setUpWith)).statusCode).toBe(401);
  });

  test("refuses five wrong codes and then, for a quarter of an hour, the right one too; a letter tells the person", async () => {
    const person = await withApp(shelter);
    const code = codeOf(shelter, person.secret);
    const client = await halfway(shelter, person);
    for (let n = 0; n < 5; n++) {
      const answer = await sendCode(client, wrong(code));
      expect(answer.statusCode).toBe(401);
      expect(answer.json().message).toContain("This code is not right.");
    }
    const locked = await sendCode(client, code);
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers["retry-after"])).toBe(900);
    // Another browser and the right password begin no new count.
    expect((await sendCode(await halfway(shelter, person), code)).statusCode).toBe(429);
    expect((await subjectsTo(shelter, person)).filter((one) => one === "Somebody knows your password")).toHaveLength(1);
    later(15 * MINUTE + 1);
    const again = await sendCode(await halfway(shelter, person), codeOf(shelter, person.secret));
    expect(again.statusCode).toBe(200);
  });

  test("answers no more than five of twenty wrong codes at once", async () => {
    const person = await withApp(shelter);
    const client = await halfway(shelter, person);
    const code = wrong(codeOf(shelter, person.secret));
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendCode(client, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
  });

  test("lets nobody guess on for days: after 25 mistakes there is no more that day", async () => {
    const person = await withApp(shelter);
    let mistakes = 0;
    let client = new Client(shelter);
    for (; mistakes < 60; mistakes++) {
      if (mistakes % 5 === 0) {
        later(16 * MINUTE);
        client = await halfway(shelter, person);
      }
      const answer = await sendCode(client, wrong(codeOf(shelter, person.secret)));
      if (answer.statusCode === 429) break;
    }
    expect(mistakes).toBe(25);
  });

  test("is open for five minutes, to the browser that gave the password, once", async () => {
    const person = await withApp(shelter);
    const client = await halfway(shelter, person);
    const stranger = new Client(shelter);
    const refused = await sendCode(stranger, codeOf(shelter, person.secret));
    expect(refused.statusCode).toBe(401);
    expect(refused.json().code).toBe("signInAgain");
    const used = { ...client.cookies };
    expect((await sendCode(client, codeOf(shelter, person.secret))).statusCode).toBe(200);
    nextCode(shelter);
    const replayed = await sendCode(new Client(shelter, used), codeOf(shelter, person.secret));
    expect(replayed.json().code).toBe("signInAgain");
    const slow = await halfway(shelter, person);
    later(5 * MINUTE + 1);
    const late = await sendCode(slow, codeOf(shelter, person.secret));
    expect(late.json().code).toBe("signInAgain");
    await cleanUp(shelter);
    const left = shelter.db.selectFrom("sign_in_steps").select("at").where("account_id", "=", person.accountId);
    expect(await left.execute()).toEqual([]);
  });

  test("belongs to the account of the password: the code of another person is a wrong one", async () => {
    const [one, other] = [await withApp(shelter), await withApp(shelter)];
    const client = await halfway(shelter, one);
    expect((await sendCode(client, codeOf(shelter, other.secret))).statusCode).toBe(401);
    expect((await sendCode(client, other.recoveryCodes[0] ?? "")).statusCode).toBe(401);
  });

  test("may be taken at another server of the same database", async () => {
    const person = await withApp(shelter);
    const client = await halfway(shelter, person);
    const app = await buildApp(shelter.deps);
    const there = new Client({ ...shelter, app }, client.cookies);
    expect((await sendCode(there, codeOf(shelter, person.secret))).statusCode).toBe(200);
    await app.close();
  });

  test("ends with the password: whoever was halfway begins again", async () => {
    const person = await withApp(shelter);
    const client = await halfway(shelter, person);
    const change = { currentPassword: PASSWORD, newPassword: "battery staple" };
    const path = `/api/accounts/${person.accountId}/employee`;
    expect((await person.client.put(path, change)).statusCode).toBe(200);
    expect((await sendCode(client, codeOf(shelter, person.secret))).json().code).toBe("signInAgain");
  });

  test("is closed to whoever was archived in between", async () => {
    const person = await withApp(shelter);
    const client = await halfway(shelter, person);
    const employee = shelter.db.updateTable("employees").where("id", "=", person.id);
    await employee.set({ archived_at: new Date() }).execute();
    expect((await sendCode(client, codeOf(shelter, person.secret))).statusCode).toBe(401);
    expect(await isIn(client)).toBe(false);
  });

  test("says nothing to a wrong password that it does not say without a second factor", async () => {
    const [bare, person] = [await somebody(shelter), await withApp(shelter)];
    const answers = await Promise.all([bare, person].map((one) => logIn(new Client(shelter), one, "not it at all")));
    const [without, with_] = answers.map((answer) => ({ ...answer.json(), requestId: "" }));
    expect(with_).toEqual(without);
    expect(answers.map(({ cookies }) => cookies.filter(({ name }) => name !== "XSRF-TOKEN"))).toEqual([[], []]);
  });

  test("is in the audit log: what was wrong, what was locked, and the login at its end", async () => {
    const person = await withApp(shelter);
    const client = await halfway(shelter, person);
    const code = codeOf(shelter, person.secret);
    await sendCode(client, wrong(code));
    await sendCode(client, code);
    const actions = await auditOf(shelter, "account", person.accountId);
    expect(actions.map(({ action }) => action)).toEqual(["login", "add second factor", "wrong second factor", "login"]);
  });
});

describe("recovery codes", () => {
  test("are ten, shown once, of which only hashes are stored", async () => {
    const person = await withApp(shelter);
    expect(new Set(person.recoveryCodes).size).toBe(10);
    for (const code of person.recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    const path = `/api/accounts/${person.accountId}/recovery-codes`;
    const shown = (await person.client.get(path)).json();
    expect(shown).toEqual({ left: 10, madeAt: NOON.toISOString() });
    const rows = await rowsOf(shelter.db, "recovery_codes", { account_id: person.accountId });
    const stored = rows.map(({ code_hash }) => code_hash.toString("utf8")).join();
    for (const code of person.recoveryCodes) expect(stored).not.toContain(code.replace("-", ""));
    // Slow ones, each with its own salt: fifty bits could be searched otherwise.
    expect(new Set(rows.map(({ code_hash }) => code_hash.toString().split("$").slice(0, 5).join("$"))).size).toBe(10);
    for (const { code_hash } of rows) expect(code_hash.toString()).toMatch(/^\$argon2id\$/);
  });

  test("that were made before their hashes were slow ones go on", async () => {
    const person = await withApp(shelter);
    const code = formerHashOfCode(shelter.deps, person.accountId, "ABCDE23456");
    const former = { account_id: person.accountId, code_hash: code, made_at: NOON };
    await shelter.db.insertInto("recovery_codes").values(former).execute();
    expect((await sendCode(await halfway(shelter, person), "abcde-23456")).statusCode).toBe(200);
    expect((await sendCode(await halfway(shelter, person), "abcde-23456")).statusCode).toBe(401);
  });

  test("sign in once each, however they are typed; a letter counts what is left", async () => {
    const person = await withApp(shelter);
    const [first = "", second = ""] = person.recoveryCodes;
    expect(
      (await sendCode(await halfway(shelter, person), ` ${first.toLowerCase().replace("-", " ")}`)).statusCode,
    ).toBe(200);
    expect((await sendCode(await halfway(shelter, person), first)).statusCode).toBe(401);
    const both = [await halfway(shelter, person), await halfway(shelter, person)];
    const answers = await Promise.all(both.map((client) => sendCode(client, second)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const letters = (await lettersTo(shelter, person)).filter(({ subject }) => subject === "A recovery code was used");
    expect(letters.map(({ text }) => text.match(/\d+ codes? (is|are) left/)?.[0])).toEqual([
      "9 codes are left",
      "8 codes are left",
    ]);
  });

  test("cannot be guessed either: they count as mistakes", async () => {
    const person = await withApp(shelter);
    const client = await halfway(shelter, person);
    for (let n = 0; n < 5; n++) expect((await sendCode(client, `AAAAA-AAAA${n}`)).statusCode).toBe(401);
    expect((await sendCode(client, person.recoveryCodes[0] ?? "")).statusCode).toBe(429);
  });

  test("are made anew, and then the former ones are worth nothing", async () => {
    const person = await withApp(shelter);
    const path = `/api/accounts/${person.accountId}/recovery-codes`;
    const made = await person.client.post(path);
    const { recoveryCodes } = made.json();
    expect(recoveryCodes).toHaveLength(10);
    const client = await halfway(shelter, person);
    expect((await sendCode(client, person.recoveryCodes[0] ?? "")).statusCode).toBe(401);
    expect((await sendCode(client, recoveryCodes[0])).statusCode).toBe(200);
  });

  test("are made anew five times a day at most", async () => {
    const person = await withApp(shelter);
    const path = `/api/accounts/${person.accountId}/recovery-codes`;
    // Those of the first factor count.
    const answers = await Promise.all(Array.from({ length: 7 }, () => person.client.post(path)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 429, 429, 429]);
    later(24 * 60 * MINUTE + 1);
    await person.client.post("/api/auth/confirm", { code: codeOf(shelter, person.secret) });
    expect((await logIn(new Client(shelter), person)).statusCode).toBe(200);
  });

  test("are compared only as often as mistakes are allowed, however many come at once", async () => {
    const person = await withApp(shelter);
    const clients = await Promise.all(Array.from({ length: 12 }, () => halfway(shelter, person)));
    const answers = await Promise.all(clients.map((client, n) => sendCode(client, `AAAAA-AAA${n + 10}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });

  test("are nobody's without a second factor", async () => {
    const person = await somebody(shelter);
    const client = await signedIn(shelter, person);
    expect((await client.post(`/api/accounts/${person.accountId}/recovery-codes`)).statusCode).toBe(409);
  });
});
