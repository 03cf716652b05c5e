import { expect } from "vitest";
import type { TestApp } from "../support/app.ts";
import { Client } from "../support/client.ts";
import { PASSWORD } from "./concurrency.ts";

/** The body of `POST /users`. */
export const signUpBody = (email: string, given: object = {}) => ({
  account: { email, password: PASSWORD },
  name: "Żaneta",
  surname: "Wędrowna",
  phoneNumber: "600100200",
  postalCode: "90-001",
  city: "Łódź",
  street: "Nowa 1",
  dateOfBirth: "1988-02-03",
  ...given,
});

/** A signed-in user who signed up themselves; the address is not confirmed. */
export async function newcomer(shelter: TestApp, email: string, given: object = {}) {
  const client = new Client(shelter);
  const created = await client.post("/api/users", signUpBody(email, given));
  expect(created.statusCode).toBe(201);
  const { id, accountId } = created.json();
  expect((await client.post("/api/auth/login", { email, password: PASSWORD })).statusCode).toBe(200);
  return { id: id as number, accountId: accountId as number, client, email };
}
