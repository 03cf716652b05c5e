import { type AccessoryKind, CLOTH_COLOURS, type ClothName } from "./accessories.ts";
import type { BackgroundName } from "./backgrounds.ts";
import type { Placement } from "./canvas.ts";
import { earHeight } from "./ears.ts";
import { bodyLength } from "./lying.ts";
import type { Model } from "./model.ts";
import { lightness } from "./palette.ts";
import type { Random } from "./random.ts";
import { groundLevel } from "./sitting.ts";
import type { Breed, Coat, Pose } from "./types.ts";

/** The size of an animal's picture in pixels. */
export const WIDTH = 1600;
export const HEIGHT = 1200;
/** The photo frame shows 16:9 at 5 %, rows 15 to 915 (spec: "Photo display"). Ears begin below this line. */
const EAR_TOP_LIMIT = 66;

/** The position of the middle of the head; `scale` is the number of pixels in a head unit. */
export type HeadPosition = Placement & { x: number; y: number; scale: number };
export type Posture = "portrait" | "sitting" | "lying";
export type AccessoryChoice = { kind: AccessoryKind; cloth: ClothName };

export function choosePosture(pose: Pose, breed: Breed, random: Random): Posture {
  if (pose !== 2) return "portrait";
  return breed.shape.legs <= 0.5 || random.chance(0.45) ? "lying" : "sitting";
}

/** Chooses a background that contrasts with the coat. */
export function chooseBackground(coat: Coat, posture: Posture, random: Random): BackgroundName {
  const light = lightness(coat.base);
  const warm = Number.parseInt(coat.base.slice(1, 3), 16) - Number.parseInt(coat.base.slice(5, 7), 16) > 50;
  const names: BackgroundName[] = ["garden", "garden", "sofa", "sofa"];
  names.push(...(warm ? (["sky", "pine"] as const) : (["autumn", "terracotta", "honey"] as const)));
  if (light > 0.8) names.push("sky", "pine", "terracotta");
  else names.push("snow");
  if (light > 0.35 && posture === "portrait") names.push("window");
  return random.pick(names);
}

/** The choice depends only on the animal, so that all its pictures match; in the snow it is often a scarf. */
export function chooseAccessory(model: Model, background: BackgroundName): AccessoryChoice {
  const random = model.random("worn");
  const names = Object.keys(CLOTH_COLOURS) as ClothName[];
  const visible = names.filter((name) => Math.abs(lightness(CLOTH_COLOURS[name]) - lightness(model.coat.base)) > 0.1);
  const cloth = random.pick(visible.length ? visible : names);
  const kind = random.pick<AccessoryKind>(
    model.type === "Dog"
      ? ["collar", "collar", "collar", "bandana", "none"]
      : ["collar", "collar", "bow", "none", "none"],
  );
  return { kind: background === "snow" && random.chance(0.75) ? "scarf" : kind, cloth };
}

export function chooseHeadPosition(model: Model, posture: Posture, random: Random): HeadPosition {
  const top = earHeight(model);
  if (posture === "portrait") {
    const scale = Math.min(3.1, 760 / (top + 104));
    return { x: 800 + model.yaw * -160, y: Math.max(EAR_TOP_LIMIT + top * scale, 440), scale };
  }
  if (posture === "sitting") {
    const ground = groundLevel(model);
    const scale = Math.min(1.85, 1040 / (top + ground));
    return { x: 800, y: Math.max(EAR_TOP_LIMIT + top * scale, 1110 - ground * scale), scale };
  }
  const scale = Math.min(2.35, 1330 / (bodyLength(model) + 130), 1000 / (top + 290));
  const half = ((bodyLength(model) - 110) / 2) * scale;
  const flip = random.chance(0.5);
  return { x: flip ? 800 + half : 800 - half, y: Math.max(EAR_TOP_LIMIT + top * scale, 400), scale, flip };
}

/** @returns the middle of the face, in per cent of the picture's width and height */
export function focalPoint(model: Model, { x, y, scale, flip }: HeadPosition): { focalX: number; focalY: number } {
  const shift = model.yaw * 40 * scale * (flip ? -1 : 1);
  return { focalX: Math.round(((x + shift) / WIDTH) * 100), focalY: Math.round((y / HEIGHT) * 100) };
}
