import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WEBHOOK_EVENTS } from "../../../../src/contract/exchange/webhook-events.ts";
import { DAY_MS } from "../../../../src/server/base/clock.ts";
import { RETRIES_MS } from "../../../../src/server/exchange/webhooks/webhook.delivery.ts";
import { forgetOldEvents } from "../../../../src/server/exchange/webhooks/webhook.job.ts";
import { NOON, SETTINGS, startApp, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { signedInAs } from "../../support/client.ts";
import { anAdmin, lettersTo } from "../../support/people.ts";
import { aProgram } from "../../support/programs.ts";
import { deliverAll, isSigned, type Received, type Receiver, startReceiver } from "./receiver.ts";

const shelter = await startAppForFile({ settings: { ...SETTINGS, webhookPrivateAddresses: true } });
const admin = await anAdmin(shelter);
let { client } = admin;
/** Days later nobody is signed in any more. */
const signInAgain = async () => {
  client = await signedInAs(shelter, admin.accountId);
};
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
afterEach(async () => {
  receiver.answerWith();
  receiver.received.splice(0);
  shelter.clock.set(NOON);
  await shelter.db.deleteFrom("webhooks").execute();
  await shelter.db.deleteFrom("webhook_events").execute();
  await shelter.db.deleteFrom("limited_uses").execute();
  await signInAgain();
});

const add = async (more: object = {}) =>
  (await client.post("/api/webhooks", { url: receiver.url, events: [...WEBHOOK_EVENTS], ...more })).json();
const deliveriesTo = async (id: number) => (await client.get(`/api/webhooks/${id}/deliveries`)).json().items;
const hook = async (id: number) => (await client.get(`/api/webhooks/${id}`)).json();
const later = (ms: number) => shelter.clock.set(new Date(shelter.clock.now().getTime() + ms));
const publish = async () => {
  await buildAnimal(shelter.db);
  await deliverAll(shelter);
};

describe("a webhook", () => {
  test("shows its secret once, and its messages are signed with it", async () => {
    const { secret, secretEnd } = await add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(secret.slice(-4)).toBe(secretEnd);
    const { body } = await client.get("/api/webhooks");
    expect(body).not.toContain(secret);
    await publish();
    const [message] = receiver.received;
    if (!message) throw new Error("Nothing came.");
    expect(isSigned(message, secret)).toBe(true);
    expect(isSigned({ ...message, body: message.body.replace("Available", "Adopted") }, secret)).toBe(false);
    expect(Number(message.headers["webhook-timestamp"])).toBe(NOON.getTime() / 1000);
  });

  test("that gets another secret signs with both for a day, so that nothing is refused meanwhile", async () => {
    const { id, secret } = await add();
    const other = (await client.put(`/api/webhooks/${id}`, { secret: null })).json().secret;
    const signedBy = () => [secret, other].map((one) => isSigned(receiver.received.at(-1) as Received, one));
    await publish();
    expect(signedBy()).toEqual([true, true]);
    later(DAY_MS);
    await publish();
    expect(signedBy()).toEqual([false, true]);
  });

  test("takes a secret that it is given, of 24 to 64 bytes in base64", async () => {
    const given = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
    expect((await add({ secret: given })).secret).toBe(given);
    for (const secret of ["short", `whsec_${Buffer.alloc(23).toString("base64")}`, `whsec_${"!".repeat(40)}`])
      expect((await add({ secret })).errors[0].field).toBe("secret");
  });

  test("is changed, switched off and on, and deleted, and the log has it all", async () => {
    const { id } = await add();
    const changed = await client.put(`/api/webhooks/${id}`, { events: ["animal.left"] });
    expect(changed.json()).toMatchObject({ events: ["animal.left"], url: receiver.url });
    expect(changed.json().secret).toBeUndefined();
    expect((await client.put(`/api/webhooks/${id}`, { isOn: false })).json()).toMatchObject({ offReason: "hand" });
    expect((await client.post(`/api/webhooks/${id}/ping`)).statusCode).toBe(409);
    expect((await client.put(`/api/webhooks/${id}`, { isOn: true })).json()).toMatchObject({ state: "on" });
    expect((await client.delete(`/api/webhooks/${id}`)).statusCode).toBe(204);
    expect((await client.get(`/api/webhooks/${id}`)).statusCode).toBe(404);
    const { items } = (await client.get(`/api/audit?subject=webhook&subjectId=${id}`)).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual(["delete", "edit", "edit", "edit", "create"]);
    expect(JSON.stringify(items)).not.toContain("whsec_");
  });

  test("can be made by a program that was allowed to", async () => {
    const { send } = await aProgram(shelter, admin, ["webhooks.manage"]);
    const made = await send("POST", "/api/webhooks", { url: receiver.url, events: ["animal.adopted"] });
    expect(made.statusCode).toBe(201);
  });

  test("gets a test event when somebody asks for it, but not without end", async () => {
    const { id } = await add();
    expect((await client.post(`/api/webhooks/${id}/ping`)).json()).toMatchObject({ event: "ping", state: "waiting" });
    await deliverAll(shelter);
    expect(receiver.events()).toEqual([["ping", undefined]]);
    expect((await deliveriesTo(id))[0]).toMatchObject({ state: "delivered", answerCode: 204, attempts: 1 });
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await client.post(`/api/webhooks/${id}/ping`)).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe("a delivery", () => {
  test("that fails is tried again, later and later, under the same id, until it is given up", async () => {
    const { id } = await add();
    receiver.answerWith((response) => response.writeHead(500).end("out of order"));
    await publish();
    expect((await deliveriesTo(id))[0]).toMatchObject({
      state: "waiting",
      answerCode: 500,
      problem: "answer",
      answerText: "out of order",
    });
    for (const delay of RETRIES_MS.slice(0, 8)) {
      later(delay - 1);
      await deliverAll(shelter);
      later(1);
      await deliverAll(shelter);
    }
    expect(receiver.received).toHaveLength(9);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    await signInAgain();
    expect(await hook(id)).toMatchObject({ state: "failing", failingSince: NOON.toISOString() });
    receiver.answerWith();
    later(20 * 60 * 60 * 1000);
    await deliverAll(shelter);
    await signInAgain();
    expect((await deliveriesTo(id))[0]).toMatchObject({ state: "delivered", attempts: 10 });
    expect(await hook(id)).toMatchObject({ state: "on", failingSince: null });
  });

  test("that arrives is sent once, however often the work is done", async () => {
    await add();
    await publish();
    await Promise.all([deliverAll(shelter), deliverAll(shelter)]);
    expect(receiver.received).toHaveLength(1);
  });

  test("is sent again by hand under the same id", async () => {
    const { id } = await add();
    await publish();
    const [{ id: deliveryId, eventId, body }] = await deliveriesTo(id);
    const again = await client.post(`/api/webhooks/${id}/deliveries/${deliveryId}/again`);
    expect(again.json()).toMatchObject({ state: "waiting" });
    await deliverAll(shelter);
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([eventId, eventId]);
    expect(receiver.received[1]?.body).toBe(body);
    const other = await add();
    expect((await client.post(`/api/webhooks/${other.id}/deliveries/${deliveryId}/again`)).statusCode).toBe(404);
  });

  test("follows no redirect", async () => {
    const { id } = await add();
    receiver.answerWith((response) => response.writeHead(302, { location: receiver.url }).end());
    await publish();
    expect(receiver.received).toHaveLength(1);
    expect((await deliveriesTo(id))[0]).toMatchObject({ state: "waiting", problem: "redirect", answerCode: 302 });
  });

  test("to a receiver that does not answer at all does not keep others waiting, and is not tried for each event", async () => {
    const dead = await add({ url: "http://127.0.0.1:9/" });
    const { id } = await add();
    for (let n = 0; n < 3; n++) await buildAnimal(shelter.db);
    await deliverAll(shelter);
    expect(receiver.received).toHaveLength(3);
    expect((await deliveriesTo(id)).map(({ state }: { state: string }) => state)).toEqual(Array(3).fill("delivered"));
    const waiting = await deliveriesTo(dead.id);
    expect(waiting.map(({ attempts }: { attempts: number }) => attempts).sort()).toEqual([0, 0, 1]);
    expect(waiting.find(({ attempts }: { attempts: number }) => attempts === 1).problem).toBe("refused");
  });

  test("comes in the order of the deeds, at most sixty in a minute", async () => {
    const { id } = await add();
    for (let n = 0; n < 70; n++) await buildAnimal(shelter.db);
    await deliverAll(shelter);
    expect(receiver.received).toHaveLength(60);
    later(61_000);
    await deliverAll(shelter);
    const animals = receiver.received.map(({ body }) => JSON.parse(body).data.animal.id);
    expect(animals).toEqual(animals.toSorted((one, other) => one - other));
    expect(animals).toHaveLength(70);
    expect((await hook(id)).waiting).toBe(0);
  });

  test("is forgotten after thirty days, with the event", async () => {
    const { id } = await add();
    await publish();
    await forgetOldEvents(shelter.db, new Date());
    expect(await deliveriesTo(id)).toHaveLength(1);
    await forgetOldEvents(shelter.db, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
    expect(await deliveriesTo(id)).toEqual([]);
  });
});

describe("a receiver that fails for days", () => {
  test("is sent nothing more, and whoever made the webhook gets a letter", async () => {
    const { id } = await add();
    receiver.answerWith((response) => response.writeHead(503).end());
    await publish();
    for (const delay of RETRIES_MS) {
      later(delay);
      await deliverAll(shelter);
    }
    await signInAgain();
    expect(await hook(id)).toMatchObject({ state: "off", offReason: "failed", waiting: 0 });
    const letters = await lettersTo(shelter, admin);
    expect(letters.at(-1)?.subject).toBe("A webhook was switched off");
    expect(letters.at(-1)?.text).toContain(`/admin/programs/webhook/${id}`);
    const count = receiver.received.length;
    await publish();
    expect(receiver.received).toHaveLength(count);
  });

  test("and says that it is gone for good is switched off at once", async () => {
    const { id } = await add();
    receiver.answerWith((response) => response.writeHead(410).end());
    await publish();
    expect(await hook(id)).toMatchObject({ state: "off", offReason: "gone" });
    expect((await deliveriesTo(id))[0]).toMatchObject({ state: "failed" });
  });
});

describe("an address that is not public", () => {
  const PRIVATE = [
    "http://example.com/",
    "https://127.0.0.1/",
    "https://localhost/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://10.1.2.3/",
    "https://192.168.0.1/",
    "https://172.16.0.1/",
    "https://100.64.0.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://168.63.129.16/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[fe80::1]/",
    "https://[fd00:ec2::254]/",
    "https://[64:ff9b::7f00:1]/",
    "https://0.0.0.0/",
    "https://user:password@example.com/",
    "ftp://example.com/",
    "not an address",
  ];

  test("is refused in every notation", async () => {
    const strict = await startApp();
    try {
      const { client: other } = await anAdmin(strict);
      for (const url of PRIVATE) {
        const refused = await other.post("/api/webhooks", { url, events: ["animal.left"] });
        expect(refused.statusCode, url).toBe(400);
        expect(refused.json().errors[0].field, url).toBe("url");
      }
      const made = await other.post("/api/webhooks", {
        url: "https://shelter-events.invalid/x",
        events: ["animal.left"],
      });
      expect(made.statusCode, made.body).toBe(201);
      for (const url of PRIVATE)
        expect((await other.put(`/api/webhooks/${made.json().id}`, { url })).statusCode, url).toBe(400);
    } finally {
      await strict.close();
    }
  });

  test("is not connected to either when it got there later", async () => {
    const { id } = await add();
    await add({ url: `https://localhost:${receiver.port}/` });
    await buildAnimal(shelter.db);
    await deliverAll(shelter, false);
    expect(receiver.received).toEqual([]);
    expect((await deliveriesTo(id))[0]).toMatchObject({ problem: "private", attempts: 1 });
    const { items } = (await client.get("/api/webhooks")).json();
    expect((await deliveriesTo(items[1].id))[0]).toMatchObject({ problem: "private" });
  });
});
