import { box, type Canvas, even, fill, line, n, oval, placed } from "./canvas.ts";
import { cast } from "./cast.ts";
import { badge } from "./clothes.ts";
import { bush, flower, grass, hill } from "./flora.ts";
import { mirrored, type Point, points, smooth } from "./outline.ts";
import { BRAND, tones } from "./palette.ts";
import { createPerson, person } from "./person.ts";
import { arm, floor, heart, pottedPlant, rug, wall } from "./scene-parts.ts";
import { seeded } from "./seeded.ts";

/** Help cards, 800 × 600. */

/** Somebody with an arm round the dog that came home with her. */
export function adoption(canvas: Canvas): string {
  const who = createPerson(canvas, "adopter", true, {
    style: "waves",
    garment: "knit",
    staff: false,
    cloth: tones("#c8553d"),
    glasses: false,
    laughing: true,
    elderly: false,
    hair: tones("#5b3b2a"),
    skin: tones("#eec3a2"),
    tilt: 6,
    freckles: true,
  });
  const dog = cast(canvas, "Dog", {
    breed: "Labrador Retriever",
    coat: "yellow",
    posture: "portrait",
    yaw: -0.16,
    tilt: -7,
    mouthOpen: true,
    worn: ["collar", "green"],
  });
  return [
    wall(canvas, 800, 600, "#f0d49a"),
    oval(410, 300, 300, 300, "#f8e6bd", 0.85),
    heart(606, 92, 30, "#d9705a", 12),
    heart(676, 150, 18, "#e39a86", -10),
    heart(118, 118, 20, "#e39a86", -14),
    placed(person(who), { x: 265, y: 245, scale: 1.12 }),
    placed(dog, { x: 520, y: 292, scale: 1.14 }),
    arm(canvas, points("40,700 190,640 370,590 508,512"), 78, who.cloth, who.skin),
  ].join("");
}

/** A cat beside a full bowl, and a jar of coins. */
export function donating(canvas: Canvas): string {
  const cat = cast(canvas, "Cat", {
    breed: "European Shorthair",
    coat: "ginger tabby",
    posture: "sitting",
    yaw: 0.16,
    tilt: 6,
    worn: ["collar", "blue"],
  });
  return [
    wall(canvas, 800, 600, "#b4cdd5"),
    oval(400, 280, 280, 280, "#d3e3e7", 0.8),
    floor(canvas, 470, 800, 600, "#d9b48a"),
    placed(cat, { x: 300, y: 206, scale: 0.8 }),
    jar(canvas, 560, 520),
    bowl(canvas, 150, 548),
    heart(560, 176, 26, BRAND.terracotta),
    heart(630, 128, 15, "#e39a86", 14),
  ].join("");
}

function jar(canvas: Canvas, x: number, y: number): string {
  const random = seeded("coins");
  const body: Point[] = mirrored(points("0,-224 70,-224 92,-196 98,-60 90,-6 0,0"));
  const glass = smooth(body, 0.7);
  const coins = Array.from({ length: 26 }, (_, i) => {
    const [cx, cy] = [random.int(-72, 72), -14 - Math.floor(i / 6) * 24 - random.int(0, 8)];
    return oval(cx, cy, 25, 10, "#b57f2c") + oval(cx, cy - 4, 25, 10, i % 3 ? "#e9b44c" : "#f3cd7a");
  });
  const art = [
    canvas.glow(0, 0, 130, 22, "#4a2f2a", 0.4),
    fill(glass, "#f3f8f8", 0.5),
    `<g clip-path="${canvas.clip(glass)}">${coins.join("")}</g>`,
    line("M-78-190Q-88-110-80-36", "#ffffff", 9, 0.75),
    line(glass, "#8fa9b0", 4, 0.7),
    box(-82, -250, 164, 34, "#c8553d", 12),
    box(-30, -238, 60, 8, "#7d3325", 4),
    badge(0, -150, "#ffffff", 1.3),
  ].join("");
  const dropping = oval(x + 6, y - 290, 20, 22, "#b57f2c") + oval(x + 2, y - 292, 20, 22, "#f0c463");
  return placed(art, { x, y }) + dropping;
}

function bowl(canvas: Canvas, x: number, y: number): string {
  const food = [-48, -24, 0, 24, 48].map((dx, i) => oval(dx, -58 - (i % 2) * 8, 20, 14, i % 2 ? "#a9683f" : "#8d5533"));
  const art = [
    canvas.glow(0, 0, 120, 18, "#4a2f2a", 0.4),
    oval(0, -56, 82, 18, "#2f5d51"),
    food.join(""),
    fill("M-92-58Q-40-38 0-38Q40-38 92-58L108 0Q0 18-108 0Z", canvas.linear(even("#4f8573", "#356354"))),
    badge(0, -14, "#fff6e6", 0.8),
  ].join("");
  return placed(art, { x, y });
}

