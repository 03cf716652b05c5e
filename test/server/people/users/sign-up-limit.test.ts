import { beforeEach, expect, test } from "vitest";
import { cleanUp } from "../../../../src/server/app/clean-up.ts";
import { signUpBody } from "../../accounts/newcomer.ts";
import { startAppForFile } from "../../support/app.ts";
import { anEmployee, aVisitor } from "../../support/people.ts";

const shelter = await startAppForFile();
beforeEach(() => shelter.db.deleteFrom("limited_uses").execute());

let number = 0;
const somebody = () => signUpBody(`new${number++}@person.test`);
const minutesAgo = (minutes: number) => new Date(shelter.clock.now().getTime() - minutes * 60_000);
const uses = async (count: number, at: Date) => {
  const rows = Array.from({ length: count }, () => ({ kind: "sign up", address: "127.0.0.1", at }));
  await shelter.db.insertInto("limited_uses").values(rows).execute();
};
const counted = async () => {
  const signUps = shelter.db.selectFrom("limited_uses").select("id").where("kind", "=", "sign up");
  return (await signUps.execute()).length;
};

test("at most a thousand sign-ups an hour are accepted from one network address, also when many come at once", async () => {
  await uses(997, minutesAgo(50));
  const answers = await Promise.all(Array.from({ length: 6 }, () => aVisitor(shelter).post("/api/users", somebody())));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 429, 429, 429]);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json().message).toBe("Too many accounts were made from your network. Please try again in an hour.");
  expect(refused?.headers["retry-after"]).toBe("600");
  expect(await counted()).toBe(1000);
});

test("an hour later sign-ups are accepted again, and old uses are deleted", async () => {
  await uses(1000, minutesAgo(61));
  expect((await aVisitor(shelter).post("/api/users", somebody())).statusCode).toBe(201);
  await cleanUp(shelter);
  expect(await counted()).toBe(1);
});

test("refused sign-ups do not count, nor do users whom staff add", async () => {
  await uses(999, minutesAgo(5));
  expect((await aVisitor(shelter).post("/api/users", { ...somebody(), city: "" })).statusCode).toBe(400);
  const { client } = await anEmployee(shelter);
  expect((await client.post("/api/users", somebody())).statusCode).toBe(201);
  const taken = somebody();
  expect((await aVisitor(shelter).post("/api/users", taken)).statusCode).toBe(201);
  expect((await client.post("/api/users", somebody())).statusCode).toBe(201);
  expect((await aVisitor(shelter).post("/api/users", somebody())).statusCode).toBe(429);
});
