import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawAnimal } from "../../../demo/portraits/animal.ts";
import { BREEDS } from "../../../demo/portraits/breeds.ts";
import type { AnimalPortrait } from "../../../demo/portraits/types.ts";

const TYPES = ["Dog", "Cat"] as const;
const POSES = [0, 1, 2] as const;
const AGES = { baby: 0.3, adult: 4, senior: 13 } as const;
/** Draws at an eighth of the size; the natural density is 72. */
const SMALL = { density: 72 / 8 };

const breeds = TYPES.flatMap((type) => BREEDS[type].map((breed) => ({ type, breed })));
const everyPortrait = breeds.flatMap(({ type, breed }) =>
  POSES.flatMap((pose) =>
    Object.values(AGES).map((ageYears): AnimalPortrait => ({ type, breed: breed.name, ageYears, pose, seed: "one" })),
  ),
);

const drawn = everyPortrait.map((input) => drawAnimal(input));

function portrait(changes: Partial<AnimalPortrait> = {}): AnimalPortrait {
  return { type: "Dog", breed: "Beagle", ageYears: 4, pose: 0, seed: "one", ...changes };
}

describe("drawAnimal", () => {
  test("gives the same picture for the same portrait", () => {
    expect(everyPortrait.map((input) => drawAnimal({ ...input }))).toEqual(drawn);
  });

  test("gives another picture for another seed, pose, age or breed", () => {
    const { svg } = drawAnimal(portrait());
    for (const change of [{ seed: "two" }, { pose: 1 }, { pose: 2 }, { ageYears: 0.4 }, { breed: "Boxer" }] as const) {
      expect(drawAnimal(portrait(change)).svg, JSON.stringify(change)).not.toBe(svg);
    }
  });

  // Rendering takes most of the time: each breed is rendered in every pose and at every age, but not in all nine pairs.
  test.each(breeds)("renders the $breed.name in every pose and age", async ({ type, breed }) => {
    for (const [pose, ageYears] of POSES.map((pose) => [pose, Object.values(AGES)[pose]] as const)) {
      const { svg } = drawAnimal(portrait({ type, breed: breed.name, ageYears, pose }));
      const image = sharp(Buffer.from(svg), SMALL);
      const { width, height } = await image.metadata();
      const { channels } = await image.stats();
      expect([width, height]).toEqual([200, 150]);
      expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(12);
    }
  });

  test("writes only finite numbers and small files", () => {
    for (const { svg } of drawn) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(48_000);
    }
  });

  test("keeps the face inside what the photo frame shows at its defaults", () => {
    for (const { focalX, focalY } of drawn) {
      const rowInFrame = (focalY / 100) * 1200 - 15;
      expect(focalX).toBeGreaterThan(15);
      expect(focalX).toBeLessThan(85);
      expect(rowInFrame).toBeGreaterThan(90);
      expect(rowInFrame).toBeLessThan(700);
    }
  });

  test("has the dark eyes and nose near the focal point", async () => {
    const { svg, focalX, focalY } = drawAnimal(portrait({ breed: "Polish Tatra Sheepdog" }));
    const face = { left: Math.round(focalX * 16) - 220, top: Math.round(focalY * 12) - 120, width: 440, height: 320 };
    const { channels } = await sharp(await sharp(Buffer.from(svg)).extract(face).png().toBuffer()).stats();
    expect(channels[0]?.min).toBeLessThan(40);
  });

  test("names breed and coat in the description", () => {
    for (const { type, breed } of breeds) {
      for (const coat of breed.coats) {
        const { description } = drawAnimal(portrait({ type, breed: breed.name, coat: coat.name }));
        expect(description.en).toMatch(/^An? /);
        expect(description.en).toContain(coat.name);
        expect(description.en).toContain(breed.noun);
        expect(description.pl).toMatch(/^[A-ZŁ].*, umaszczenie /);
      }
    }
  });

  test("describes young and old animals as puppy, kitten and old", () => {
    expect(drawAnimal(portrait({ ageYears: AGES.baby })).description.en).toContain("beagle puppy");
    expect(drawAnimal(portrait({ type: "Cat", breed: "Siamese", ageYears: AGES.baby })).description.en).toContain(
      "kitten",
    );
    expect(drawAnimal(portrait({ ageYears: AGES.senior })).description.en).toMatch(/^An old /);
    expect(drawAnimal(portrait()).description.en).not.toMatch(/puppy|old /);
  });

  test("draws the same coat in all pictures of one animal", () => {
    const names = BREEDS.Dog[0]?.coats.map(({ name }) => name) ?? [];
    for (const seed of ["a", "b", "c", "d", "e"]) {
      const shown = POSES.map((pose) => drawAnimal(portrait({ breed: "Mixed breed", pose, seed })).description.en);
      expect(new Set(shown.map((text) => names.find((name) => text.includes(`${name} mixed-breed`)))).size).toBe(1);
    }
  });

  test("draws an unknown breed as the first of its type", () => {
    expect(drawAnimal(portrait({ breed: "Unheard of" })).description.en).toContain("mixed-breed dog");
    expect(drawAnimal(portrait({ type: "Cat", breed: "Unheard of" })).description.en).toContain("European shorthair");
  });
});

describe("BREEDS", () => {
  test("has enough dogs and cats, each once, with a possible weight", () => {
    expect(BREEDS.Dog.length).toBeGreaterThanOrEqual(14);
    expect(BREEDS.Cat.length).toBeGreaterThanOrEqual(9);
    for (const type of TYPES) {
      expect(new Set(BREEDS[type].map(({ name }) => name)).size).toBe(BREEDS[type].length);
      for (const { weightKg } of BREEDS[type]) expect(weightKg[0]).toBeLessThan(weightKg[1]);
    }
  });
});
