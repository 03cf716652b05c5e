import { expect, test } from "vitest";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import type { Client } from "../../support/client.ts";
import { wordsOf } from "../../support/pdf-text.ts";
import { aUser } from "../../support/people.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

const [NAME, SURNAME] = ["გიორგი יוסף", "محمد 王小明 Ελένη"];
const ANIMAL = "さくら 김민준 สมชาย Արամ";
const adopter = await aUser(shelter, { name: NAME, surname: SURNAME });
const animal = await buildAnimal(shelter.db, {
  name: ANIMAL,
  breed: "mieszaniec Олена Hồng",
  animal_group_id: cast.group,
});

async function lettersOf(client: Client, path: string): Promise<string> {
  const answer = await client.get(path);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return wordsOf(answer.rawPayload).replace(/\s/g, "");
}
/** A word that is read from right to left stands in a file as it is seen. */
const isIn = (letters: string, word: string) =>
  letters.includes(word) || letters.includes([...word].reverse().join(""));

function expectNames(letters: string, ...names: string[]) {
  const missing = names.flatMap((name) => name.split(" ")).filter((word) => !isIn(letters, word));
  expect(missing).toEqual([]);
  // A glyph that no letter is told of.
  expect(letters).not.toContain("?");
}

test("a contract names people and animals in every script, as text", async () => {
  const { id } = await adoptionAt(shelter, cast, 6, adopter, animal);
  expectNames(await lettersOf(adopter.client, `/api/adoptions/${id}/contract`), NAME, SURNAME, ANIMAL);
});

test.each([
  ["a statement of gifts", () => lettersOf(adopter.client, "/api/donations/me/statement?year=2026"), [NAME, SURNAME]],
  ["a kennel card", () => lettersOf(cast.admin.client, `/api/kennel-cards?ids=${animal}&paper=a5`), [ANIMAL]],
  ["a medical history", () => lettersOf(cast.admin.client, `/api/animals/${animal}/medical-history`), [ANIMAL]],
  ["a poster", () => lettersOf(cast.admin.client, `/api/animals/${animal}/poster`), [ANIMAL]],
] as const)("%s too", async (_name, letters, names) => {
  expectNames(await letters(), ...names);
});

test("names of which a letter stands in another order than it is read are said beside it", async () => {
  const priya = await buildAnimal(shelter.db, { name: "प्रिया" });
  const answer = await cast.admin.client.get(`/api/animals/${priya}/poster`);
  expect([...wordsOf(answer.rawPayload)].filter((letter) => "प्रिया".includes(letter)).length).toBeGreaterThan(4);
});
