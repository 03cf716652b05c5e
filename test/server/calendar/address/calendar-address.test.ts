import { beforeEach, describe, expect, test } from "vitest";
import { NOON, PUBLIC_URL, startAppForFile } from "../../support/app.ts";
import { auditedActions } from "../../support/audit-log.ts";
import { buildAnimal, buildAppointment, buildUser } from "../../support/builders.ts";
import { anAdmin, anEmployee, type Person } from "../../support/people.ts";
import { addRow, changeRows } from "../../support/rows.ts";

const shelter = await startAppForFile();
const { db } = shelter;
beforeEach(() => db.deleteFrom("limited_uses").execute());

const HOUR = 3_600_000;
const soon = (hours: number) => new Date(NOON.getTime() + hours * HOUR);

async function addressOf({ client }: Person): Promise<string> {
  const made = await client.post("/api/calendar/address");
  expect(made.statusCode).toBe(201);
  const { url } = made.json();
  expect(url).toMatch(new RegExp(`^${PUBLIC_URL}/calendar/[\\w-]{32}\\.ics$`));
  return url.slice(PUBLIC_URL.length);
}
const read = (path: string, headers: Record<string, string> = {}) => shelter.app.inject({ url: path, headers });
/** The lines of a calendar, those that go on in the next one put together. */
const linesOf = (body: string) => body.replaceAll("\r\n ", "").split("\r\n");
const valuesOf = (body: string, name: string) =>
  linesOf(body)
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(name.length + 1));

async function aWalk(employee_id: number, given: object = {}) {
  const user_id = await buildUser(db, { name: "Zofia", surname: "Tajna" });
  const animal_id = await buildAnimal(db, { name: "Azor" });
  const who = { animal_id, user_id, employee_id };
  const when = { starts_at: soon(48), minutes: 60, booked_at: NOON, told_at: NOON };
  return addRow(db, "visits", { kind: "visit", ...who, ...when, ...given });
}

describe("the address for one's own calendar", () => {
  test("gives the appointments and visits of its owner, with the animals' names and nobody else's", async () => {
    const employee = await anEmployee(shelter);
    const animal_id = await buildAnimal(db, { name: "Rex" });
    const appointment = await buildAppointment(db, {
      animal_id,
      employee_id: employee.id,
      date_of_appointment: soon(24),
      minutes: 45,
      purpose: "Ring Mrs Sekretna first",
    });
    const visit = await aWalk(employee.id);
    await buildAppointment(db, { date_of_appointment: soon(24) });
    await aWalk(employee.id, { state: "cancelled", cancelled_by: "visitor" });
    await buildAppointment(db, { employee_id: employee.id, date_of_appointment: soon(-24 * 60) });
    const { statusCode, headers, body } = await read(await addressOf(employee));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex",
    });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(valuesOf(body, "UID")).toEqual([`appointment-${appointment}@shelter.test`, `visit-${visit}@shelter.test`]);
    expect(valuesOf(body, "DTSTART")).toEqual(["20261121T110000Z", "20261122T110000Z"]);
    expect(valuesOf(body, "DTEND")).toEqual(["20261121T114500Z", "20261122T120000Z"]);
    expect(valuesOf(body, "DTSTAMP")).toHaveLength(2);
    expect(valuesOf(body, "X-WR-TIMEZONE")).toEqual(["Europe/Warsaw"]);
    expect(valuesOf(body, "SUMMARY")[0]).toMatch(/: Rex$/);
    expect(valuesOf(body, "SUMMARY")[1]).toBe("Walk with Azor");
    for (const secret of ["Zofia", "Tajna", "Sekretna", "ATTENDEE", "DESCRIPTION"]) expect(body).not.toContain(secret);
  });

  test("is answered 304 while nothing has changed, and keeps the name of what was moved", async () => {
    const employee = await anEmployee(shelter);
    const id = await buildAppointment(db, { employee_id: employee.id, date_of_appointment: soon(24) });
    const path = await addressOf(employee);
    const first = await read(path);
    shelter.clock.set(soon(1));
    const etag = String(first.headers.etag);
    expect((await read(path, { "if-none-match": etag })).statusCode).toBe(304);
    await changeRows(db, "appointments", id, { date_of_appointment: soon(30) });
    const moved = await read(path, { "if-none-match": etag });
    expect(moved.statusCode).toBe(200);
    expect(valuesOf(moved.body, "UID")).toEqual(valuesOf(first.body, "UID"));
    await db.deleteFrom("appointments").where("id", "=", id).execute();
    expect(valuesOf((await read(path)).body, "UID")).toEqual([]);
    shelter.clock.set(NOON);
  });

  test("speaks the language of its owner", async () => {
    const employee = await anEmployee(shelter);
    await aWalk(employee.id);
    await db.updateTable("accounts").set({ language: "pl" }).where("id", "=", employee.accountId).execute();
    const { body } = await read(await addressOf(employee));
    expect(valuesOf(body, "X-WR-CALNAME")).toEqual(["Animal Shelter: mój kalendarz"]);
    expect(valuesOf(body, "SUMMARY")).not.toEqual(["Walk with Azor"]);
  });

  test("is said once and stored as a hash; a new one, its end and the end of the job close it at once", async () => {
    const [admin, employee] = [await anAdmin(shelter), await anEmployee(shelter)];
    const state = async () => (await employee.client.get("/api/calendar/address")).json();
    expect(await state()).toEqual({ createdAt: null });
    const first = await addressOf(employee);
    expect(await state()).toEqual({ createdAt: NOON.toISOString() });
    const rows = await db.selectFrom("calendar_addresses").selectAll().where("employee_id", "=", employee.id).execute();
    expect(rows.map(({ token_hash }) => token_hash.length)).toEqual([32]);
    const second = await addressOf(employee);
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    expect((await employee.client.delete("/api/calendar/address")).statusCode).toBe(204);
    expect((await read(second)).statusCode).toBe(404);
    expect(await state()).toEqual({ createdAt: null });
    const third = await addressOf(employee);
    expect((await admin.client.delete(`/api/employees/${employee.id}`)).statusCode).toBe(204);
    expect((await read(third)).statusCode).toBe(404);
    expect((await admin.client.post(`/api/employees/${employee.id}/restore`)).statusCode).toBe(200);
    expect((await read(third)).statusCode).toBe(404);
    const about = `subject=calendar%20address&subjectId=${employee.id}`;
    expect(await auditedActions(admin, about)).toEqual(["create", "end", "create", "create"]);
  });

  test("that is wrong is answered as any page that there is not, and too many tries are refused", async () => {
    const unknown = await read("/calendar/nothing");
    expect(unknown.statusCode).toBe(404);
    for (const file of [`${"a".repeat(32)}.ics`, "x.ics", `${"a".repeat(32)}`]) {
      const { statusCode, body } = await read(`/calendar/${file}`);
      expect([statusCode, JSON.parse(body).message]).toEqual([404, JSON.parse(unknown.body).message]);
    }
    const now = shelter.clock.now();
    const uses = Array.from({ length: 600 }, () => ({ kind: "calendar address", address: "127.0.0.1", at: now }));
    await db.insertInto("limited_uses").values(uses).execute();
    const { statusCode, headers } = await read("/calendar/nothing");
    expect(statusCode).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });
});
