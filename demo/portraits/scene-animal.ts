import { type AccessoryKind, type ClothName, drawAccessory } from "./accessories.ts";
import { BREEDS } from "./breeds.ts";
import type { Canvas } from "./canvas.ts";
import { drawHead } from "./heads.ts";
import { drawLying } from "./lying.ts";
import { createModel, type Model } from "./model.ts";
import { drawSitting } from "./sitting.ts";
import { type Body, drawChest } from "./torso.ts";
import type { AnimalType } from "./types.ts";

export type SceneAnimal = {
  breed: string;
  coat: string;
  posture: "portrait" | "sitting" | "lying" | "head";
  age?: number;
  yaw?: number;
  tilt?: number;
  mouthOpen?: boolean;
  asleep?: boolean;
  accessory?: readonly [AccessoryKind, ClothName];
};

const BODIES: Record<Exclude<SceneAnimal["posture"], "head">, (model: Model) => Body> = {
  portrait: drawChest,
  sitting: drawSitting,
  lying: drawLying,
};

/** Draws one animal of a scene, in head units around its head. */
export function drawSceneAnimal(canvas: Canvas, type: AnimalType, options: SceneAnimal): string {
  const { breed, coat: coatName, posture, accessory, age = 3, ...headOptions } = options;
  const found = BREEDS[type].find(({ name }) => name === breed);
  const coat = found?.coats.find(({ name }) => name === coatName);
  if (!found || !coat) throw new Error(`No ${coatName} ${breed} can be drawn.`);
  const model = createModel({
    canvas,
    type,
    shape: found.shape,
    coat,
    ageYears: age,
    seed: `${breed}/${coatName}`,
    ...headOptions,
  });
  if (posture === "head") return drawHead(model);
  const { art, torso } = BODIES[posture](model);
  return art + (accessory ? drawAccessory(model, accessory[0], accessory[1], torso) : "") + drawHead(model);
}
