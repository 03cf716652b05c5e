import { createCanvas } from "./canvas.ts";
import { about, team } from "./scene-about.ts";
import { adoption, donating, fostering, volunteering } from "./scene-help.ts";
import { hero, placeholder } from "./scene-hero.ts";
import type { Painter } from "./scene-parts.ts";

export type SceneName =
  | "hero"
  | "adoption"
  | "donating"
  | "volunteering"
  | "fostering"
  | "about"
  | "team"
  | "placeholder";

type Scene = { width: number; height: number; paint: Painter };

const SCENES: Record<SceneName, Scene> = {
  hero: { width: 1600, height: 1000, paint: hero },
  adoption: { width: 800, height: 600, paint: adoption },
  donating: { width: 800, height: 600, paint: donating },
  volunteering: { width: 800, height: 600, paint: volunteering },
  fostering: { width: 800, height: 600, paint: fostering },
  about: { width: 1600, height: 1000, paint: about },
  team: { width: 1600, height: 1000, paint: team },
  placeholder: { width: 1600, height: 1200, paint: placeholder },
};

/** Draws an illustration for the public pages. */
export function drawScene(name: SceneName): { svg: string } {
  const { width, height, paint } = SCENES[name];
  const canvas = createCanvas();
  return { svg: canvas.document(width, height, paint(canvas)) };
}
