import { createCanvas, ellipse, evenStops, rect, transformed } from "./canvas.ts";
import { mix } from "./palette.ts";
import { createPerson, drawPerson } from "./person.ts";
import { sprig } from "./plants.ts";
import { seededRandom } from "./random.ts";

const WALLS = [
  ["#f0cf86", "#f7e2b0", "#d9a748"],
  ["#a9c6d0", "#cfe0e4", "#7fa7b8"],
  ["#e2a48d", "#f1c9b5", "#c9775c"],
  ["#8fb09f", "#b9d0c0", "#5f8a78"],
  ["#e6d8c3", "#f3eadb", "#b8a58a"],
] as const;

/** Draws the portrait of one employee, 1000 × 1000 pixels; the same name and seed always give the same face. */
export function drawEmployee({ name, feminine, seed }: { name: string; feminine: boolean; seed: string }): {
  svg: string;
} {
  const canvas = createCanvas();
  const random = seededRandom(`${seed}/${name}/wall`);
  const [wall, disc, twig] = random.pick(WALLS);
  const left = random.chance(0.5);
  const back = [
    rect(0, 0, 1000, 1000, canvas.linear(evenStops(mix(wall, "#ffffff", 0.16), mix(wall, "#5b3a3a", 0.1)))),
    ellipse(500, 420, 390, 390, disc, 0.8),
    sprig(canvas, left ? 90 : 910, 1020, 430, left ? 10 : -10, twig),
    sprig(canvas, left ? 930 : 70, 1020, 310, left ? -18 : 18, twig),
  ].join("");
  const figure = transformed(drawPerson(createPerson(canvas, `${seed}/${name}`, feminine)), {
    x: 500,
    y: 410,
    scale: 1.78,
  });
  return { svg: canvas.document(1000, 1000, back + figure) };
}
