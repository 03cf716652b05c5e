import { type Canvas, ellipse, evenStops, rect, strokePath, threeStops, transformed } from "./canvas.ts";
import { pawBadge } from "./clothes.ts";
import { BRAND, mix } from "./palette.ts";
import { bush, hill } from "./plants.ts";
import { seededRandom } from "./random.ts";
import { drawSceneAnimal } from "./scene-animal.ts";
import { floor, pottedPlant, rug, wall } from "./scene-parts.ts";

/** A dog and a cat in a room; the left half has few details, because the headline is on it. */
export function hero(canvas: Canvas): string {
  const dog = drawSceneAnimal(canvas, "Dog", {
    breed: "Golden Retriever",
    coat: "golden",
    posture: "sitting",
    yaw: -0.1,
    tilt: -4,
    mouthOpen: true,
    accessory: ["bandana", "red"],
  });
  const cat = drawSceneAnimal(canvas, "Cat", {
    breed: "European Shorthair",
    coat: "grey tabby",
    posture: "lying",
    yaw: 0.12,
    tilt: 4,
    accessory: ["collar", "blue"],
  });
  return [
    wall(canvas, 1600, 1000, "#f4e3c6"),
    canvas.glow(320, 260, 760, 560, "#fff7e4", 0.9),
    gardenWindow(canvas, 820, -40, 620, 640),
    rect(0, 706, 1600, 16, "#fdf4e4"),
    floor(canvas, 722, 1600, 1000, "#d9b48a"),
    strokePath("M0 790H1600M0 880H1600M300 722L250 1000M760 722L748 1000M1180 722L1230 1000", "#b98f66", 4, 0.35),
    rug(canvas, 1020, 910, 560, 80, mix(BRAND.sky, "#ffffff", 0.1)),
    pottedPlant(canvas, 1500, 800, 1.3),
    transformed(dog, { x: 1160, y: 330, scale: 1.38 }),
    transformed(cat, { x: 735, y: 640, scale: 0.92 }),
  ].join("");
}

function gardenWindow(canvas: Canvas, x: number, y: number, width: number, height: number): string {
  const random = seededRandom("hero garden");
  const pane = `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const view = [
    rect(x, y, width, height, canvas.linear(threeStops("#bfdbe0", 0.6, "#eef3dc", "#dfe9c0"))),
    canvas.glow(x + 120, y + 120, 240, 220, "#fff3cf", 0.95),
    bush(random, x + 80, y + 470, 190, 160, "#b5cfa8"),
    bush(random, x + 560, y + 450, 200, 190, "#a9c79f"),
    bush(random, x + 320, y + 530, 170, 110, "#c3d8ae"),
    transformed(hill(0, 30, "#a3c17c", width, 300), { x, y: y + 560 }),
  ].join("");
  const bars = `M${x} ${y}V${y + height}H${x + width}V${y}M${x + width / 2} ${y}V${y + height}M${x} ${y + 300}H${x + width}`;
  return [
    `<g clip-path="${canvas.clip(pane)}">${view}</g>`,
    strokePath(bars, "#fffaf0", 24),
    rect(x - 50, y + height, width + 100, 40, canvas.linear(evenStops("#fffaf0", "#e2cdae")), 8),
  ].join("");
}

/** The picture of an empty photo frame: a paw in the middle of the 16:9 crop. */
export function placeholder(canvas: Canvas): string {
  const paper = canvas.linear(evenStops("#f6f0e6", "#ece3d5"));
  const rings = [330, 240].map((r, i) => ellipse(800, 465, r, r, i ? "#f5efe5" : "#f1e9dc")).join("");
  return rect(0, 0, 1600, 1200, paper) + rings + pawBadge(800, 470, "#cbbca6", 6);
}
