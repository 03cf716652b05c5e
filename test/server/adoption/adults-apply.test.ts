import { afterEach, describe, expect, test } from "vitest";
import { assembleCast } from "../support/adoption-cast.ts";
import { NOON, startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { aUser, type Person } from "../support/people.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
afterEach(() => shelter.clock.set(NOON));

const aCat = () => buildAnimal(shelter.db, { type: "Cat", animal_group_id: cast.group });

/** A user who was born on this day. */
async function bornOn(day: string): Promise<Person> {
  const user = await aUser(shelter);
  await shelter.db.updateTable("users").set({ date_of_birth: day }).where("id", "=", user.id).execute();
  return user;
}
const apply = async ({ client }: Person, more: object = {}) =>
  client.post("/api/adoptions/applications", { animalId: await aCat(), applicationLetter: "Please.", ...more });

describe("an application", () => {
  test("by somebody under the shelter's age is refused kindly: an adult of the household has to apply", async () => {
    const answer = await apply(await bornOn("2008-11-21"));
    expect(answer.statusCode).toBe(400);
    const { message, errors } = answer.json();
    expect(message).toContain("An adult of your household, 18 or older, has to apply.");
    expect(errors).toEqual([{ field: "animalId", errors: [message] }]);
  });

  test("is taken from the birthday on, on the shelter's day", async () => {
    const user = await bornOn("2008-11-21");
    // In Warsaw the day begins an hour before it does in UTC.
    shelter.clock.set(new Date("2026-11-20T22:59:00Z"));
    expect((await apply(user)).statusCode).toBe(400);
    shelter.clock.set(new Date("2026-11-20T23:01:00Z"));
    expect((await apply(user)).statusCode).toBe(201);
  });

  test.each([
    ["2026-02-28T12:00:00Z", 400],
    ["2026-03-01T12:00:00Z", 201],
  ])("of somebody born on 29 February: at %s it is %i", async (moment, status) => {
    const user = await bornOn("2008-02-29");
    shelter.clock.set(new Date(moment));
    expect((await apply(user)).statusCode).toBe(status);
  });

  test("follows the shelter's own age, which keeps the other rules", async () => {
    const user = await bornOn("2004-01-01");
    const save = async (rules: object) => {
      const { version } = (await cast.admin.client.get("/api/shelter")).json();
      return cast.admin.client.put("/api/shelter", { rules }, { "if-match": `"${version}"` });
    };
    const saved = await save({ adopterMinAge: 25 });
    expect(saved.json().rules).toMatchObject({ adopterMinAge: 25, walks: 2, volunteerMinAge: 16 });
    const refused = await apply(user);
    expect(refused.json().message).toContain("25 or older");
    expect((await user.client.get("/api/users/me")).json().adoptsFrom).toBe("2029-01-01");
    expect((await save({ adopterMinAge: 12 })).json().errors).toEqual([
      { field: "rules.adopterMinAge", errors: ["Use a whole number from 13 to 99."] },
    ]);
    await save({ adopterMinAge: 18 });
  });

  test("typed by staff for a minor is taken, since a parent may be at the desk, with a caution", async () => {
    const user = await bornOn("2011-05-01");
    const walkIn = await apply(cast.admin, { userId: user.id });
    expect(walkIn.statusCode).toBe(201);
    const adoption = (await cast.admin.client.get(`/api/adoptions/${walkIn.json().id}`)).json();
    expect(adoption.cautions).toEqual([
      {
        kind: "age",
        weight: "notice",
        text: "The adopter is 15 years old. The contract is for an adult of the household, 18 or older.",
      },
    ]);
  });
});

describe("what is said beforehand", () => {
  test("a minor reads from when they may apply; an adult reads nothing of it", async () => {
    expect((await (await bornOn("2011-05-01")).client.get("/api/users/me")).json().adoptsFrom).toBe("2029-05-01");
    expect((await (await bornOn("1990-05-01")).client.get("/api/users/me")).json().adoptsFrom).toBeNull();
  });

  test("staff read the age wherever a list shows the adopter; the adopter's own list has none", async () => {
    const user = await bornOn("1990-11-20");
    const animalId = await aCat();
    const { id } = (
      await user.client.post("/api/adoptions/applications", { animalId, applicationLetter: "Please." })
    ).json();
    const { client } = cast.admin;
    const age = ({ items }: { items: { id: number; adopterAge?: number }[] }) =>
      items.find((one) => one.id === id)?.adopterAge;
    expect(age((await client.get("/api/adoptions?pageSize=500")).json())).toBe(36);
    expect(age((await cast.mainCaretaker.client.get("/api/adoptions/assigned")).json())).toBe(36);
    expect(age((await client.get(`/api/animals/${animalId}/applications`)).json())).toBe(36);
    expect(age((await client.get("/api/adoptions/board?pageSize=100")).json().stages[0])).toBe(36);
    expect((await client.get(`/api/users/${user.id}`)).json().age).toBe(36);
    expect(age((await user.client.get("/api/adoptions/me")).json())).toBeUndefined();
  });
});

describe("a date of birth", () => {
  const person = {
    name: "Ala",
    surname: "Nowak",
    phoneNumber: "600700800",
    postalCode: "90-001",
    city: "Łódź",
    street: "Piotrkowska 1",
  };
  let signedUp = 0;
  const signUp = (dateOfBirth: string) => {
    signedUp += 1;
    const account = { email: `ala${signedUp}@person.test`, password: "a long password" };
    return cast.visitor.post("/api/users", { ...person, account, dateOfBirth });
  };
  const TOO_YOUNG = "Accounts are for people of 13 and older. Until then a parent is welcome to write to us.";

  test.each([
    ["2013-11-21", TOO_YOUNG],
    ["2026-11-20", TOO_YOUNG],
    ["2026-11-21", "Invalid date"],
    ["1899-12-31", "Invalid date"],
    ["2001-02-29", "Invalid date"],
  ])("of %s is refused at sign-up: %s", async (day, text) => {
    const answer = await signUp(day);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: "dateOfBirth", errors: [text] }]);
  });

  test.each(["2013-11-20", "1900-01-01"])("of %s is taken", async (day) => {
    expect((await signUp(day)).statusCode).toBe(201);
  });

  test("from before accounts had a least age stays, so that its owner and staff can save everything else", async () => {
    const child = await bornOn("2015-05-05");
    const save = (change: object) => child.client.put("/api/users/me", { dateOfBirth: "2015-05-05", ...change });
    expect((await save({ city: "Gdynia" })).json()).toMatchObject({ city: "Gdynia", dateOfBirth: "2015-05-05" });
    const byStaff = { dateOfBirth: "2015-05-05", city: "Sopot" };
    expect((await cast.admin.client.put(`/api/users/${child.id}`, byStaff)).statusCode).toBe(200);
    const refused = await save({ dateOfBirth: "2015-05-06", city: "Hel" });
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, "dateOfBirth"]);
  });

  test("is checked by the shelter's day in the profile and in the users' form, too", async () => {
    const [one, other] = [await bornOn("1990-01-01"), await bornOn("1990-01-01")];
    // The 21st in Warsaw, still the 20th in UTC.
    const change = (client: typeof one.client, path: string) => client.put(path, { dateOfBirth: "2013-11-21" });
    for (const [client, path] of [
      [one.client, "/api/users/me"],
      [cast.admin.client, `/api/users/${other.id}`],
    ] as const) {
      shelter.clock.set(new Date("2026-11-20T22:30:00Z"));
      expect((await change(client, path)).json().errors).toEqual([{ field: "dateOfBirth", errors: [TOO_YOUNG] }]);
      shelter.clock.set(new Date("2026-11-20T23:30:00Z"));
      expect((await change(client, path)).statusCode).toBe(200);
    }
  });
});

