import { describe, expect, test } from "vitest";
import { NOON, startApp, startAppForFile } from "../../support/app.ts";
import { lettersTo, linkIn, press, subscribe, subscribeWhole } from "../../support/letterbox.ts";
import { tokenOfLink } from "../../support/link-tokens.ts";
import { aVisitor } from "../../support/people.ts";

const MINUTE_MS = 60_000;

const shelter = await startAppForFile();

const get = (url: string) => aVisitor(shelter).get(url);
const at = (minutes: number) => shelter.clock.set(new Date(NOON.getTime() + minutes * MINUTE_MS));
const states = async (email: string) =>
  (await shelter.db.selectFrom("newsletter_subscribers").select(["email_address", "confirmed_at"]).execute()).filter(
    ({ email_address }) => email_address.toLowerCase() === email.toLowerCase(),
  );
const idOf = async (email: string) => {
  const rows = shelter.db.selectFrom("newsletter_subscribers").select("id").where("email_address", "=", email);
  return (await rows.executeTakeFirstOrThrow()).id;
};
const said = (answer: { statusCode: number; json(): { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];

const ALREADY = "This address is subscribed already.";
const UNCONFIRMED = "This address is subscribed already. Please open the link in our letter to confirm it.";

describe("subscribing", () => {
  test("is answered 201, and a letter asks whether the address is meant", async () => {
    const answer = await subscribe(shelter, "  Ola@Person.test ");
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { emailAddress: "Ola@Person.test", createdAt: NOON.toISOString() },
    ]);
    const letters = await lettersTo(shelter, "Ola@Person.test");
    expect(letters.map(({ subject }) => subject)).toEqual(["Please confirm your newsletter"]);
    expect(await states("ola@person.test")).toMatchObject([{ confirmed_at: null }]);
  });

  test.each([
    [undefined, "Email is required"],
    ["", "Email is required"],
    ["ola at person.test", "Please enter a valid email address"],
    [7, "Email is required"],
  ])("with %j is refused at the field", async (typed, text) => {
    const answer = await subscribe(shelter, typed);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field: "emailAddress", errors: [text] }]]);
  });

  test("a second time is a conflict, and before the confirmation the letter comes again, once an hour", async () => {
    const email = "twice@person.test";
    await subscribe(shelter, email);
    expect(said(await subscribe(shelter, "TWICE@person.test"))).toEqual([409, UNCONFIRMED]);
    expect(await lettersTo(shelter, email)).toHaveLength(1);
    at(59);
    expect(said(await subscribe(shelter, email))).toEqual([409, UNCONFIRMED]);
    expect(await lettersTo(shelter, email)).toHaveLength(1);
    at(60);
    expect(said(await subscribe(shelter, email))).toEqual([409, UNCONFIRMED]);
    expect(await lettersTo(shelter, email)).toHaveLength(2);
    at(61);
    await subscribe(shelter, email);
    const letters = await lettersTo(shelter, email);
    expect(letters).toHaveLength(2);
    await press(shelter, linkIn(letters[0], "confirm"));
    expect(await states(email)).toMatchObject([{ confirmed_at: expect.any(Date) }]);
    at(0);
  });

  test("twenty times at once makes one subscription and one letter", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(shelter, "rush@person.test")));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await lettersTo(shelter, "rush@person.test")).toHaveLength(1);
  });

  test("more than a hundred times an hour from one address is refused, also after a restart, and others are not", async () => {
    const from = "203.0.113.7";
    const answers: Awaited<ReturnType<typeof subscribe>>[] = [];
    for (let row = 0; row < 5; row++) {
      const emails = Array.from({ length: 21 }, (_, n) => `many${row}.${n}@person.test`);
      answers.push(...(await Promise.all(emails.map((email) => subscribe(shelter, email, from)))));
    }
    const taken = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([taken.length, refused.length]).toEqual([100, 5]);
    expect(refused[0]?.json().message).toBe("Too many subscriptions from your address. Please try again later.");
    expect(refused[0]?.headers["retry-after"]).toBe("3600");
    expect((await subscribe(shelter, "other@person.test", "203.0.113.8")).statusCode).toBe(201);
    const { app: restarted } = await startApp({ db: shelter.db, clock: shelter.clock });
    const after = await subscribe({ ...shelter, app: restarted }, "restart@person.test", from);
    expect(after.statusCode).toBe(429);
    await restarted.close();
    at(60);
    expect((await subscribe(shelter, "later@person.test", from)).statusCode).toBe(201);
    at(0);
  });
});

