import { describe, expect, test } from "vitest";
import { queueWhenDue } from "../../../../src/server/outreach/newsletters/newsletter.commands.ts";
import { issuesToWorkOn } from "../../../../src/server/outreach/newsletters/newsletter.sending.commands.ts";
import { NOON } from "../../support/app.ts";
import { buildSubscriber } from "../../support/builders.ts";
import { rowsOf } from "../../support/rows.ts";
import { NOT_DRAFT, openIssues } from "./issue-cast.ts";

const { shelter, admin, employee, add, sendIt, actionsOn } = await openIssues();

describe("a schedule", () => {
  const schedule = (id: number, sendAt: unknown) => admin.client.post(`/api/newsletters/${id}/schedule`, { sendAt });
  const unschedule = (id: number) => admin.client.post(`/api/newsletters/${id}/unschedule`);
  const read = async (id: number) => (await admin.client.get(`/api/newsletters/${id}`)).json();
  const SEND_AT = "2026-11-20T13:00:00.000Z";

  test("is by the shelter's clock, can be moved and cancelled, and the issue can be edited meanwhile", async () => {
    const { id } = await add();
    const scheduled = await schedule(id, "2026-11-20T14:00");
    const actions = ["edit", "delete", "send", "schedule", "unschedule"];
    expect([scheduled.statusCode, scheduled.json()]).toMatchObject([
      200,
      { status: "Scheduled", sendAt: SEND_AT, actions },
    ]);
    expect((await admin.client.put(`/api/newsletters/issues/${id}`, { subject: "Other" })).json()).toMatchObject({
      subject: "Other",
      status: "Scheduled",
    });
    expect((await schedule(id, "2026-11-20T14:30:00Z")).json().sendAt).toBe("2026-11-20T14:30:00.000Z");
    expect((await unschedule(id)).json()).toMatchObject({ status: "Draft", sendAt: null });
    const again = await unschedule(id);
    expect([again.statusCode, again.json().message]).toEqual([409, "This newsletter is not scheduled any more."]);
    expect(await actionsOn(id)).toEqual(["unschedule", "schedule", "edit", "schedule", "create"]);
  });

  test("needs a time to come, an issue that has not gone out, and an admin", async () => {
    const { id } = await add();
    for (const [sendAt, text] of [
      ["2026-11-20T11:59", "Please choose a time in the future."],
      ["soon", "Please choose a date and a time."],
      [undefined, "Please choose a date and a time."],
    ]) {
      expect((await schedule(id, sendAt)).json().errors).toEqual([{ field: "sendAt", errors: [text] }]);
    }
    expect((await schedule(999_999, "2026-11-20T14:00")).statusCode).toBe(404);
    for (const step of ["schedule", "unschedule"]) {
      const body = { sendAt: "2026-11-20T14:00" };
      expect((await employee.client.post(`/api/newsletters/${id}/${step}`, body)).statusCode).toBe(403);
    }
    await schedule(id, "2026-11-20T14:00");
    await buildSubscriber(shelter.db);
    expect((await sendIt(id)).json()).toMatchObject({ status: "Queued", sendAt: null });
    for (const refused of [await schedule(id, "2026-11-20T14:00"), await unschedule(id)]) {
      expect([refused.statusCode, refused.json().message]).toEqual([409, NOT_DRAFT]);
    }
  });

  test("sends once when its time has come, however many servers look, to those who are subscribed then", async () => {
    const { id } = await add();
    await schedule(id, "2026-11-20T14:00");
    const later = await buildSubscriber(shelter.db);
    const system = { db: shelter.db, clock: shelter.clock };
    await queueWhenDue(system, id);
    expect(await issuesToWorkOn(system)).not.toContainEqual({ id });
    expect(await read(id)).toMatchObject({ status: "Scheduled" });
    shelter.clock.set(new Date(SEND_AT));
    expect(await issuesToWorkOn(system)).toContainEqual({ id });
    await Promise.all(Array.from({ length: 8 }, () => queueWhenDue(system, id)));
    const deliveries = await rowsOf(shelter.db, "newsletter_deliveries", { newsletter_id: id });
    expect(await read(id)).toMatchObject({ status: "Queued", sendAt: SEND_AT, recipientCount: deliveries.length });
    expect(deliveries.filter(({ subscriber_id }) => subscriber_id === later)).toHaveLength(1);
    const log = (await admin.client.get(`/api/audit?subject=newsletter&subjectId=${id}`)).json();
    expect(log.items[0]).toMatchObject({ action: "send", actorAccountId: null });
    shelter.clock.set(NOON);
  });

  test("that nobody is there for makes a draft again, which says so", async () => {
    await shelter.db.deleteFrom("newsletter_deliveries").execute();
    await shelter.db.deleteFrom("newsletter_subscribers").execute();
    const { id } = await add();
    await schedule(id, "2026-11-20T14:00");
    shelter.clock.set(new Date(SEND_AT));
    await queueWhenDue({ db: shelter.db, clock: shelter.clock }, id);
    expect(await read(id)).toMatchObject({ status: "Draft", sendAt: SEND_AT, recipientCount: 0 });
    shelter.clock.set(NOON);
  });
});
