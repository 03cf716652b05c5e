import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin, anEmployee, aUser } from "../../support/people.ts";
import { csv, importing } from "./importing.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const employee = await anEmployee(shelter);
const work = importing(shelter, admin.client);

const emailOf = async (accountId: number) => {
  const found = shelter.db.selectFrom("accounts").select("email").where("id", "=", accountId);
  return (await found.executeTakeFirstOrThrow()).email;
};
const confirm = (accountId: number, email_confirmed_at: Date | null) =>
  shelter.db.updateTable("accounts").set({ email_confirmed_at }).where("id", "=", accountId).execute();

test("who has confirmed the address of somebody from the past is offered to staff, who link them; it goes with the account", async () => {
  const [ewa, other] = [await aUser(shelter), await aUser(shelter)];
  await confirm(ewa.accountId, null);
  await work.bringIn(
    csv(
      "Animal #,Animal Name,Species,Intake Date,Intake Type,Outcome Date,Outcome Type,Outcome Person Name,Out Email",
      `A1,Tiger,Cat,1/22/2023,Stray,2/1/2023,Adoption,Ewa Lis,${(await emailOf(ewa.accountId)).toUpperCase()}`,
    ),
  );
  const offered = async (id: number) => (await employee.client.get(`/api/users/${id}/stay-contacts`)).json().items;
  expect(await offered(ewa.id)).toEqual([]);
  await confirm(ewa.accountId, shelter.clock.now());
  const [contact] = await offered(ewa.id);
  expect(contact).toMatchObject({ animal: "Tiger", role: "taker", name: "Ewa Lis", isLinked: false });
  expect(await offered(other.id)).toEqual([]);
  const { id: animalId } = await shelter.db.selectFrom("animals").select("id").executeTakeFirstOrThrow();
  const life = (await employee.client.get(`/api/animals/${animalId}/life`)).json().items;
  const [left] = life.filter(({ kind }: { kind: string }) => kind === "outcome");
  expect(left.details.contact).toMatchObject({ name: "Ewa Lis", phone: "", userId: null });
  expect((await ewa.client.get(`/api/animals/${animalId}/life`)).statusCode).toBe(403);
  const link = (userId: number) => employee.client.post(`/api/stay-contacts/${contact.id}/link`, { userId });
  expect((await link(other.id)).statusCode).toBe(404);
  expect((await link(ewa.id)).json()).toMatchObject({ isLinked: true });

  const held = (await ewa.client.get("/api/users/me/export")).json().stayContacts;
  expect(held).toMatchObject([{ animal: "Tiger", role: "taker", name: "Ewa Lis" }]);
  expect((await admin.client.post(`/api/users/${ewa.id}/close`)).statusCode).toBe(204);
  expect(await shelter.db.selectFrom("stay_contacts").select("id").execute()).toEqual([]);
});
