import type { Translations } from "../../src/contract/platform/translations.ts";
import { drawAccessory } from "./accessories.ts";
import { drawBackground } from "./backgrounds.ts";
import { BREEDS } from "./breeds.ts";
import { createCanvas, transformed } from "./canvas.ts";
import {
  type AccessoryChoice,
  chooseAccessory,
  chooseBackground,
  chooseHeadPosition,
  choosePosture,
  focalPoint,
  HEIGHT,
  type HeadPosition,
  type Posture,
  WIDTH,
} from "./composition.ts";
import { describeInPolish } from "./description.pl.ts";
import { describePicture } from "./description.ts";
import { drawHead } from "./heads.ts";
import { drawLying } from "./lying.ts";
import { createModel, type Model } from "./model.ts";
import { type Random, seededRandom } from "./random.ts";
import { drawSitting, groundLevel } from "./sitting.ts";
import { drawChest } from "./torso.ts";
import { drawToy, type Prop } from "./toys.ts";
import type { AnimalPortrait, Breed, Coat, Shape } from "./types.ts";

export type DrawnAnimal = {
  /** 1600 × 1200. */
  svg: string;
  /** The focal point for the photo frame: the middle of the face, in per cent of the width and height. */
  focalX: number;
  focalY: number;
  /** The alternative text of the picture. */
  description: Translations;
};

/**
 * Draws one animal; the same input always gives the same picture. Pictures of one animal share the seed and differ in
 * pose: coat, build and accessory stay, the background changes. An unknown breed is drawn as the first of its type.
 */
export function drawAnimal(portrait: AnimalPortrait): DrawnAnimal {
  const random = seededRandom(`${portrait.seed}/${portrait.pose}`);
  const breed = findBreed(portrait);
  const posture = choosePosture(portrait.pose, breed, random);
  const model = modelFor(portrait, breed, posture, random);
  const background = chooseBackground(model.coat, posture, random);
  const accessory = chooseAccessory(model, background);
  const headPosition = chooseHeadPosition(model, posture, random);
  const scene = drawBackground(background, model.canvas, random, headPosition.x);
  const toy =
    posture !== "portrait" && random.chance(0.45) ? placeToy(model, posture, headPosition, random) : undefined;
  const layers = [
    scene.back,
    headGlow(model, headPosition),
    transformed(drawFigure(model, posture, accessory), headPosition),
    toy?.art,
    scene.front,
  ];
  const facts = { model, breed, posture, accessory, scene, toy: toy?.name };
  return {
    svg: model.canvas.document(WIDTH, HEIGHT, layers.join("")),
    ...focalPoint(model, headPosition),
    description: { en: describePicture(facts), pl: describeInPolish(facts) },
  };
}

function findBreed({ type, breed }: AnimalPortrait): Breed {
  const found = BREEDS[type].find(({ name }) => name === breed) ?? BREEDS[type][0];
  if (!found) throw new Error(`No ${type} can be drawn.`);
  return found;
}

function modelFor(portrait: AnimalPortrait, breed: Breed, posture: Posture, random: Random): Model {
  const turnedHead = portrait.pose === 1;
  const yaw = turnedHead ? random.pick([-0.36, 0.36]) : (random.next() - 0.5) * 0.2;
  return createModel({
    canvas: createCanvas(),
    type: portrait.type,
    shape: shapeOf(portrait, breed),
    coat: coatOf(portrait, breed),
    ageYears: portrait.ageYears,
    seed: portrait.seed,
    yaw,
    tilt: (turnedHead ? yaw * 22 : 0) + random.int(-3, 3),
    mouthOpen: portrait.type === "Dog" && random.chance(0.45),
    asleep: posture === "lying" && random.chance(0.25),
  });
}

function shapeOf({ seed }: AnimalPortrait, { shape, variants = [{}] }: Breed): Shape {
  return { ...shape, ...seededRandom(`${seed}/shape`).pick(variants) };
}

function coatOf({ coat, seed }: AnimalPortrait, breed: Breed): Coat {
  return breed.coats.find(({ name }) => name === coat) ?? seededRandom(`${seed}/coat`).pick(breed.coats);
}

const BODIES = { portrait: drawChest, sitting: drawSitting, lying: drawLying } as const;

function drawFigure(model: Model, posture: Posture, accessory: AccessoryChoice): string {
  const { art, torso } = BODIES[posture](model);
  return art + drawAccessory(model, accessory.kind, accessory.cloth, torso) + drawHead(model);
}

function placeToy(model: Model, posture: Posture, { x, y, scale, flip }: HeadPosition, random: Random): Prop {
  const { art, name } = drawToy(model.canvas, model.type, random);
  const lies = posture === "lying";
  const side = (lies ? flip : random.chance(0.5)) ? 1 : -1;
  const away = lies ? 168 : 210 * model.shape.bulk;
  const ground = lies ? 300 : groundLevel(model) + 12;
  const toyX = Math.max(110, Math.min(WIDTH - 110, x + side * away * scale));
  const toyY = Math.min(HEIGHT - 50, y + ground * scale);
  return { name, art: transformed(art, { x: toyX, y: toyY, scale: 1.4, flip: side < 0 }) };
}

/** A soft light around the head that separates it from the background. */
function headGlow(model: Model, { x, y, scale }: HeadPosition): string {
  return model.canvas.glow(x, y, 190 * scale, 190 * scale, "#fff8e8", 0.5);
}
