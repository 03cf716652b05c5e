import { describe, expect, test } from "vitest";
import { NOON, startAppForFile } from "../../support/app.ts";
import { anAdmin, aUser, aVisitor } from "../../support/people.ts";

const FORM = { name: "Łucja Nowak", email: "lucja@person.test", message: "May I come on Sunday?" };

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);

const send = (body: object, client = aVisitor(shelter)) => client.post("/api/contact/send", body);
const letters = () => shelter.db.selectFrom("letters").selectAll().orderBy("id").execute();

describe("somebody signed in", () => {
  test("finds their messages in their data export; messages of others who typed their address are not in it", async () => {
    const user = await aUser(shelter);
    const { email } = (await user.client.get("/api/users/me")).json();
    await send({ ...FORM, email, message: "From myself" }, user.client);
    await send({ ...FORM, email, message: "From who knows whom" });
    const held = (await user.client.get("/api/users/me/export")).json();
    expect(held.contactMessages).toMatchObject([{ email, message: "From myself", answeredAt: null }]);
  });

  test("leaves only the dates of their messages when the account is closed", async () => {
    const user = await aUser(shelter);
    const form = { ...FORM, name: "Zyta Closing", email: "zyta@person.test" };
    await send({ ...form, message: "Secret of mine" }, user.client);
    await shelter.db.updateTable("letters").set({ sent_at: NOON }).execute();
    await send({ ...form, message: "Second secret of mine" }, user.client);
    expect((await admin.client.post(`/api/users/${user.id}/close`)).statusCode).toBe(204);
    const { items } = (await admin.client.get("/api/contact/messages?pageSize=2")).json();
    expect(items).toMatchObject([
      { name: "Closed account", email: "", message: "", createdAt: NOON.toISOString() },
      { name: "Closed account", email: "", message: "", createdAt: NOON.toISOString() },
    ]);
    const kept = JSON.stringify(await letters());
    for (const word of ["ecret of mine", form.email, form.name])
      expect([word, kept.includes(word)]).toEqual([word, false]);
  });
});
