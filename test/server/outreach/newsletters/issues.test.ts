import { describe, expect, test } from "vitest";
import { NOON, PUBLIC_URL } from "../../support/app.ts";
import { buildNewsletter, buildSubscriber } from "../../support/builders.ts";
import { press } from "../../support/letterbox.ts";
import { tokenOfLink } from "../../support/link-tokens.ts";
import { aVisitor } from "../../support/people.ts";
import { rowsOf } from "../../support/rows.ts";
import { ISSUE, NOT_DRAFT, openIssues } from "./issue-cast.ts";

const { shelter, admin, employee, add, sendIt, list, actionsOn } = await openIssues();
const subjects = async (query: string) => (await list(query)).items.map(({ subject }: { subject: string }) => subject);

describe("an issue", () => {
  test("begins as a draft, is changed field by field, and is answered whole each time", async () => {
    const added = await admin.client.post("/api/newsletters/issues", {
      ...ISSUE,
      subject: "  Spring\nat  the shelter ",
    });
    const draft = {
      ...ISSUE,
      status: "Draft",
      createdAt: NOON.toISOString(),
      animals: [],
      photos: [],
      sendAt: null,
      sentAt: null,
      recipientCount: 0,
      sentCount: 0,
      actions: ["edit", "delete", "send", "schedule"],
    };
    expect([added.statusCode, added.json()]).toEqual([201, { id: added.json().id, ...draft }]);
    const { id } = added.json();
    const changed = await admin.client.put(`/api/newsletters/issues/${id}`, { content: "Only this.", status: "Sent" });
    expect([changed.statusCode, changed.json()]).toEqual([200, { id, ...draft, content: "Only this." }]);
    const unchanged = await admin.client.put(`/api/newsletters/issues/${id}`, {});
    expect(unchanged.json()).toMatchObject({ content: "Only this.", status: "Draft" });
    const read = await employee.client.get(`/api/newsletters/${id}`);
    expect(read.json()).toEqual({ id, ...draft, content: "Only this.", actions: [] });
    expect(await actionsOn(id)).toEqual(["edit", "edit", "create"]);
  });

  test("needs a subject and a content, neither of them too long; all is said at once", async () => {
    const blank = await admin.client.post("/api/newsletters/issues", { subject: " " });
    expect([blank.statusCode, blank.json().errors]).toEqual([
      400,
      [
        { field: "subject", errors: ["Subject is required."] },
        { field: "content", errors: ["Content is required."] },
      ],
    ]);
    const long = await admin.client.post("/api/newsletters/issues", {
      subject: "x".repeat(201),
      content: "x".repeat(20_001),
    });
    expect(long.json().errors.map(({ errors }: { errors: string[] }) => errors[0])).toEqual([
      "Use at most 200 characters.",
      "Use at most 20000 characters.",
    ]);
    const { id } = await add();
    const emptied = await admin.client.put(`/api/newsletters/issues/${id}`, { content: " " });
    expect([emptied.statusCode, emptied.json().errors]).toEqual([
      400,
      [{ field: "content", errors: ["Content is required."] }],
    ]);
    const nul = await admin.client.post("/api/newsletters/issues", { subject: "a\0b", content: "c" });
    expect(nul.statusCode).toBe(400);
  });

  test("that is a draft can be deleted; one of nothing is not there", async () => {
    const { id } = await add();
    expect((await admin.client.delete(`/api/newsletters/issues/${id}`)).statusCode).toBe(204);
    for (const answer of [
      await admin.client.get(`/api/newsletters/${id}`),
      await admin.client.put(`/api/newsletters/issues/${id}`, ISSUE),
      await admin.client.delete(`/api/newsletters/issues/${id}`),
      await sendIt(id),
    ]) {
      expect([answer.statusCode, answer.json().message]).toEqual([404, "Newsletter not found."]);
    }
    expect((await admin.client.get("/api/newsletters/none")).statusCode).toBe(404);
  });

  test("is shown as it goes out, whoever of staff looks, and what was typed stays text", async () => {
    const body = { subject: "Fish & <chips>", content: "First <b>line</b>\nsecond line\r\n\r\nNew paragraph" };
    const { statusCode, ...answer } = await employee.client.post("/api/newsletters/issues/preview", body);
    expect(statusCode).toBe(200);
    const { subject, text, html } = answer.json();
    const link = `${PUBLIC_URL}/api/newsletters/end?token={made-when-sent}`;
    expect(subject).toBe("Fish & <chips>");
    expect(text).toContain("First <b>line</b>\nsecond line\n\nNew paragraph");
    expect(text).toContain(`Unsubscribe: ${link}`);
    expect(html).toContain("<p>First &lt;b&gt;line&lt;/b&gt;<br>second line</p>\n<p>New paragraph</p>");
    expect(html).toContain(`href="${link}"`);
    expect((await employee.client.post("/api/newsletters/issues/preview", {})).statusCode).toBe(400);
    expect((await aVisitor(shelter).get(link.slice(PUBLIC_URL.length))).statusCode).toBe(303);
  });
});

