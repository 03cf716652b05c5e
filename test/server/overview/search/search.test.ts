import { expect, test } from "vitest";
import { adoptionAt, assembleCast, type Cast } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildUser } from "../../support/builders.ts";
import { addRows } from "../../support/rows.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

const find = async (q: string, by: keyof Cast = "admin") => {
  const { client } = cast[by] as Cast["admin"];
  const answer = await client.get(`/api/search?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const names = (list: { name: string }[]) => list.map(({ name }) => name);

/** One number, as people type it and as telephones show it. */
const PHONES = [
  "+48 601 777 888",
  "+48601777888",
  "0048 601-777-888",
  "48601777888",
  "(601) 777.888",
  "601\u00a0777\u2011888",
];

test("a person is found by any part of the name in any order, of the e-mail and of the phone number", async () => {
  const id = await buildUser(shelter.db, { name: "Żaneta", surname: "Brzęczyszczykiewicz", phone_number: "601777888" });
  const { email } = await shelter.db
    .selectFrom("users as u")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .where("u.id", "=", id)
    .select("a.email")
    .executeTakeFirstOrThrow();
  for (const typed of ["zaneta", "CZYSZCZ", "kiewicz żan", "1 777 8", "601-777", email.slice(2, 12), ...PHONES]) {
    const { people } = await find(typed);
    expect(
      people.map((person: { id: number }) => person.id),
      typed,
    ).toContain(id);
  }
  expect((await find("żaneta nowak")).people).toEqual([]);
  expect((await find("%%")).people).toEqual([]);
});

test("an animal is found by any part of its name and of its chip, those that are here first", async () => {
  await buildAnimal(shelter.db, { name: "Grubcio Stary", status: "Adopted" });
  const id = await buildAnimal(shelter.db, { name: "Pan Grubcio" });
  await buildAnimal(shelter.db, { name: "Grubcio Gone", archived_at: new Date() });
  await addRows(shelter.db, "chips", { animal_id: id, number: "616093900123987", recorded_at: new Date() });
  expect(names((await find("grubcio")).animals)).toEqual(["Pan Grubcio", "Grubcio Stary"]);
  expect(names((await find("0123-987")).animals)).toEqual(["Pan Grubcio"]);
});

test("an animal is found by the number of its kennel card, and by that number alone", async () => {
  const id = await buildAnimal(shelter.db, { name: "Numerek" });
  const { registerNumber } = (await cast.admin.client.get(`/api/animals/${id}/stays`)).json().items[0];
  expect(registerNumber).toMatch(/^\d{4}\/\d+$/);
  expect(names((await find(registerNumber)).animals)).toEqual(["Numerek"]);
  expect((await find(`${registerNumber}000`)).animals).toEqual([]);
});

test("an adoption is found by both its names, and by employees only if it was ever assigned to them", async () => {
  const animal = await buildAnimal(shelter.db, { name: "Szukana", animal_group_id: cast.group });
  const { id } = await adoptionAt(shelter, cast, 1, cast.adopter, animal);
  const ids = async (by: keyof Cast) => (await find("szukana", by)).adoptions.map((one: { id: number }) => one.id);
  expect(await ids("admin")).toEqual([id]);
  expect(await ids("mainCaretaker")).toEqual([id]);
  expect(await ids("outsider")).toEqual([]);
});

test("colleagues are found by admins alone, and nothing at all by those who are not staff", async () => {
  const { name } = await shelter.db
    .selectFrom("employees")
    .where("id", "=", cast.outsider.id)
    .select("name")
    .executeTakeFirstOrThrow();
  expect(names((await find(name)).employees)).toContain(name);
  expect((await find(name, "outsider")).employees).toEqual([]);
  expect((await cast.adopter.client.get("/api/search?q=anna")).statusCode).toBe(403);
});

test("a unit is found by its name, also with its location's; a location by its own; what is retired by nothing", async () => {
  const units = ["Lolek 1", "Lolek 10", "Bolek"].map((name) => ({ name, capacity: 1 }));
  const made = { name: "Żółty dom", kind: "kennel", units };
  const { id, units: ids } = (await cast.admin.client.post("/api/locations", made)).json();
  const found = async (q: string) => {
    const { units, locations } = await find(q, "outsider");
    return [names(units), names(locations)];
  };
  expect(await found("lolek 1")).toEqual([["Lolek 1", "Lolek 10"], []]);
  expect(await found("zolty bol")).toEqual([["Bolek"], []]);
  expect(await found("ŻÓŁTY")).toEqual([[], ["Żółty dom"]]);
  const bolek = ids.find(({ name }: { name: string }) => name === "Bolek").id;
  expect((await find("bolek")).units).toEqual([{ id: bolek, name: "Bolek", locationId: id, location: "Żółty dom" }]);
  await cast.admin.client.put(`/api/units/${bolek}`, { retired: true });
  expect(await found("bolek")).toEqual([[], []]);
  for (const unit of ids) await cast.admin.client.put(`/api/units/${unit.id}`, { retired: true });
  expect(await found("żółty")).toEqual([[], []]);
});

test("one letter is too short, and each kind has five entries at most", async () => {
  const short = await cast.admin.client.get("/api/search?q=a");
  expect(short.json().errors).toEqual([{ field: "q", errors: ["Type at least 2 letters."] }]);
  for (let n = 0; n < 7; n++) await buildAnimal(shelter.db, { name: `Siódmak ${n}` });
  expect((await find("siódm")).animals).toHaveLength(5);
});
