import { type Canvas, ellipse, evenStops, rect } from "./canvas.ts";
import { autumn, garden, snow } from "./outdoors.ts";
import { mix } from "./palette.ts";
import { sprig } from "./plants.ts";
import type { Random } from "./random.ts";
import { sofa, window } from "./rooms.ts";
import type { Background } from "./types.ts";

export type BackgroundName = "honey" | "sky" | "terracotta" | "pine" | "garden" | "autumn" | "snow" | "sofa" | "window";

/** @param headX the head's position, so that no tree or lamp stands directly behind it */
type Painter = (canvas: Canvas, random: Random, headX: number) => Background;

/** Draws the background of a picture, 1600 × 1200 pixels. */
export function drawBackground(name: BackgroundName, canvas: Canvas, random: Random, headX = 800): Background {
  return PAINTERS[name](canvas, random, headX);
}

const PAINTERS: Record<BackgroundName, Painter> = {
  honey: plainWall({ wall: "#f0cf86", disc: "#f7e2b0", twig: "#d9a748", place: "in front of a honey-yellow wall" }),
  sky: plainWall({ wall: "#a9c6d0", disc: "#cfe0e4", twig: "#7fa7b8", place: "in front of a pale blue wall" }),
  terracotta: plainWall({ wall: "#e2a48d", disc: "#f1c9b5", twig: "#c9775c", place: "in front of a terracotta wall" }),
  pine: plainWall({ wall: "#8fb09f", disc: "#b9d0c0", twig: "#5f8a78", place: "in front of a soft green wall" }),
  garden,
  autumn,
  snow,
  sofa,
  window,
};

type WallColours = { wall: string; disc: string; twig: string; place: string };

/** A painted wall with a large pale disc behind the head and a few twigs. */
function plainWall({ wall, disc, twig, place }: WallColours): Painter {
  return (canvas, random, headX) => {
    const left = random.chance(0.5);
    const twigs = left
      ? sprig(canvas, 120, 1240, 620, 14, twig) +
        sprig(canvas, 1500, 1240, 440, -20, twig) +
        sprig(canvas, 300, 1240, 360, 30, twig)
      : sprig(canvas, 1490, 1240, 640, -14, twig) +
        sprig(canvas, 110, 1240, 430, 18, twig) +
        sprig(canvas, 1310, 1240, 380, -30, twig);
    const back = [
      rect(0, 0, 1600, 1200, canvas.linear(evenStops(mix(wall, "#ffffff", 0.16), mix(wall, "#5b3a3a", 0.1)))),
      canvas.glow(300, 120, 900, 620, "#fff6e2", 0.4),
      ellipse((800 + headX) / 2, 500, 560, 560, disc, 0.75),
      twigs,
    ].join("");
    return { back, front: "", place };
  };
}
