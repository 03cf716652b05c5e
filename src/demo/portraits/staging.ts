import { type AccessoryKind, CLOTHS, type ClothName } from "./accessories.ts";
import type { BackgroundName } from "./backgrounds.ts";
import type { Placement } from "./canvas.ts";
import { earTop } from "./ears.ts";
import type { BreedLook, Coat, Pose } from "./looks.ts";
import { reachOf } from "./lying.ts";
import type { Model } from "./model.ts";
import { lightness } from "./palette.ts";
import type { Seeded } from "./seeded.ts";
import { groundOf } from "./sitting.ts";

/** Pixels of an animal's picture. */
export const WIDTH = 1600;
export const HEIGHT = 1200;
/** The photo frame shows 16:9 at 5 %, rows 15 to 915 (spec: "Photo display"). Ears begin below this line. */
const CROWN = 66;

/** Where the middle of the head stands, and how many pixels a head unit is. */
export type Spot = Placement & { x: number; y: number; scale: number };
export type Posture = "portrait" | "sitting" | "lying";
export type Worn = { kind: AccessoryKind; cloth: ClothName };

export function choosePosture(pose: Pose, look: BreedLook, random: Seeded): Posture {
  if (pose !== 2) return "portrait";
  return look.shape.legs <= 0.5 || random.chance(0.45) ? "lying" : "sitting";
}

/** Surroundings against which the coat stands out. */
export function chooseBackground(coat: Coat, posture: Posture, random: Seeded): BackgroundName {
  const light = lightness(coat.base);
  const warm = Number.parseInt(coat.base.slice(1, 3), 16) - Number.parseInt(coat.base.slice(5, 7), 16) > 50;
  const names: BackgroundName[] = ["garden", "garden", "sofa", "sofa"];
  names.push(...(warm ? (["sky", "pine"] as const) : (["autumn", "terracotta", "honey"] as const)));
  if (light > 0.8) names.push("sky", "pine", "terracotta");
  else names.push("snow");
  if (light > 0.35 && posture === "portrait") names.push("window");
  return random.pick(names);
}

/** Chosen by the animal alone, so that it wears the same in all its pictures; in the snow often a scarf. */
export function chooseAccessory(model: Model, surroundings: BackgroundName): Worn {
  const random = model.random("worn");
  const names = Object.keys(CLOTHS) as ClothName[];
  const seen = names.filter((name) => Math.abs(lightness(CLOTHS[name]) - lightness(model.coat.base)) > 0.1);
  const cloth = random.pick(seen.length ? seen : names);
  const kind = random.pick<AccessoryKind>(
    model.type === "Dog"
      ? ["collar", "collar", "collar", "bandana", "none"]
      : ["collar", "collar", "bow", "none", "none"],
  );
  return { kind: surroundings === "snow" && random.chance(0.75) ? "scarf" : kind, cloth };
}

export function choosePlace(model: Model, posture: Posture, random: Seeded): Spot {
  const top = earTop(model);
  if (posture === "portrait") {
    const scale = Math.min(3.1, 760 / (top + 104));
    return { x: 800 + model.yaw * -160, y: Math.max(CROWN + top * scale, 440), scale };
  }
  if (posture === "sitting") {
    const ground = groundOf(model);
    const scale = Math.min(1.85, 1040 / (top + ground));
    return { x: 800, y: Math.max(CROWN + top * scale, 1110 - ground * scale), scale };
  }
  const scale = Math.min(2.35, 1330 / (reachOf(model) + 130), 1000 / (top + 290));
  const half = ((reachOf(model) - 110) / 2) * scale;
  const flip = random.chance(0.5);
  return { x: flip ? 800 + half : 800 - half, y: Math.max(CROWN + top * scale, 400), scale, flip };
}

/** The middle of the face, per cent of the picture's width and height. */
export function focusOf(model: Model, { x, y, scale, flip }: Spot): { focalX: number; focalY: number } {
  const shift = model.yaw * 40 * scale * (flip ? -1 : 1);
  return { focalX: Math.round(((x + shift) / WIDTH) * 100), focalY: Math.round((y / HEIGHT) * 100) };
}
