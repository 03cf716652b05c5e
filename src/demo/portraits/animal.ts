import { accessory } from "./accessories.ts";
import { background } from "./backgrounds.ts";
import { createCanvas, placed } from "./canvas.ts";
import { CATS } from "./cat-breeds.ts";
import { describe } from "./description.ts";
import { DOGS } from "./dog-breeds.ts";
import { head } from "./heads.ts";
import type { AnimalPortrait, BreedLook, Coat, Shape } from "./looks.ts";
import { lying } from "./lying.ts";
import { createModel, type Model } from "./model.ts";
import { type Prop, toy } from "./props.ts";
import { type Seeded, seeded } from "./seeded.ts";
import { groundOf, sitting } from "./sitting.ts";
import {
  chooseAccessory,
  chooseBackground,
  choosePlace,
  choosePosture,
  focusOf,
  HEIGHT,
  type Posture,
  type Spot,
  WIDTH,
  type Worn,
} from "./staging.ts";
import { chest } from "./trunk.ts";

export type DrawnAnimal = {
  /** 1600 × 1200. */
  svg: string;
  /** The middle of the face, per cent of the width and height, for the photo frame. */
  focalX: number;
  focalY: number;
  /** Alternative text that names what is drawn. */
  description: string;
};

/**
 * Draws one animal; the same portrait always gives the same picture. Pictures of one animal share the seed and differ
 * in pose: coat, build and collar stay, the surroundings change. An unknown breed is drawn as the first of its type.
 */
export function drawAnimal(portrait: AnimalPortrait): DrawnAnimal {
  const random = seeded(`${portrait.seed}/${portrait.pose}`);
  const look = lookOf(portrait);
  const posture = choosePosture(portrait.pose, look, random);
  const model = modelOf(portrait, look, posture, random);
  const surroundings = chooseBackground(model.coat, posture, random);
  const worn = chooseAccessory(model, surroundings);
  const spot = choosePlace(model, posture, random);
  const scene = background(surroundings, model.canvas, random, spot.x);
  const plaything =
    posture !== "portrait" && random.chance(0.45) ? besidePaws(model, posture, spot, random) : undefined;
  const layers = [scene.back, rim(model, spot), placed(whole(model, posture, worn), spot), plaything?.art, scene.front];
  return {
    svg: model.canvas.document(WIDTH, HEIGHT, layers.join("")),
    ...focusOf(model, spot),
    description: describe({ model, look, posture, worn, scene, toy: plaything?.name }),
  };
}

function lookOf({ type, breed }: AnimalPortrait): BreedLook {
  const breeds = type === "Dog" ? DOGS : CATS;
  const look = breeds.find(({ name }) => name === breed) ?? breeds[0];
  if (!look) throw new Error(`No ${type} can be drawn.`);
  return look;
}

function modelOf(portrait: AnimalPortrait, look: BreedLook, posture: Posture, random: Seeded): Model {
  const turnedHead = portrait.pose === 1;
  const yaw = turnedHead ? random.pick([-0.36, 0.36]) : (random.next() - 0.5) * 0.2;
  return createModel({
    canvas: createCanvas(),
    type: portrait.type,
    shape: shapeOf(portrait, look),
    coat: coatOf(portrait, look),
    ageYears: portrait.ageYears,
    seed: portrait.seed,
    yaw,
    tilt: (turnedHead ? yaw * 22 : 0) + random.int(-3, 3),
    mouthOpen: portrait.type === "Dog" && random.chance(0.45),
    asleep: posture === "lying" && random.chance(0.25),
  });
}

function shapeOf({ seed }: AnimalPortrait, { shape, variants = [{}] }: BreedLook): Shape {
  return { ...shape, ...seeded(`${seed}/shape`).pick(variants) };
}

function coatOf({ coat, seed }: AnimalPortrait, look: BreedLook): Coat {
  return look.coats.find(({ name }) => name === coat) ?? seeded(`${seed}/coat`).pick(look.coats);
}

const BODIES = { portrait: chest, sitting, lying } as const;

function whole(model: Model, posture: Posture, worn: Worn): string {
  const { art, trunk } = BODIES[posture](model);
  return art + accessory(model, worn.kind, worn.cloth, trunk) + head(model);
}

function besidePaws(model: Model, posture: Posture, { x, y, scale, flip }: Spot, random: Seeded): Prop {
  const { art, name } = toy(model.canvas, model.type, random);
  const lies = posture === "lying";
  const side = (lies ? flip : random.chance(0.5)) ? 1 : -1;
  const away = lies ? 168 : 210 * model.shape.bulk;
  const ground = lies ? 300 : groundOf(model) + 12;
  const toyX = Math.max(110, Math.min(WIDTH - 110, x + side * away * scale));
  const toyY = Math.min(HEIGHT - 50, y + ground * scale);
  return { name, art: placed(art, { x: toyX, y: toyY, scale: 1.4, flip: side < 0 }) };
}

/** A breath of light around the head that lifts it off the background. */
function rim(model: Model, { x, y, scale }: Spot): string {
  return model.canvas.glow(x, y, 190 * scale, 190 * scale, "#fff8e8", 0.5);
}
