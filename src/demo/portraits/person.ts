import type { Canvas } from "./canvas.ts";
import { placed } from "./canvas.ts";
import { clothes, type Garment } from "./clothes.ts";
import { face } from "./face.ts";
import { beard, type HairStyle, hair } from "./hair.ts";
import { type Tones, tones } from "./palette.ts";
import { type Seeded, seeded } from "./seeded.ts";

/** One person ready to be drawn, in units of half a face: 100 from the middle of the face to a cheek. */
export type Person = {
  canvas: Canvas;
  skin: Tones;
  hair: Tones;
  style: HairStyle;
  garment: Garment;
  cloth: Tones;
  beard: "none" | "short" | "full" | "moustache";
  glasses: boolean;
  earrings: boolean;
  freckles: boolean;
  laughing: boolean;
  elderly: boolean;
  /** Wears the shelter's paw. */
  staff: boolean;
  tilt: number;
  iris: string;
  random(part: string): Seeded;
};

/** Listed more than once where more common among the demonstration shelter's people. */
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

/** Chooses a person by seed alone. */
export function createPerson(canvas: Canvas, seed: string, feminine: boolean, chosen: Partial<Person> = {}): Person {
  const random = seeded(`person/${seed}`);
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
    random: (part) => seeded(`person/${seed}/${part}`),
    ...chosen,
  };
}

/** Head and shoulders around the middle of the face. */
export function person(model: Person): string {
  const { back, front } = hair(model);
  const head = (body: string) => placed(placed(body, { y: -110 }), { y: 110, turn: model.tilt });
  return head(back) + clothes(model) + head(face(model) + beard(model) + front);
}
