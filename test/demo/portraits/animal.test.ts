import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type AnimalPortrait, BREEDS, drawAnimal } from "../../../src/demo/portraits/index.ts";

const TYPES = ["Dog", "Cat"] as const;
const POSES = [0, 1, 2] as const;
const AGES = { baby: 0.3, adult: 4, senior: 13 } as const;
/** Draws at an eighth of the size; the natural density is 72. */
const SMALL = { density: 72 / 8 };

const breeds = TYPES.flatMap((type) => BREEDS[type].map((look) => ({ type, look })));
const everyPortrait = breeds.flatMap(({ type, look }) =>
  POSES.flatMap((pose) =>
    Object.values(AGES).map((ageYears): AnimalPortrait => ({ type, breed: look.name, ageYears, pose, seed: "one" })),
  ),
);

function portrait(changes: Partial<AnimalPortrait> = {}): AnimalPortrait {
  return { type: "Dog", breed: "Beagle", ageYears: 4, pose: 0, seed: "one", ...changes };
}

describe("drawAnimal", () => {
  test("gives the same picture for the same portrait", () => {
    for (const wanted of everyPortrait) expect(drawAnimal(wanted)).toEqual(drawAnimal({ ...wanted }));
  });

  test("gives another picture for another seed, pose, age or breed", () => {
    const { svg } = drawAnimal(portrait());
    for (const change of [{ seed: "two" }, { pose: 1 }, { pose: 2 }, { ageYears: 0.4 }, { breed: "Boxer" }] as const) {
      expect(drawAnimal(portrait(change)).svg, JSON.stringify(change)).not.toBe(svg);
    }
  });

  test.each(breeds)("renders the $look.name in every pose and age", async ({ type, look }) => {
    for (const wanted of everyPortrait.filter((one) => one.type === type && one.breed === look.name)) {
      const { svg } = drawAnimal(wanted);
      const image = sharp(Buffer.from(svg), SMALL);
      const { width, height } = await image.metadata();
      const { channels } = await image.stats();
      expect([width, height]).toEqual([200, 150]);
      expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(12);
    }
  });

  test("writes only finite numbers and stays light enough to keep by the dozen", () => {
    for (const wanted of everyPortrait) {
      const { svg } = drawAnimal(wanted);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(48_000);
    }
  });

  test("keeps the face inside what the photo frame shows at its defaults", () => {
    for (const wanted of everyPortrait) {
      const { focalX, focalY } = drawAnimal(wanted);
      const rowInFrame = (focalY / 100) * 1200 - 15;
      expect(focalX).toBeGreaterThan(15);
      expect(focalX).toBeLessThan(85);
      expect(rowInFrame).toBeGreaterThan(90);
      expect(rowInFrame).toBeLessThan(700);
    }
  });

  test("draws an eye-catching dark spot near the focal point: the eyes and nose are there", async () => {
    const { svg, focalX, focalY } = drawAnimal(portrait({ breed: "Polish Tatra Sheepdog" }));
    const face = { left: Math.round(focalX * 16) - 220, top: Math.round(focalY * 12) - 120, width: 440, height: 320 };
    const { channels } = await sharp(await sharp(Buffer.from(svg)).extract(face).png().toBuffer()).stats();
    expect(channels[0]?.min).toBeLessThan(40);
  });

  test("names breed and coat in the description", () => {
    for (const { type, look } of breeds) {
      for (const coat of look.coats) {
        const { description } = drawAnimal(portrait({ type, breed: look.name, coat: coat.name }));
        expect(description).toMatch(/^An? /);
        expect(description).toContain(coat.name);
        expect(description).toContain(look.noun);
      }
    }
  });

  test("says puppy, kitten and old where the picture shows it", () => {
    expect(drawAnimal(portrait({ ageYears: AGES.baby })).description).toContain("beagle puppy");
    expect(drawAnimal(portrait({ type: "Cat", breed: "Siamese", ageYears: AGES.baby })).description).toContain(
      "kitten",
    );
    expect(drawAnimal(portrait({ ageYears: AGES.senior })).description).toMatch(/^An old /);
    expect(drawAnimal(portrait()).description).not.toMatch(/puppy|old /);
  });

  test("keeps the coat of one animal from picture to picture", () => {
    const names = BREEDS.Dog[0]?.coats.map(({ name }) => name) ?? [];
    for (const seed of ["a", "b", "c", "d", "e"]) {
      const shown = POSES.map((pose) => drawAnimal(portrait({ breed: "Mixed breed", pose, seed })).description);
      expect(new Set(shown.map((text) => names.find((name) => text.includes(`${name} mixed-breed`)))).size).toBe(1);
    }
  });

  test("draws a breed it does not know as the first of its type", () => {
    expect(drawAnimal(portrait({ breed: "Unheard of" })).description).toContain("mixed-breed dog");
    expect(drawAnimal(portrait({ type: "Cat", breed: "Unheard of" })).description).toContain("European shorthair");
  });
});

describe("BREEDS", () => {
  test("offers enough dogs and cats, each once, with a possible weight", () => {
    expect(BREEDS.Dog.length).toBeGreaterThanOrEqual(14);
    expect(BREEDS.Cat.length).toBeGreaterThanOrEqual(9);
    for (const type of TYPES) {
      expect(new Set(BREEDS[type].map(({ name }) => name)).size).toBe(BREEDS[type].length);
      for (const { weightKg } of BREEDS[type]) expect(weightKg[0]).toBeLessThan(weightKg[1]);
    }
  });
});
