import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { queueWhenDue } from "../../../../src/server/outreach/newsletters/newsletter.commands.ts";
import { issuesToWorkOn, writeBatch } from "../../../../src/server/outreach/newsletters/newsletter.sending.commands.ts";
import { tokenOfLink } from "../../platform/mail/link-tokens.ts";
import { plain } from "../../platform/photos/pictures.ts";
import { NOON, PUBLIC_URL, startAppForFile } from "../../support/app.ts";
import { auditedActions } from "../../support/audit-log.ts";
import { buildAnimal, buildNewsletter, buildPhoto, buildSubscriber } from "../../support/builders.ts";
import { anAdmin, anEmployee, aVisitor } from "../../support/people.ts";
import { changeRows, rowOf, rowsOf } from "../../support/rows.ts";
import { press } from "./letterbox.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const employee = await anEmployee(shelter);

const ISSUE = { subject: "Spring at the shelter", content: "Hello again.\n\nThe puppies are here." };
const NOT_DRAFT = "This newsletter is being sent or has been sent: it cannot be changed any more.";
const add = async (subject = ISSUE.subject) =>
  (await admin.client.post("/api/newsletters/issues", { ...ISSUE, subject })).json();
const sendIt = (id: number) => admin.client.post(`/api/newsletters/${id}/send`);
const list = async (query = "") => (await employee.client.get(`/api/newsletters${query}`)).json();
const actionsOn = (id: number) => auditedActions(admin, `subject=newsletter&subjectId=${id}`);
/** Writes the letters of an issue that is being sent. */
async function writeLetters(id: number): Promise<void> {
  while (await writeBatch(shelter, id, PUBLIC_URL)) {
    // Until every recipient has a letter.
  }
}
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

describe("the animals of an issue", () => {
  test("are shown with picture, name, a line and a link, in the words and language of each reader", async () => {
    const burek = await buildAnimal(shelter.db, { name: "Burek <3", sex: "Male", breed: "Beagle" });
    const photo = await buildPhoto(shelter.db, { animal_id: burek });
    await changeRows(shelter.db, "animals", burek, { main_photo_id: photo });
    const luna = await buildAnimal(shelter.db, { name: "Luna" });
    const hidden = await buildAnimal(shelter.db, { name: "Tajna", status: "InCare" });
    const animalIds = [luna, hidden, burek, luna];
    const { id, animals } = (await admin.client.post("/api/newsletters/issues", { ...ISSUE, animalIds })).json();
    expect(animals.map(({ name }: { name: string }) => name)).toEqual(["Luna", "Tajna", "Burek <3"]);
    const shown = (await employee.client.post("/api/newsletters/issues/preview", { ...ISSUE, animalIds })).json();
    expect(shown.html).toContain(`<img src="/photos/${photo}?w=320" alt="Burek &lt;3"`);
    expect(shown.html).toContain(`<a href="${PUBLIC_URL}/animal/${burek}"`);
    expect(shown.text).toMatch(new RegExp(`Luna\\n.+\\n${PUBLIC_URL}/animal/${luna}\\n\\nBurek <3\\nMale.+Beagle`));
    expect(shown.html + shown.text).not.toContain("Tajna");

    await buildSubscriber(shelter.db, { email_address: "polka@person.test", language: "pl" });
    await sendIt(id);
    await writeLetters(id);
    const polish = await rowOf(shelter.db, "letters", { recipient: "polka@person.test" });
    for (const part of [polish.text, polish.html]) {
      expect(part).toContain(`${PUBLIC_URL}/pl/animal/${luna}`);
      expect(part).toContain("samiec");
    }
  });

  test("are replaced as a whole, at most six, and only those that there are", async () => {
    const [first, second] = [await buildAnimal(shelter.db), await buildAnimal(shelter.db)];
    const { id } = await add();
    const change = async (animalIds: unknown) =>
      (await admin.client.put(`/api/newsletters/issues/${id}`, { animalIds })).json();
    const idsOf = ({ animals }: { animals: { id: number }[] }) => animals.map((animal) => animal.id);
    expect(idsOf(await change([first, second]))).toEqual([first, second]);
    expect(idsOf(await change([second]))).toEqual([second]);
    expect(idsOf((await admin.client.put(`/api/newsletters/issues/${id}`, { subject: "Same" })).json())).toEqual([
      second,
    ]);
    const refused = async (animalIds: unknown) => (await change(animalIds)).errors;
    const gone = await buildAnimal(shelter.db, { archived_at: new Date() });
    for (const unknown of [[999_999], [gone]]) {
      expect(await refused(unknown)).toEqual([
        { field: "animalIds", errors: ["One of these animals is no longer there."] },
      ]);
    }
    expect(await refused([1, 2, 3, 4, 5, 6, 7])).toEqual([
      { field: "animalIds", errors: ["Choose at most 6 animals."] },
    ]);
    expect(idsOf(await change([]))).toEqual([]);
    await change([first]);
    expect((await admin.client.delete(`/api/newsletters/issues/${id}`)).statusCode).toBe(204);
  });
});

