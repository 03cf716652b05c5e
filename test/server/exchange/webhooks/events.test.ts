import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { WEBHOOK_EVENTS } from "../../../../src/contract/exchange/webhook-events.ts";
import { assembleCast, bodyOf, questionCount } from "../../support/adoption-cast.ts";
import { SETTINGS, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { anAdmin } from "../../support/people.ts";
import { deliverAll, startReceiver } from "./receiver.ts";

const shelter = await startAppForFile({ settings: { ...SETTINGS, webhookPrivateAddresses: true } });
const receiver = await startReceiver();
afterAll(receiver.close);
const admin = await anAdmin(shelter);
const { client } = admin;

/** What programs are told of a deed. */
async function eventsOf(deed: () => Promise<{ statusCode: number; body: string } | undefined>) {
  const answer = await deed();
  if (answer) expect(answer.statusCode, answer.body).toBeLessThan(300);
  await deliverAll(shelter);
  return receiver.events();
}

const intake = { type: "Dog", intakeType: "stray", arrivalDate: "2026-11-20", whereFound: "Behind a house" };
const notes = async () => Number((await shelter.db.selectFrom("webhook_events").select("id").execute()).length);

test("a shelter without webhooks notes nothing", async () => {
  const id = await buildAnimal(shelter.db);
  await client.delete(`/api/animals/${id}`);
  expect(await notes()).toBe(0);
});

describe("programs are told", () => {
  test("once of each deed about an animal, with what visitors see of it", async () => {
    const made = await client.post("/api/webhooks", { url: receiver.url, events: [...WEBHOOK_EVENTS] });
    expect(made.statusCode, made.body).toBe(201);
    const taken = await client.post("/api/intakes", { ...intake, name: "Fuks", age: 3, sex: "Male", weight: 12 });
    expect(taken.statusCode, taken.body).toBe(201);
    const { id } = taken.json();
    await deliverAll(shelter);
    const [first] = receiver.received;
    const { data, type, timestamp, id: eventId } = JSON.parse(first?.body ?? "");
    expect({ type, url: data.url }).toEqual({ type: "animal.published", url: `http://shelter.test/animal/${id}` });
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(first?.headers["webhook-id"]).toBe(eventId);
    expect(data.animal).toMatchObject({ id, name: "Fuks", status: "Available", sex: "Male", age: 3, weight: 12 });
    expect(first?.body).not.toContain("Behind a house");
    receiver.events();

    const { body } = await client.get(`/api/animals/${id}/stays`);
    const stays = JSON.parse(body);
    const stay = (stays.items ?? stays)[0].id;
    const hold = { kind: "other", from: "2026-11-20" };
    expect(await eventsOf(() => client.post(`/api/animals/${id}/holds`, hold))).toEqual([
      ["animal.unpublished", "InCare"],
    ]);
    const care = (await client.get(`/api/animals/${id}/care`)).json();
    expect(await eventsOf(() => client.post(`/api/holds/${care.holds[0].id}/lift`))).toEqual([
      ["animal.published", "Available"],
    ]);
    expect(await eventsOf(() => client.put(`/api/animals/${id}`, { name: "Fuksik", weight: 13 }))).toEqual([]);
    expect(await eventsOf(() => client.delete(`/api/animals/${id}`))).toEqual([["animal.unpublished", null]]);
    expect(await eventsOf(() => client.post(`/api/animals/${id}/restore`))).toEqual([
      ["animal.published", "Available"],
    ]);
    const outcome = { outcomeType: "transfer_out", outcomeOn: "2026-11-20", transferredTo: "Another shelter" };
    expect(await eventsOf(() => client.post(`/api/stays/${stay}/outcome`, outcome))).toEqual([["animal.left", "Left"]]);
    expect(await eventsOf(() => client.post(`/api/stays/${stay}/reopen`, { reason: "A mistake" }))).toEqual([
      ["animal.published", "Available"],
    ]);
  });

  test("of an animal that is held from its first day only once it can be adopted, or has left", async () => {
    const ids: number[] = [];
    const held = { ...intake, name: "Trop", holdUntil: "2026-12-05" };
    const takeIn = async () => {
      const taken = await client.post("/api/intakes", held);
      ids.push(taken.json().id);
      return taken;
    };
    expect(await eventsOf(takeIn)).toEqual([]);
    const [stay] = (await client.get(`/api/animals/${ids[0]}/stays`)).json().items;
    const outcome = { outcomeType: "return_to_owner", outcomeOn: "2026-11-20" };
    await client.post(`/api/stays/${stay.id}/outcome`, outcome);
    await deliverAll(shelter);
    const { data } = JSON.parse(receiver.received[0]?.body ?? "");
    expect(data).toEqual({ animal: { id: ids[0], name: "Trop", type: "Dog", status: "Left" }, url: null });
    receiver.events();
  });

  test("when an adoption reserves an animal, gives it away, and it comes back", async () => {
    const cast = await assembleCast(shelter);
    const questions = await questionCount(shelter);
    const animalId = await buildAnimal(shelter.db, { animal_group_id: cast.group });
    await eventsOf(async () => undefined);
    const applied = await cast.adopter.client.post("/api/adoptions/applications", {
      animalId,
      applicationLetter: "Please.",
    });
    const { id } = applied.json();
    const step = (by: typeof admin.client, name: Parameters<typeof bodyOf>[0]) =>
      eventsOf(() => by.post(`/api/adoptions/${id}/${name}`, bodyOf(name, questions)));
    const seen = [
      await step(client, "questionnaire/send"),
      await step(cast.adopter.client, "questionnaire/submit"),
      await step(client, "questionnaire/staff-review"),
      await step(client, "main-caretaker/decision"),
      await step(client, "home-check/complete"),
      await step(client, "contract/issue"),
      await step(cast.adopter.client, "contract/accept"),
    ];
    expect(seen.flat()).toEqual([
      ["animal.reserved", "Reserved"],
      ["animal.adopted", "Adopted"],
    ]);
    expect(await eventsOf(() => client.post(`/api/adoptions/${id}/hand-over`, {}))).toEqual([]);
    const back = { intakeType: "adoption_return", intakeOn: "2026-11-20" };
    expect(await eventsOf(() => client.post(`/api/animals/${animalId}/stays`, back))).toEqual([
      ["animal.returned", "Available"],
    ]);
  });

  test("nothing of a deed that was rolled back", async () => {
    const before = await notes();
    const id = await buildAnimal(shelter.db);
    await eventsOf(async () => undefined);
    await shelter.db
      .transaction()
      .execute(async (tx) => {
        await sql`update animals set status = 'Left' where id = ${id}`.execute(tx);
        throw new Error("rolled back");
      })
      .catch(() => {});
    expect(await notes()).toBe(before + 1);
    expect(await eventsOf(async () => undefined)).toEqual([]);
  });

  test("nothing of animals that came with an import", async () => {
    const before = await notes();
    await sql`
      with added as (
        insert into animals (name, type, description, arrival_date, where_found, status, not_for_adoption, created_at, updated_at)
        select 'No ' || n, 'Dog', '', '2020-01-01', '', 'Left', true, now(), now() from generate_series(1, 1000) as n
        returning id)
      select count(*) from added`.execute(shelter.db);
    await sql`update animals set status = 'InCare' where not_for_adoption`.execute(shelter.db);
    await sql`update animals set status = 'Adopted' where not_for_adoption`.execute(shelter.db);
    expect(await notes()).toBe(before);
  });

  test("only of what they asked for", async () => {
    const other = await startReceiver();
    await client.post("/api/webhooks", { url: other.url, events: ["animal.left"] });
    const id = await buildAnimal(shelter.db);
    await client.delete(`/api/animals/${id}`);
    await deliverAll(shelter);
    expect(other.received).toEqual([]);
    await other.close();
  });

  test("of an animal that is gone by the time they are told", async () => {
    const id = await buildAnimal(shelter.db);
    await eventsOf(async () => undefined);
    await sql`update animals set status = 'Left' where id = ${id}`.execute(shelter.db);
    await client.delete(`/api/animals/${id}`);
    await deliverAll(shelter);
    expect(receiver.events()).toEqual([["animal.left", "Left"]]);
  });
});