/** A volunteer out on a walk with two dogs. */
export function volunteering(canvas: Canvas): string {
  const random = seeded("volunteering");
  const who = createPerson(canvas, "volunteer", false, {
    style: "quiff",
    garment: "fleece",
    cloth: tones("#3f7463"),
    beard: "short",
    glasses: false,
    laughing: true,
    elderly: false,
    hair: tones("#4a332a"),
    skin: tones("#e6b692"),
    tilt: -3,
  });
  const beagle = cast(canvas, "Dog", {
    breed: "Beagle",
    coat: "tricolour",
    posture: "sitting",
    yaw: -0.12,
    tilt: -5,
    mouthOpen: true,
    worn: ["collar", "red"],
  });
  const terrier = cast(canvas, "Dog", {
    breed: "Jack Russell Terrier",
    coat: "white and tan",
    posture: "sitting",
    yaw: 0.1,
    tilt: 5,
    worn: ["collar", "blue"],
  });
  return [
    box(
      0,
      0,
      800,
      600,
      canvas.linear([
        [0, "#bfdbe0"],
        [0.6, "#eaf1dc"],
        [1, "#dfe9c0"],
      ]),
    ),
    canvas.glow(640, 80, 240, 180, "#fff3cf", 0.95),
    bush(random, 90, 300, 170, 150, "#b5cfa8"),
    bush(random, 720, 290, 180, 170, "#a9c79f"),
    placed(hill(0, 30, canvas.linear(even("#a8c47c", "#7fa65f")), 800, 260), { x: 0, y: 360 }),
    placed(person(who), { x: 400, y: 196, scale: 0.98 }),
    placed(terrier, { x: 190, y: 290, scale: 0.64 }),
    placed(beagle, { x: 612, y: 284, scale: 0.66 }),
    grass(random, "#6f9c55", 580, 60, 800),
    [40, 300, 360, 460, 520, 770]
      .map((x, i) => flower(canvas, x, 560 + (i % 3) * 12, 15, i % 2 ? "#fffaf0" : "#f3c6bb"))
      .join(""),
  ].join("");
}

/** Three kittens in a basket, waiting in somebody's home. */
export function fostering(canvas: Canvas): string {
  const kitten = (coat: string, tilt: number, yaw: number, asleep = false, breed = "European Shorthair") =>
    cast(canvas, "Cat", { breed, coat, posture: "head", age: 0.3, tilt, yaw, asleep });
  return [
    wall(canvas, 800, 600, "#e8b9a2"),
    canvas.glow(640, 90, 320, 260, "#fff0cf", 0.9),
    floor(canvas, 450, 800, 600, "#c99a72"),
    rug(canvas, 400, 530, 350, 56, "#f1dcc4"),
    pottedPlant(canvas, 704, 470, 0.8),
    basket(canvas, 400, 530, [
      placed(kitten("black and white", 5, 0.12), { x: 116, y: -196, scale: 0.82 }),
      placed(kitten("cream and ginger", -8, -0.12, false, "Mixed breed"), { x: -124, y: -190, scale: 0.82 }),
      placed(kitten("ginger tabby", -3, 0.04, true), { x: -6, y: -164, scale: 0.84 }),
    ]),
  ].join("");
}

function basket(canvas: Canvas, x: number, y: number, inside: readonly string[]): string {
  const front = "M-236-120Q0-70 236-120L206-12Q0 30-206-12Z";
  const weave = [-96, -66, -36, -8].map((dy) => `M-240 ${dy - 14}Q0 ${dy + 36} 240 ${dy - 14}`).join("");
  const ribs = Array.from({ length: 15 }, (_, i) => `M${n(-224 + i * 32)}-140L${n((-224 + i * 32) * 0.88)} 30`).join(
    "",
  );
  const art = [
    canvas.glow(0, 4, 270, 34, "#4a2f2a", 0.45),
    oval(0, -122, 238, 46, "#8a5c3a"),
    oval(0, -124, 214, 36, "#f4e6d2"),
    inside.join(""),
    fill("M-214-112Q-120-150 0-112Q120-150 214-112Q0-40-214-112Z", "#f8efe0"),
    fill(front, canvas.linear(even("#d2a06c", "#a97446"))),
    `<g clip-path="${canvas.clip(front)}">${line(weave, "#8a5c3a", 5, 0.6)}${line(ribs, "#e6bd8c", 6, 0.55)}</g>`,
    line("M-238-122Q0-68 238-122", "#b98452", 22),
    line("M-238-126Q0-72 238-126", "#e0b17e", 9),
  ].join("");
  return placed(art, { x, y });
}
