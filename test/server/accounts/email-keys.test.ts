import { expect, test } from "vitest";
import { emailKey } from "../../../src/contract/platform/email.ts";
import { startAppForFile } from "../support/app.ts";
import { aVisitor } from "../support/people.ts";
import { PASSWORD, signedInUser } from "./concurrency.ts";
import { signUpBody } from "./newcomer.ts";

const shelter = await startAppForFile();

const login = (email: string) => aVisitor(shelter).post("/api/auth/login", { email, password: PASSWORD });

test("the database and the program fold addresses in the same way", async () => {
  const typed = [
    "Ix@Person.TEST",
    "İx@person.test",
    "ıx@person.test",
    "\u212ax@person.test",
    "ŁÓDŹ@x.test",
    "ß@x.test",
    "ΣΑΣ@x.test",
  ];
  const { rows } = await shelter.pool.query("select email_key(e) as key from unnest($1::text[]) e", [typed]);
  expect(rows.map(({ key }) => key)).toEqual(typed.map(emailKey));
});

test("an address that only looks like another does not count as the same", async () => {
  for (const email of ["İx@person.test", "\u212ax@person.test", "ix@person.test", "kx@person.test"]) {
    expect((await aVisitor(shelter).post("/api/users", signUpBody(email))).statusCode, email).toBe(201);
    expect((await login(email)).statusCode, email).toBe(200);
  }
  expect((await aVisitor(shelter).post("/api/users", signUpBody("IX@Person.test"))).statusCode).toBe(409);
  for (const emailAddress of ["İx@person.test", "ix@person.test"]) {
    expect((await aVisitor(shelter).post("/api/newsletters", { emailAddress })).statusCode, emailAddress).toBe(201);
  }
});

test("the case of an address does not matter", async () => {
  await signedInUser(shelter, "Ola.Lis@Person.test");
  expect((await login("oLA.lIS@pERSON.TEST")).statusCode).toBe(200);
});
