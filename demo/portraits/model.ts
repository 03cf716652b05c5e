import type { Canvas } from "./canvas.ts";
import type { Point } from "./outline.ts";
import { type Tones, tones } from "./palette.ts";
import { type Random, seededRandom } from "./random.ts";
import type { AnimalType, Coat, Mark, Shape } from "./types.ts";

export type Age = "baby" | "adult" | "senior";

/**
 * One animal, ready to be drawn. All parts are drawn in head units around the middle of the head: 100 is half the width
 * of an average head, x goes to the right, y goes down.
 */
export type Model = {
  canvas: Canvas;
  type: AnimalType;
  shape: Shape;
  coat: Coat;
  base: Tones;
  pale: Tones;
  dark: Tones;
  age: Age;
  /** How far the head is turned to the right of the picture, as the sine of the angle: -0.5 to 0.5. */
  yaw: number;
  /** Degrees, clockwise. */
  tilt: number;
  mouthOpen: boolean;
  /** Eyes closed. */
  asleep: boolean;
  iris: string;
  /** Random numbers for one part. Each part has its own, so that a change in one part does not change the others. */
  random(part: string): Random;
};

export type ModelOptions = {
  canvas: Canvas;
  type: AnimalType;
  shape: Shape;
  coat: Coat;
  ageYears: number;
  seed: string;
  yaw?: number;
  tilt?: number;
  mouthOpen?: boolean;
  asleep?: boolean;
};

export function createModel({
  yaw = 0,
  tilt = 0,
  mouthOpen = false,
  asleep = false,
  seed,
  ageYears,
  ...options
}: ModelOptions): Model {
  const age = ageOf(options.type, ageYears);
  const random = (part: string) => seededRandom(`${seed}/${part}`);
  return {
    ...options,
    shape: shapeAtAge(options.type, options.shape, age),
    base: tones(options.coat.base),
    pale: tones(options.coat.pale),
    dark: tones(options.coat.dark),
    age,
    yaw,
    tilt,
    mouthOpen,
    asleep,
    iris: random("iris").pick(options.coat.irises),
    random,
  };
}

function ageOf(type: AnimalType, years: number): Age {
  if (years < 1) return "baby";
  return years >= (type === "Dog" ? 8 : 10) ? "senior" : "adult";
}

/** Young animals have rounder heads, larger eyes, short muzzles and little ears. */
function shapeAtAge(type: AnimalType, shape: Shape, age: Age): Shape {
  if (age !== "baby") return shape;
  return {
    ...shape,
    skull: shape.skull * 1.02,
    cheek: (shape.cheek + 98) / 2,
    muzzle: shape.muzzle * 0.9,
    nose: shape.nose * 0.72 + 8,
    earSize: shape.earSize * 0.84,
    eyes: shape.eyes * (type === "Cat" ? 1.07 : 1.18),
    bulk: shape.bulk * 0.9,
    legs: shape.legs * 0.8,
  };
}

export function hasMark(model: Model, ...marks: readonly Mark[]): boolean {
  return marks.some((mark) => model.coat.marks.includes(mark));
}

/** Moves a point of the face as the head turns. @param depth how far the point is in front of the head's axis */
export function turnPoint(model: Model, [x, y]: Point, depth: number): Point {
  return [x * (1 - 0.35 * model.yaw * model.yaw) + depth * model.yaw, y];
}

export function turnPoints(model: Model, points: readonly Point[], depth: number): Point[] {
  return points.map((point) => turnPoint(model, point, depth));
}
