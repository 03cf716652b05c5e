import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawEmployee } from "../../../demo/portraits/employee.ts";
import { drawScene, type SceneName } from "../../../demo/portraits/scene.ts";

const SIZES: Record<SceneName, readonly [width: number, height: number]> = {
  hero: [1600, 1000],
  adoption: [800, 600],
  donating: [800, 600],
  volunteering: [800, 600],
  fostering: [800, 600],
  about: [1600, 1000],
  team: [1600, 1000],
  placeholder: [1600, 1200],
};

describe("drawEmployee", () => {
  const anna = { name: "Anna Kowalska", feminine: true, seed: "shelter" };

  test("draws the same face for the same person, and different faces for different people", () => {
    expect(drawEmployee(anna)).toEqual(drawEmployee({ ...anna }));
    expect(drawEmployee(anna).svg).not.toBe(drawEmployee({ ...anna, name: "Ewa Nowak" }).svg);
    expect(drawEmployee(anna).svg).not.toBe(drawEmployee({ ...anna, seed: "other" }).svg);
  });

  test("renders 24 people, 1000 pixels square", async () => {
    for (let i = 0; i < 24; i++) {
      const { svg } = drawEmployee({ name: `Person ${i}`, feminine: i % 2 === 0, seed: "shelter" });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const image = sharp(Buffer.from(svg), { density: 72 / 8 });
      expect(await image.metadata()).toMatchObject({ width: 125, height: 125 });
      const { channels } = await image.stats();
      expect(channels[0]?.stdev).toBeGreaterThan(12);
    }
  });
});

describe("drawScene", () => {
  test.each(Object.entries(SIZES))("draws %s in its size, always the same", async (name, [width, height]) => {
    const { svg } = drawScene(name as SceneName);
    expect(drawScene(name as SceneName).svg).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const image = sharp(Buffer.from(svg));
    expect(await image.metadata()).toMatchObject({ width, height });
    const { channels } = await image.stats();
    expect(channels[0]?.stdev).toBeGreaterThan(2);
  });
});
