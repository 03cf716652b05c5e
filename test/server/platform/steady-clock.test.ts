import { beforeEach, describe, expect, test } from "vitest";
import { cleanUpByTheClock } from "../../../src/server/app/clean-up.ts";
import { askForLink, tokenIn } from "../accounts/links.ts";
import { isIn, logIn, signedIn, somebody } from "../accounts/second-factor/factor-people.ts";
import { NOON, startAppForFile } from "../support/app.ts";
import { Client } from "../support/client.ts";
import { anAdmin } from "../support/people.ts";

const DAY = 24 * 60 * 60_000;
const AHEAD = 800 * DAY;

const shelter = await startAppForFile();
const at = (ms: number) => shelter.clock.set(new Date(NOON.getTime() + ms));
beforeEach(() => at(0));

const clockOf = async ({ client }: { client: Client }) => (await client.get("/api/status")).json().clock;
const sessions = async () => (await shelter.db.selectFrom("sessions").select("id").execute()).length;

describe("while the clock is more than two days after the latest time here", () => {
  test("nothing is deleted by date, the status screen says so, and a clock that is set right again is believed", async () => {
    const person = await somebody(shelter);
    const client = await signedIn(shelter, person);
    await cleanUpByTheClock(shelter);
    const before = await sessions();
    at(AHEAD);
    await cleanUpByTheClock(shelter);
    expect(await sessions()).toBe(before);
    const admin = await anAdmin(shelter);
    expect(await clockOf(admin)).toEqual({
      name: "Clock",
      ok: false,
      text: expect.stringMatching(/from 20 November 2026 to 28 January 2029.*nothing is deleted/),
      action: expect.stringContaining("set the clock"),
    });
    at(60_000);
    await cleanUpByTheClock(shelter);
    expect(await isIn(client)).toBe(true);
    const there = await anAdmin(shelter);
    expect(await clockOf(there)).toMatchObject({
      ok: true,
      text: "The clock goes on evenly; today is 20 November 2026.",
    });
  });

  test("a server that was off for weeks deletes again when the clock has gone on evenly for two days", async () => {
    const person = await somebody(shelter);
    await signedIn(shelter, person);
    await cleanUpByTheClock(shelter);
    for (const hours of [0, 5, 30, 47]) {
      at(30 * DAY + hours * 60 * 60_000);
      await cleanUpByTheClock(shelter);
      expect(await sessions()).toBeGreaterThan(0);
    }
    at(32 * DAY);
    await cleanUpByTheClock(shelter);
    expect(await sessions()).toBe(0);
    expect(await clockOf(await anAdmin(shelter))).toMatchObject({ ok: true });
  });
});

describe("what a clock has written that was ahead for a while", () => {
  test("opens no session and no link for years", async () => {
    const person = await somebody(shelter);
    at(AHEAD);
    const client = await signedIn(shelter, person);
    await askForLink(shelter, person.email);
    const token = await tokenIn(shelter, person.email, "Choose a new password");
    at(0);
    expect(await isIn(client)).toBe(false);
    const reset = { token, newPassword: "another long password" };
    expect((await new Client(shelter).post("/api/auth/password/reset", reset)).statusCode).toBe(400);
  });

  test("locks nobody out for years", async () => {
    const person = await somebody(shelter);
    at(AHEAD);
    for (let n = 0; n < 5; n++) await logIn(new Client(shelter), person, "wrong password");
    expect((await logIn(new Client(shelter), person)).statusCode).toBe(429);
    at(0);
    expect((await logIn(new Client(shelter), person)).statusCode).toBe(200);
  });

  test("is no recent proof", async () => {
    const person = await somebody(shelter);
    const client = await signedIn(shelter, person);
    at(10 * 60 * 60_000);
    await client.post("/api/auth/confirm", { password: "correct horse" });
    at(0);
    const begun = await client.post(`/api/accounts/${person.accountId}/totp`);
    expect(begun.json()).toMatchObject({ code: "confirm" });
  });
});
