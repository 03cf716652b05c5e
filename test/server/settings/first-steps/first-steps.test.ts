import { afterAll, beforeAll, expect, test } from "vitest";
import type { FirstStepName, FirstSteps } from "../../../../src/contract/settings/first-steps.ts";
import { DEMONSTRATION_KEY } from "../../../../src/server/database/demonstration.marks.ts";
import { saveFact } from "../../../../src/server/database/installation.commands.ts";
import { LAST_BACKUP } from "../../../../src/server/database/installation.ts";
import { NOON, SETTINGS, startApp, type TestApp } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { header, type MailServer, startMailServer } from "../../support/mail-server.ts";
import { anAdmin, anEmployee, type Person } from "../../support/people.ts";
import { plain } from "../../support/pictures.ts";
import { changeRows, rowOf } from "../../support/rows.ts";

let shelter: TestApp;
let mail: MailServer;
let admin: Person;
const settings = { ...SETTINGS };
beforeAll(async () => {
  mail = await startMailServer();
  shelter = await startApp({ settings });
  admin = await anAdmin(shelter);
});
afterAll(async () => {
  await shelter.close();
  await mail.close();
});

const read = async (): Promise<FirstSteps> => (await admin.client.get("/api/shelter/first-steps")).json();
const isDone = async (name: FirstStepName) => (await read()).steps.find((step) => step.name === name)?.isDone;
const testLetter = () => admin.client.post("/api/shelter/test-letter");
const saveShelter = (change: object) => admin.client.put("/api/shelter", change, { "if-match": "*" });

test("each step is done by what is there", async () => {
  await saveShelter({ openingHours: [] });
  expect((await read()).steps).toEqual(
    ["logo", "hours", "rooms", "rules", "import", "animal", "mail", "payments", "backup", "colleagues"].map((name) => ({
      name,
      isDone: false,
    })),
  );
  const units = [{ name: "B1", capacity: 1 }];
  await admin.client.post("/api/locations", { name: "House B", kind: "kennel", units });
  const { items } = (await admin.client.get("/api/treatment-kinds")).json();
  await admin.client.put(`/api/treatment-rules/${items[0].rules[0].id}`, { isActive: true });
  // An animal that visitors do not see is there, but not shown.
  await buildAnimal(shelter.db, { status: "InCare" });
  expect([await isDone("import"), await isDone("animal")]).toEqual([true, false]);
  await saveShelter({ secondFactor: "admins" });
  expect(await isDone("secondFactor")).toBe(false);
  await saveShelter({ secondFactor: "nobody" });
  const logo = { base64: (await plain(50, 50, "red").png().toBuffer()).toString("base64") };
  await saveShelter({ logo, openingHours: [{ days: ["Monday"], opens: "10:00", closes: "12:00" }] });
  await buildAnimal(shelter.db);
  await anEmployee(shelter);
  for (const name of ["logo", "hours", "rooms", "rules", "animal", "colleagues"] as const)
    expect(await isDone(name)).toBe(true);
});

test("a backup counts for a week, and stays named after that", async () => {
  const daysAgo = (days: number) => new Date(NOON.getTime() - days * 24 * 60 * 60_000);
  const backUp = (at: Date) => saveFact(shelter.db, LAST_BACKUP, { value: "0.1.0", at });
  await backUp(daysAgo(6));
  expect(await isDone("backup")).toBe(true);
  await backUp(daysAgo(8));
  expect(await isDone("backup")).toBe(false);
  expect((await read()).lastBackupAt).toBe(daysAgo(8).toISOString());
});

test("a letter to oneself says what the mail server answered, and is limited", async () => {
  expect(await read()).toMatchObject({ hasMailServer: false, letterTakenAt: null });
  const without = await testLetter();
  expect(without.statusCode).toBe(409);
  expect(without.json().message).toContain("SMTP_URL");

  settings.smtpUrl = mail.url;
  mail.refuse = () => ({ code: 550, text: "Sender is not known here" });
  const { email } = await rowOf(shelter.db, "accounts", admin.accountId);
  const refused = await testLetter();
  expect(refused.json()).toMatchObject({ isTaken: false, answer: expect.stringContaining("Sender is not known here") });
  expect(await isDone("mail")).toBe(false);

  mail.refuse = () => undefined;
  await saveShelter({ name: "Dom Kota" });
  const taken = await testLetter();
  expect(taken.json()).toMatchObject({ isTaken: true, recipient: email, answer: expect.stringMatching(/^250 /) });
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]).toMatchObject({ to: [email] });
  expect(header(mail.received[0], "Subject")).toBe("A test letter of the Dom Kota");
  expect(await read()).toMatchObject({ hasMailServer: true, letterTakenAt: NOON.toISOString() });
  expect(await isDone("mail")).toBe(true);

  settings.smtpUrl = "smtp://user:secret@127.0.0.1:9";
  expect(await isDone("mail")).toBe(false);
  const unreachable = await testLetter();
  expect(unreachable.json().isTaken).toBe(false);
  expect(unreachable.body).not.toContain("secret");

  const later = await Promise.all(Array.from({ length: 9 }, testLetter));
  expect(later.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  const stranger = { email: "stranger@person.example" };
  await changeRows(shelter.db, "accounts", admin.accountId, stranger);
  expect((await testLetter()).statusCode).toBe(429);
  settings.smtpUrl = undefined;
});

test("they can be hidden and shown again, and are not in a demonstration until somebody asks for them", async () => {
  const show = async (isShown: boolean) =>
    (await admin.client.put("/api/shelter/first-steps", { isShown })).json().isShown;
  expect((await read()).isShown).toBe(true);
  await saveFact(shelter.db, DEMONSTRATION_KEY, { value: "{}", at: NOON });
  expect((await read()).isShown).toBe(false);
  expect(await show(true)).toBe(true);
  await shelter.db.deleteFrom("installation").where("key", "=", DEMONSTRATION_KEY).execute();
  expect(await show(false)).toBe(false);
  expect((await read()).isShown).toBe(false);
  expect((await admin.client.put("/api/shelter/first-steps", {})).statusCode).toBe(400);
});
