import { expect, test } from "vitest";
import { csv, importingForEach } from "./importing.ts";

const work = importingForEach();

const HEAD = "Animal ID,Name,Type,Intake Date,Intake Type,Maść,Znaki szczególne";
const looks = async (name: string) => {
  const animals = work.shelter.db.selectFrom("animals").where("name", "=", name);
  return animals.select(["id", "colours", "markings"]).executeTakeFirstOrThrow();
};

test("colours and markings come in from columns that are called as people call them", async () => {
  const { mapping } = await work.add(
    csv(HEAD.replace("Maść", "Colour").replace("Znaki szczególne", "Markings"), "1,Rex,Dog,2019-01-01,Stray,,"),
  );
  expect(Object.values(mapping)).toEqual(expect.arrayContaining(["colours", "markings"]));
  await work.bringIn(
    csv(HEAD, "1,Rex,Dog,2019-01-01,Stray,czarny i biały,", "2,Mia,Cat,2019-01-01,Stray,unknown,white paw"),
  );
  expect(await looks("Rex")).toMatchObject({ colours: ["czarny", "biały"], markings: "" });
  expect(await looks("Mia")).toMatchObject({ colours: [], markings: "white paw" });
});

test("a colour that changes there changes here, unless somebody has changed it here; then an undo leaves the animal", async () => {
  const file = (...colours: string[]) =>
    csv(HEAD, ...["Rex", "Ada"].map((name, at) => `${at},${name},Dog,2019-01-01,Stray,${colours[at]},`));
  const { id } = await work.bringIn(file("Black", "Black"));
  const ada = await looks("Ada");
  const changed = await work.admin.client.put(`/api/animals/${ada.id}`, { colours: ["Black", "White"] });
  expect(changed.statusCode).toBe(200);
  const again = await work.bringIn(file("Brown", "Grey"));
  expect(await work.said(again.id)).toEqual(["3 warning: Somebody has changed this here since: that stays."]);
  expect((await looks("Rex")).colours).toEqual(["Brown"]);
  await work.act(again.id, "undo");
  expect((await looks("Rex")).colours).toEqual(["Black"]);
  await work.act(id, "undo");
  const left = await work.shelter.db.selectFrom("animals").select("name").execute();
  expect(left).toEqual([{ name: "Ada" }]);
});