describe("the pictures of an issue", () => {
  const upload = async (alt: string) => {
    const bytes = await plain(800, 600, "rgb(200, 40, 90)").jpeg().toBuffer();
    return { base64: bytes.toString("base64"), name: "spring.jpg", fileExtention: "jpg", alt };
  };
  const change = (id: number, body: object) => admin.client.put(`/api/newsletters/issues/${id}`, body);

  test("stand below its words, and nobody outside sees them before it goes out", async () => {
    const photos = [await upload("Gate <3"), await upload("Yard")];
    const added = (await admin.client.post("/api/newsletters/issues", { ...ISSUE, photos })).json();
    expect(added.photos).toMatchObject([{ alt: "Gate <3", width: 800, height: 600 }, { alt: "Yard" }]);
    const [gate, yard] = added.photos;
    const own = `/api/newsletters/${added.id}/photos/${gate.id}`;
    const statuses = async (address: string) =>
      Promise.all([aVisitor(shelter), employee.client].map(async (client) => (await client.get(address)).statusCode));
    expect(await statuses(`/photos/${gate.id}`)).toEqual([404, 404]);
    expect(await statuses(own)).toEqual([401, 200]);
    const other = await add();
    expect(await statuses(`/api/newsletters/${other.id}/photos/${gate.id}`)).toEqual([401, 404]);
    const foreign = await change(other.id, { removedPhotoIds: [gate.id] });
    expect(foreign.json().errors).toEqual([
      { field: "removedPhotoIds.0", errors: ["This photo does not belong to the newsletter."] },
    ]);

    await change(added.id, { photoOrder: [yard.id, gate.id] });
    await changeRows(shelter.db, "photos", gate.id, { alts: '{"pl":"Brama"}' });
    await buildSubscriber(shelter.db, { email_address: "obrazki@person.test", language: "pl" });
    await sendIt(added.id);
    await writeLetters(added.id);
    const { html } = await rowOf(shelter.db, "letters", { recipient: "obrazki@person.test" });
    expect(html).toMatch(
      new RegExp(
        `<img src="/photos/${yard.id}\\?w=640" alt="Yard" width="560"[^>]*>\\n<img src="/photos/${gate.id}\\?w=640" alt="Brama"`,
      ),
    );
    expect(await statuses(`/photos/${gate.id}`)).toEqual([200, 200]);
  });

  test("are at most three, stand in the preview, and go with a draft that is deleted", async () => {
    const photo = await upload("Gate");
    const four = await admin.client.post("/api/newsletters/issues", { ...ISSUE, photos: Array(4).fill(photo) });
    expect(four.json().errors).toEqual([{ field: "photos", errors: ["A newsletter may have at most three photos."] }]);
    const { id, photos } = (await admin.client.post("/api/newsletters/issues", { ...ISSUE, photos: [photo] })).json();
    const more = await change(id, { photos: Array(3).fill(photo) });
    expect([more.statusCode, more.json().errors]).toEqual([400, four.json().errors]);
    const preview = { ...ISSUE, pictures: ["Gate <3", ""] };
    const shown = (await employee.client.post("/api/newsletters/issues/preview", preview)).json();
    expect(shown.html).toMatch(/<img src="#0" alt="Gate &lt;3"[^>]*>\n<img src="#1" alt=""/);
    const { key } = await rowOf(shelter.db, "photos", photos[0].id);
    expect((await admin.client.delete(`/api/newsletters/issues/${id}`)).statusCode).toBe(204);
    const waiting = await sql<{ id: string }>`
      select data ->> 'id' as id from pgboss.job where name = 'left-photos'`.execute(shelter.db);
    expect(waiting.rows.map((row) => row.id)).toContain(key);
    expect(await shelter.db.selectFrom("photos").select("id").where("key", "=", key).execute()).toEqual([]);
  });
});

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