test("the employee who enters a walk-in gets the whole adoption, also when its stage is assigned to somebody else", async () => {
  const animalId = await buildAnimal(shelter.db, { animal_group_id: cast.group });
  const { client } = cast.outsider;
  const body = { animalId, userId: cast.stranger.id, applicationLetter: "They came by on Saturday." };
  const entered = await client.post("/api/adoptions/applications", body);
  expect(entered.statusCode).toBe(201);
  expect(entered.json()).toMatchObject({ animalId, userId: cast.stranger.id, currentStageType: 1, actions: [] });
  expect(entered.json().stages[0].assignees).toMatchObject([{ employeeId: cast.mainCaretaker.id }]);
  expect((await client.get(`/api/adoptions/${entered.json().id}`)).statusCode).toBe(404);

  const twice = await client.post("/api/adoptions/applications", body);
  expect(twice.statusCode).toBe(409);
  expect(twice.json().message).toBe("This person already has an open application for this animal.");
});

test("a walk-in needs an adopter who exists", async () => {
  const animalId = await buildAnimal(shelter.db);
  for (const userId of [undefined, 2_147_483_647]) {
    const answer = await cast.admin.client.post("/api/adoptions/applications", {
      animalId,
      userId,
      applicationLetter: "Please.",
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: "userId", errors: ["Please select an adopter."] }]);
  }
});