describe("the link of the letter", () => {
  test("leads to a page whose button confirms, as often as it is pressed; opening it changes nothing", async () => {
    const email = "jan@person.test";
    await subscribe(shelter, email);
    const link = linkIn((await lettersTo(shelter, email))[0], "confirm");
    const asked = (await get(link)).headers.location as string;
    expect(asked).toBe(link.replace("/api/newsletters/", "/newsletter/"));
    const { body } = await get(asked);
    expect(body).toContain(`action="${link}"`);
    expect(body).toMatch(/<meta name="robots" content="noindex/);
    expect(await states(email)).toMatchObject([{ confirmed_at: null }]);
    for (const minutes of [5, 60 * 24 * 4000]) {
      at(minutes);
      const answer = await press(shelter, link);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, "/newsletter/confirmed"]);
      expect(await states(email)).toMatchObject([{ confirmed_at: new Date(NOON.getTime() + 5 * MINUTE_MS) }]);
    }
    at(0);
    const page = await get("/newsletter/confirmed");
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Thank you for confirming!");
    expect(page.body).toMatch(/<meta name="robots" content="noindex/);
    expect(said(await subscribe(shelter, "JAN@person.test"))).toEqual([409, ALREADY]);
  });

  test("changes nothing when it is only looked at without being opened", async () => {
    await subscribe(shelter, "looked@person.test");
    const url = linkIn((await lettersTo(shelter, "looked@person.test"))[0], "confirm");
    await shelter.app.inject({ method: "HEAD", url });
    expect(await states("looked@person.test")).toMatchObject([{ confirmed_at: null }]);
  });

  test("of another subscription, tampered with, or of nothing leads to the same page and does nothing", async () => {
    await subscribe(shelter, "target@person.test");
    const link = linkIn((await lettersTo(shelter, "target@person.test"))[0], "confirm");
    const [path = "", token = ""] = link.split(/(?<==)/);
    const end = await tokenOfLink(shelter, "end newsletter", await idOf("target@person.test"), "target@person.test");
    const tokens = [`${token}x`, token.slice(1), token.toLowerCase(), end, "1", "", "%00", "ż", "9".repeat(5000)];
    for (const url of [...tokens.map((other) => path + other), "/api/newsletters/confirm", `${path}a&token=b`]) {
      const [asked, answer] = [await get(url), await press(shelter, url)];
      expect([url, asked.statusCode, answer.statusCode]).toEqual([url, 303, 303]);
      expect(answer.headers.location).toBe("/newsletter/confirmed");
    }
    expect(await states("target@person.test")).toMatchObject([{ confirmed_at: null }]);
  });
});

