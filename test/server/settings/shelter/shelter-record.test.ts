import { describe, expect, test } from "vitest";
import { BUILT_IN_SHELTER } from "../../../../src/contract/platform/shelter.ts";
import { watchContent } from "../../../../src/server/database/content-changes.ts";
import { openShelter } from "../../../../src/server/platform/shelter/shelter.source.ts";
import { startAppForFile } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { anAdmin, anEmployee, aVisitor } from "../../support/people.ts";
import { until } from "../../support/until.ts";

let admin: Client;

const shelter = await startAppForFile();
({ client: admin } = await anAdmin(shelter));

const record = async () => (await aVisitor(shelter).get("/api/shelter")).json();
const save = async (change: object, version?: string) =>
  admin.put("/api/shelter", change, { "if-match": version ?? `"${(await record()).version}"` });
const refusals = async (change: object): Promise<Record<string, string[]>> => {
  const response = await save(change);
  expect(response.statusCode, response.body).toBe(400);
  return Object.fromEntries(
    response.json().errors.map(({ field, errors }: { field: string; errors: string[] }) => [field, errors]),
  );
};

describe("GET /api/shelter", () => {
  test("answers a shelter that has saved nothing with what is built in, to everybody", async () => {
    const response = await aVisitor(shelter).get("/api/shelter");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(BUILT_IN_SHELTER);
    expect(response.headers.etag).toBe('"0"');
    const again = await shelter.app.inject({ url: "/api/shelter", headers: { "if-none-match": '"0"' } });
    expect(again.statusCode).toBe(304);
  });
});

describe("PUT /api/shelter", () => {
  test("changes what is sent, keeps the rest, counts the version, and writes the history", async () => {
    const response = await save({ name: "  Azyl pod Dębem ", iban: "61 1090 1014 0000 0712 1981 2874" });
    expect(response.statusCode, response.body).toBe(200);
    const after = { ...BUILT_IN_SHELTER, name: "Azyl pod Dębem", iban: "PL61109010140000071219812874", version: 1 };
    expect(response.json()).toEqual(after);
    expect(response.headers.etag).toBe('"1"');
    expect(await record()).toEqual(after);
    const { items } = (await admin.get("/api/audit?subject=shelter")).json();
    expect(items[0]).toMatchObject({
      action: "edit",
      details: { version: 1, changes: [{ field: "name", before: "Animal Shelter", after: "Azyl pod Dębem" }, {}] },
    });
  });

  test("a save without a change keeps the version and writes no history", async () => {
    const { name, version } = await record();
    expect((await save({ name })).json().version).toBe(version);
  });

  test("without a version 428, with an old one 412 that says who saved and when", async () => {
    expect((await admin.put("/api/shelter", { name: "Other" })).statusCode).toBe(428);
    const { version } = await record();
    const { client: other } = await anEmployee(shelter, { is_admin: true, name: "Zofia", surname: "Lis" });
    expect((await other.put("/api/shelter", { city: "Opole" }, { "if-match": `"${version}"` })).statusCode).toBe(200);
    const stale = await save({ city: "Kielce" }, `"${version}"`);
    expect(stale.statusCode).toBe(412);
    expect(stale.json().message).toContain("Zofia Lis saved other changes on 20 November 2026 at 12:00");
    expect((await record()).city).toBe("Opole");
  });

  test("of twenty admins who save at once with one version, one wins", async () => {
    const { version } = await record();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => save({ street: `ul. Nowa ${at}` }, `"${version}"`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(412)]);
    expect((await record()).version).toBe(version + 1);
  });

  test("refuses each wrong field with its sentence", async () => {
    expect(
      await refusals({
        name: " ",
        postalCode: "94001",
        phone: "12",
        email: "nobody",
        iban: "PL61109010140000071219812875",
        timeZone: "Europe/Nowhere",
        social: {
          facebook: "https://facebook.example/us",
          instagram: "http://www.instagram.com/us",
          youtube: "javascript:alert(1)",
        },
        languages: [],
        rules: { ...BUILT_IN_SHELTER.rules, volunteerMinAge: 3, walks: 1.5 },
        logoId: 77,
      }),
    ).toEqual({
      name: ["Please write the shelter's name."],
      postalCode: ["Format 00-000"],
      phone: ["Use 9 digits."],
      email: ["Invalid email address"],
      iban: ["The check digits of this account number are not right. Please compare it with your bank's."],
      timeZone: ["Use a time zone such as Europe/Warsaw."],
      "social.facebook": ["Use an address that begins with https://www.facebook.com/."],
      "social.instagram": ["Use an address that begins with https://www.instagram.com/."],
      "social.youtube": ["Use an address that begins with https://www.youtube.com/."],
      languages: ["Please choose at least one language."],
      "rules.volunteerMinAge": ["Use a whole number from 10 to 99."],
      "rules.walks": ["Use a whole number from 0 to 10."],
    });
    expect(await refusals({ logoId: 77 })).toEqual({ logoId: ["Choose the logo as a file."] });
  });

  test("refuses hours that overlap or end before they begin, and a day that differs twice", async () => {
    const week = { days: ["Monday", "Tuesday"], opens: "10:00", closes: "14:00" };
    expect(
      await refusals({
        openingHours: [week, { days: ["Tuesday"], opens: "13:00", closes: "18:00" }],
        exceptions: [
          { on: "2026-12-24", opens: null, closes: null, note: "Christmas Eve" },
          { on: "2026-12-24", opens: "10:00", closes: "12:00", note: null },
        ],
      }),
    ).toEqual({
      "openingHours.1.opens": ["These hours overlap with others on Tuesday."],
      "exceptions.1.on": ["This day is in the list already."],
    });
    expect(
      await refusals({
        openingHours: [{ ...week, closes: "09:00" }],
        exceptions: [{ on: "2026-02-30", opens: "10:00", closes: null }],
      }),
    ).toMatchObject({
      "openingHours.0.closes": ["Closing must be later than opening."],
      "exceptions.0.on": ["Please choose a day."],
    });
    const lunch = [week, { ...week, opens: "14:00", closes: "18:00" }];
    expect((await save({ openingHours: lunch })).json().openingHours).toEqual(lunch);
  });

  test("an accent colour that cannot be read is refused with the nearest that can", async () => {
    const { accentColour } = await refusals({ accentColour: "#7FA7B8" });
    expect(accentColour?.[0]).toContain("(contrast 2.4; 4.5 is needed). The nearest colour that works is #5a7783.");
    expect((await save({ accentColour: "#5a7783" })).json().accentColour).toBe("#5a7783");
  });

  test("a logo goes the way of every photo, and an SVG is refused", async () => {
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64");
    const refused = await save({ logo: { base64: svg } });
    expect(refused.statusCode).toBe(415);
    expect(refused.json().errors[0].field).toBe("logo");
    const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    const { logoId } = (await save({ logo: { base64: png } })).json();
    expect((await aVisitor(shelter).get(`/photos/${logoId}`)).statusCode).toBe(200);
    expect((await save({ logoId: null })).json().logoId).toBe(null);
    expect((await shelter.db.selectFrom("photos").select("id").where("id", "=", logoId).execute()).length).toBe(0);
  });
});

test("another server has the change as soon as it hears of it", async () => {
  const changes = watchContent(shelter.where);
  await until(() => changes.listening);
  const other = await openShelter(shelter.db, changes, "Europe/Warsaw");
  expect(other.current()).toBe(other.latest);
  await save({ name: "Przystań" });
  await until(async () => (await other.current()).name === "Przystań");
  await changes.stop();
});
