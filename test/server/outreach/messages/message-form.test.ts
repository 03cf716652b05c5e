import { beforeEach, describe, expect, test } from "vitest";
import { NOON, PUBLIC_URL, startAppForFile } from "../../support/app.ts";
import { anAdmin, aVisitor } from "../../support/people.ts";

const FORM = { name: "Łucja Nowak", email: "lucja@person.test", message: "May I come on Sunday?" };
const TOO_MANY = "You have sent several messages already. Please try again later, or call us.";
const MINUTE = 60_000;
const SHELTER_MAILBOX = "contact@shelter.example";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
beforeEach(async () => {
  shelter.clock.set(NOON);
  for (const table of ["contact_messages", "limited_uses", "letters"] as const) {
    await shelter.db.deleteFrom(table).execute();
  }
});

const send = (body: object, client = aVisitor(shelter)) => client.post("/api/contact/send", body);
const letters = () =>
  shelter.db.selectFrom("letters").select(["recipient", "subject", "text", "html", "reply_to"]).orderBy("id").execute();
const received = async () => (await admin.client.get("/api/contact/messages")).json();
const passes = (ms: number) => shelter.clock.set(new Date(shelter.clock.now().getTime() + ms));

describe("a message", () => {
  test("with three fields is stored and sent to the shelter's mailbox, with the sender as reply address", async () => {
    const sent = await send(FORM);
    expect([sent.statusCode, sent.json()]).toEqual([201, FORM]);
    expect(await received()).toMatchObject({
      totalCount: 1,
      items: [{ ...FORM, state: "new", createdAt: NOON.toISOString(), readAt: null, answeredAt: null }],
    });
    const [{ id }] = (await received()).items;
    const all = await letters();
    expect(all).toMatchObject([
      { recipient: SHELTER_MAILBOX, subject: "Message from Łucja Nowak", reply_to: "lucja@person.test" },
    ]);
    expect(all[0]?.text).toContain("Łucja Nowak (lucja@person.test) wrote with the contact form:");
    expect(all[0]?.text).toContain("May I come on Sunday?");
    expect(all[0]?.text).toContain(`${PUBLIC_URL}/admin/messages/${id}`);
  });

  test("is trimmed, and its lines and characters stay as they were typed", async () => {
    const sent = await send({ name: "  Jan ", email: " jan@person.test\n", message: " One\nTwo\n\n<b>Three</b> " });
    expect(sent.json()).toEqual({ name: "Jan", email: "jan@person.test", message: "One\nTwo\n\n<b>Three</b>" });
    const [letter] = await letters();
    expect(letter?.html).toContain("<p>One<br>Two</p>\n<p>&lt;b&gt;Three&lt;/b&gt;</p>");
  });

  test("answers all field errors at once with the specification's texts, and stores nothing", async () => {
    const required = [
      { field: "name", errors: ["Name is required"] },
      { field: "email", errors: ["Email is required"] },
      { field: "message", errors: ["Message is required"] },
    ];
    for (const body of [{}, { name: " ", email: "", message: "\n" }, { name: null, email: 7, message: [] }]) {
      const refused = await send(body);
      expect([refused.statusCode, refused.json().errors]).toEqual([400, required]);
    }
    for (const email of ["ola", "ola@example", "o la@example.org", "@example.org"]) {
      expect((await send({ ...FORM, email })).json().errors).toEqual([
        { field: "email", errors: ["Please enter a valid email address"] },
      ]);
    }
    expect((await send({ ...FORM, message: "x".repeat(5001) })).statusCode).toBe(400);
    expect((await send({ ...FORM, message: "No \u0000 here" })).statusCode).toBe(400);
    expect([(await received()).totalCount, await letters()]).toEqual([0, []]);
  });
});

describe("a robot", () => {
  const now = NOON.getTime();

  test.each([
    ["fills in what no person sees", { website: "https://spam.test" }],
    ["is done in less than three seconds", { startedAt: now - 2999 }],
    ["is done at once", { startedAt: now }],
  ])("that %s is thanked, and nothing of it is kept, sent or counted", async (_what, trap) => {
    for (let n = 0; n < 6; n += 1) {
      const sent = await send({ ...FORM, ...trap });
      expect([sent.statusCode, sent.json()]).toEqual([201, FORM]);
    }
    expect([(await received()).totalCount, await letters()]).toEqual([0, []]);
    expect((await send(FORM)).statusCode).toBe(201);
    expect((await received()).totalCount).toBe(1);
  });

  test.each([
    ["three seconds", { website: "", startedAt: now - 3000 }],
    ["a clock that is ahead", { startedAt: now + 60_000 }],
    ["blank traps", { website: " ", startedAt: "" }],
    ["traps of the wrong kind", { website: 7, startedAt: "soon" }],
  ])("is not who comes with %s", async (_what, trap) => {
    expect((await send({ ...FORM, ...trap })).statusCode).toBe(201);
    expect((await received()).totalCount).toBe(1);
  });

  test("gets its field errors like everybody else", async () => {
    const refused = await send({ website: "https://spam.test" });
    expect(refused.statusCode).toBe(400);
  });
});

describe("from one network address", () => {
  test("five messages an hour are accepted, without counting refused ones; the sixth gets Retry-After", async () => {
    for (let n = 1; n <= 5; n += 1) {
      expect((await send({ ...FORM, email: "nobody" })).statusCode).toBe(400);
      expect((await send({ ...FORM, message: `Message ${n}` })).statusCode).toBe(201);
      passes(10 * MINUTE);
    }
    const refused = await send(FORM);
    expect([refused.statusCode, refused.json().message]).toEqual([429, TOO_MANY]);
    expect(refused.headers["retry-after"]).toBe("600");
    expect([(await received()).totalCount, (await letters()).length]).toEqual([5, 5]);
    passes(10 * MINUTE);
    expect((await send(FORM)).statusCode).toBe(201);
    expect((await send(FORM)).statusCode).toBe(429);
    expect((await received()).totalCount).toBe(6);
  });

  test("no more are accepted when they come at once, or when some were deleted meanwhile", async () => {
    const statuses = await Promise.all(Array.from({ length: 9 }, () => send(FORM)));
    expect(statuses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect(statuses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
    for (const { id } of (await received()).items) await admin.client.delete(`/api/contact/messages/${id}`);
    expect((await send(FORM)).statusCode).toBe(429);
  });
});