describe("unsubscribing", () => {
  const tokenOf = async (id: number) => {
    const rows = shelter.db.selectFrom("newsletter_subscribers").select("email_address").where("id", "=", id);
    return tokenOfLink(shelter, "end newsletter", id, (await rows.executeTakeFirstOrThrow()).email_address);
  };
  const page = (token: string) => `/api/newsletters/unsubscribe?token=${token}`;
  const post = (token: string, contentType?: string, payload?: string) =>
    shelter.app.inject({
      method: "POST",
      url: page(token),
      ...(payload !== undefined && { payload }),
      headers: contentType ? { "content-type": contentType } : {},
    });

  test("by a letter's link is asked for on a page; opening it changes nothing, its button forgets the address", async () => {
    const email = "opened@person.test";
    const link = `/api/newsletters/end?token=${await tokenOf(await subscribeWhole(shelter, email))}`;
    const asked = (await get(link)).headers.location as string;
    expect(asked).toBe(link.replace("/api/newsletters/end", "/newsletter/unsubscribe"));
    expect((await get(asked)).body).toContain(`action="${link}"`);
    expect(await states(email)).toHaveLength(1);
    expect((await press(shelter, link)).headers.location).toBe("/newsletter/unsubscribed");
    expect(await states(email)).toEqual([]);
  });

  test("works by the specification's call, as often as wanted, and forgets the address", async () => {
    const token = await tokenOf(await subscribeWhole(shelter, "leaves@person.test"));
    for (let turn = 0; turn < 2; turn++) {
      const answer = await get(page(token));
      expect([answer.statusCode, answer.headers.location]).toEqual([303, "/newsletter/unsubscribed"]);
      expect(await states("leaves@person.test")).toEqual([]);
    }
    const { body } = await get("/newsletter/unsubscribed");
    expect(body).toContain("You are unsubscribed");
    expect(body).toMatch(/<meta name="robots" content="noindex/);
  });

  test("lets subscribing start anew; the old link unsubscribes again, and the old confirmation confirms nothing", async () => {
    const email = "returns@person.test";
    const token = await tokenOf(await subscribeWhole(shelter, email));
    const oldConfirmation = linkIn((await lettersTo(shelter, email))[0], "confirm");
    await get(page(token));
    expect((await subscribe(shelter, "Returns@person.test")).statusCode).toBe(201);
    await press(shelter, oldConfirmation);
    expect(await states(email)).toMatchObject([{ confirmed_at: null }]);
    await get(page(token));
    expect(await states(email)).toEqual([]);
  });

  test("with a token of nothing leads to the same page and ends nobody's subscription", async () => {
    const id = await subscribeWhole(shelter, "stays@person.test");
    const token = await tokenOf(id);
    for (const other of ["", "preview", token.slice(1), `${token}x`, token.toLowerCase(), "%00", "a".repeat(43)]) {
      const answer = await get(page(other));
      expect([other, answer.statusCode, answer.headers.location]).toEqual([other, 303, "/newsletter/unsubscribed"]);
    }
    expect(await states("stays@person.test")).toHaveLength(1);
  });

  test.each([
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    ["application/x-www-form-urlencoded; charset=utf-8", "List-Unsubscribe=One-Click"],
    [
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])("by the button of a mail program, which posts %s, needs no cookie", async (contentType, payload) => {
    const token = await tokenOf(await subscribeWhole(shelter, "button@person.test"));
    expect((await post(token, contentType, payload)).statusCode).toBe(200);
    expect(await states("button@person.test")).toEqual([]);
    expect((await post(token, contentType, payload)).statusCode).toBe(200);
    expect((await post("unknown", contentType, payload)).statusCode).toBe(200);
  });

  test("by a post that does not say so is refused and changes nothing", async () => {
    const form = "application/x-www-form-urlencoded";
    const token = await tokenOf(await subscribeWhole(shelter, "refused@person.test"));
    expect((await post(token)).statusCode).toBe(400);
    expect((await post(token, form, "")).statusCode).toBe(400);
    expect((await post(token, form, "hello=world")).statusCode).toBe(400);
    expect((await post(token, "application/json", "{}")).statusCode).toBe(400);
    expect((await post(token, "text/plain", "List-Unsubscribe=One-Click")).statusCode).toBe(415);
    expect((await post(token, form, "x".repeat(5000))).statusCode).toBe(413);
    expect(await states("refused@person.test")).toHaveLength(1);
  });

  test("is the only call that takes a form", async () => {
    const answer = await shelter.app.inject({
      method: "POST",
      url: "/api/newsletters",
      payload: "emailAddress=ola%40person.test",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([403, 415]).toContain(answer.statusCode);
    const { cookies } = await shelter.app.inject("/api/animals?pageSize=1");
    const token = cookies[0]?.value ?? "";
    const withToken = await shelter.app.inject({
      method: "POST",
      url: "/api/newsletters",
      payload: "emailAddress=ola%40person.test",
      cookies: { "XSRF-TOKEN": token },
      headers: { "content-type": "application/x-www-form-urlencoded", "x-xsrf-token": token },
    });
    expect(withToken.statusCode).toBe(415);
  });
});