describe("sending", () => {
  test("is refused while there is nobody who has confirmed", async () => {
    await shelter.db.deleteFrom("newsletter_subscribers").execute();
    await buildSubscriber(shelter.db, { confirmed_at: null });
    const { id } = await add();
    const answer = await sendIt(id);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      "Nobody has subscribed and confirmed the address yet: there is nobody to send it to.",
    ]);
    expect((await admin.client.get(`/api/newsletters/${id}`)).json().status).toBe("Draft");
  });

  test("fixes the recipients and is written down; from then on nothing can be changed", async () => {
    await buildSubscriber(shelter.db);
    await buildSubscriber(shelter.db);
    const { id } = await add();
    const sent = await sendIt(id);
    expect([sent.statusCode, sent.json()]).toMatchObject([
      200,
      { id, status: "Queued", recipientCount: 2, sentCount: 0, sentAt: null, actions: [] },
    ]);
    await buildSubscriber(shelter.db);
    expect((await list(`?q=spring`)).items.find((one: { id: number }) => one.id === id).recipientCount).toBe(2);
    for (const answer of [
      await sendIt(id),
      await admin.client.put(`/api/newsletters/issues/${id}`, { subject: "Other" }),
      await admin.client.delete(`/api/newsletters/issues/${id}`),
    ]) {
      expect([answer.statusCode, answer.json().message]).toEqual([409, NOT_DRAFT]);
    }
    expect((await actionsOn(id))[0]).toBe("send");
  });

  test("twenty times at once is done once", async () => {
    const { id } = await add();
    await admin.client.get("/api/auth/me");
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendIt(id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
    const deliveries = await rowsOf(shelter.db, "newsletter_deliveries", { newsletter_id: id });
    expect(deliveries).toHaveLength(3);
  });

  test("while people unsubscribe and others edit never ends in an error", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const leaving = await Promise.all(Array.from({ length: 8 }, () => buildSubscriber(shelter.db)));
      const tokens = await Promise.all(
        leaving.map((id) => tokenOfLink(shelter, "end newsletter", id, `${turn}.${id}`)),
      );
      const { id } = await add();
      const answers = await Promise.all([
        ...tokens.map((token) => press(shelter, `/api/newsletters/end?token=${token}`)),
        sendIt(id),
        admin.client.put(`/api/newsletters/issues/${id}`, { subject: "Changed" }),
        admin.client.delete(`/api/newsletters/issues/${id}`),
      ]);
      for (const { statusCode } of answers) expect([200, 204, 303, 404, 409]).toContain(statusCode);
    }
  });
});

describe("the list of issues", () => {
  test("has pages, a search without Polish letters, and an order by every column", async () => {
    const at = (day: number) => new Date(Date.UTC(2027, 0, day));
    await buildNewsletter(shelter.db, { subject: "Żółw A", created_at: at(1) });
    await buildNewsletter(shelter.db, { subject: "Żółw C", created_at: at(2) });
    const sent = { status: "Sent", queued_at: at(3), sent_at: at(4), recipient_count: 7 } as const;
    await buildNewsletter(shelter.db, { subject: "Żółw B", created_at: at(3), ...sent });
    expect(await subjects("?q=ZOLW")).toEqual(["Żółw B", "Żółw C", "Żółw A"]);
    expect(await subjects("?q=zolw&sort=subject")).toEqual(["Żółw A", "Żółw B", "Żółw C"]);
    expect(await subjects("?q=zolw&sort=-recipientCount&pageSize=1")).toEqual(["Żółw B"]);
    expect(await subjects("?q=zolw&sort=-status&pageSize=1")).toEqual(["Żółw B"]);
    expect(await subjects("?q=zolw&sort=sentAt&pageSize=1")).toEqual(["Żółw B"]);
    expect(await subjects("?q=zolw&sort=createdAt&page=2&pageSize=1")).toEqual(["Żółw C"]);
    expect(await list("?q=zolw&page=9")).toMatchObject({ items: [], totalCount: 3, page: 9, pageSize: 16 });
    expect((await employee.client.get("/api/newsletters?sort=content")).statusCode).toBe(400);
    expect((await employee.client.get("/api/newsletters?pageSize=0")).statusCode).toBe(400);
  });

  test("goes with the number of people who get the next one", async () => {
    const before = (await employee.client.get("/api/newsletters/subscribers")).json();
    await buildSubscriber(shelter.db);
    await buildSubscriber(shelter.db, { confirmed_at: null });
    expect((await employee.client.get("/api/newsletters/subscribers")).json()).toEqual({
      ...before,
      confirmedCount: before.confirmedCount + 1,
      unconfirmedCount: before.unconfirmedCount + 1,
      savedSearchCount: before.savedSearchCount,
    });
  });
});
