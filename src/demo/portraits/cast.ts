import { type AccessoryKind, accessory, type ClothName } from "./accessories.ts";
import type { Canvas } from "./canvas.ts";
import { CATS } from "./cat-breeds.ts";
import { DOGS } from "./dog-breeds.ts";
import { head } from "./heads.ts";
import type { AnimalType } from "./looks.ts";
import { lying } from "./lying.ts";
import { createModel, type Model } from "./model.ts";
import { sitting } from "./sitting.ts";
import { type Body, chest } from "./trunk.ts";

export type Role = {
  breed: string;
  coat: string;
  posture: "portrait" | "sitting" | "lying" | "head";
  age?: number;
  yaw?: number;
  tilt?: number;
  mouthOpen?: boolean;
  asleep?: boolean;
  worn?: readonly [AccessoryKind, ClothName];
};

const BODIES: Record<Exclude<Role["posture"], "head">, (model: Model) => Body> = { portrait: chest, sitting, lying };

/** One animal of a scene, in head units around its head. */
export function cast(canvas: Canvas, type: AnimalType, role: Role): string {
  const { breed, coat: coatName, posture, worn, age = 3, ...manner } = role;
  const look = (type === "Dog" ? DOGS : CATS).find(({ name }) => name === breed);
  const coat = look?.coats.find(({ name }) => name === coatName);
  if (!look || !coat) throw new Error(`No ${coatName} ${breed} can be drawn.`);
  const model = createModel({
    canvas,
    type,
    shape: look.shape,
    coat,
    ageYears: age,
    seed: `${breed}/${coatName}`,
    ...manner,
  });
  if (posture === "head") return head(model);
  const { art, trunk } = BODIES[posture](model);
  return art + (worn ? accessory(model, worn[0], worn[1], trunk) : "") + head(model);
}
