import { type Canvas, transformed } from "./canvas.ts";
import { drawClothes } from "./clothes.ts";
import { drawFace } from "./face.ts";
import { drawBeard, drawHair } from "./hair.ts";
import { tones } from "./palette.ts";
import { seededRandom } from "./random.ts";
import type { Garment, HairStyle, Person } from "./types.ts";

/** A colour that is listed twice is chosen twice as often. */
const SKINS = [
  "#f3cfb3",
  "#f3cfb3",
  "#eec3a2",
  "#eec3a2",
  "#e6b692",
  "#e6b692",
  "#d9a079",
  "#b97f58",
  "#8d5a3c",
] as const;
const HAIRS = ["#4a332a", "#6b4630", "#2f2728", "#8f5f36", "#c99a55", "#a5532f", "#3b2f2c"] as const;
const CLOTH = ["#1f5a4c", "#c8553d", "#4f7f96", "#d9a23f", "#84566f", "#5f8a78"] as const;
const FEMININE: readonly HairStyle[] = ["long", "bob", "bun", "ponytail", "curls", "pixie", "waves"];
const MASCULINE: readonly HairStyle[] = ["short", "parted", "crop", "curlyTop", "bald", "short", "quiff"];
const GARMENTS: readonly Garment[] = ["polo", "coat", "dungarees", "knit", "fleece"];

/** The seed decides everything that `overrides` does not set. */
export function createPerson(canvas: Canvas, seed: string, feminine: boolean, overrides: Partial<Person> = {}): Person {
  const random = seededRandom(`person/${seed}`);
  const elderly = random.chance(0.2);
  return {
    canvas,
    skin: tones(random.pick(SKINS)),
    hair: tones(elderly ? random.pick(["#b9b4ae", "#d8d3cc", "#8f8a86"]) : random.pick(HAIRS)),
    style: random.pick(feminine ? FEMININE : MASCULINE),
    garment: random.pick(GARMENTS),
    cloth: tones(random.pick(CLOTH)),
    beard: feminine ? "none" : random.pick(["none", "none", "short", "full", "moustache"]),
    glasses: random.chance(0.32),
    earrings: feminine && random.chance(0.5),
    freckles: random.chance(0.22),
    laughing: random.chance(0.5),
    elderly,
    staff: true,
    tilt: random.int(-4, 4),
    iris: random.pick(["#5a3a26", "#4a3024", "#56714f", "#4f7389"]),
    random: (part) => seededRandom(`person/${seed}/${part}`),
    ...overrides,
  };
}

/** Draws head and shoulders, around the middle of the face. */
export function drawPerson(model: Person): string {
  const { back, front } = drawHair(model);
  const head = (body: string) => transformed(transformed(body, { y: -110 }), { y: 110, turn: model.tilt });
  return head(back) + drawClothes(model) + head(drawFace(model) + drawBeard(model) + front);
}
