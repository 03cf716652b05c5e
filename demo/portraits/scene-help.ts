import { type Canvas, ellipse, evenStops, fillPath, n, rect, strokePath, threeStops, transformed } from "./canvas.ts";
import { pawBadge } from "./clothes.ts";
import { closedCurve, type Point, parsePoints, withMirrorImage } from "./outline.ts";
import { BRAND, tones } from "./palette.ts";
import { createPerson, drawPerson } from "./person.ts";
import { bush, flower, grass, hill } from "./plants.ts";
import { seededRandom } from "./random.ts";
import { drawSceneAnimal } from "./scene-animal.ts";
import { arm, floor, heart, pottedPlant, rug, wall } from "./scene-parts.ts";

/** The pictures of the help cards, 800 × 600 pixels: here an adopter with her arm round her dog. */
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
  const dog = drawSceneAnimal(canvas, "Dog", {
    breed: "Labrador Retriever",
    coat: "yellow",
    posture: "portrait",
    yaw: -0.16,
    tilt: -7,
    mouthOpen: true,
    accessory: ["collar", "green"],
  });
  return [
    wall(canvas, 800, 600, "#f0d49a"),
    ellipse(410, 300, 300, 300, "#f8e6bd", 0.85),
    heart(606, 92, 30, "#d9705a", 12),
    heart(676, 150, 18, "#e39a86", -10),
    heart(118, 118, 20, "#e39a86", -14),
    transformed(drawPerson(who), { x: 265, y: 245, scale: 1.12 }),
    transformed(dog, { x: 520, y: 292, scale: 1.14 }),
    arm(canvas, parsePoints("40,700 190,640 370,590 508,512"), 78, who.cloth, who.skin),
  ].join("");
}

/** A cat beside a full bowl, and a jar of coins. */
export function donating(canvas: Canvas): string {
  const cat = drawSceneAnimal(canvas, "Cat", {
    breed: "European Shorthair",
    coat: "ginger tabby",
    posture: "sitting",
    yaw: 0.16,
    tilt: 6,
    accessory: ["collar", "blue"],
  });
  return [
    wall(canvas, 800, 600, "#b4cdd5"),
    ellipse(400, 280, 280, 280, "#d3e3e7", 0.8),
    floor(canvas, 470, 800, 600, "#d9b48a"),
    transformed(cat, { x: 300, y: 206, scale: 0.8 }),
    jar(canvas, 560, 520),
    bowl(canvas, 150, 548),
    heart(560, 176, 26, BRAND.terracotta),
    heart(630, 128, 15, "#e39a86", 14),
  ].join("");
}

function jar(canvas: Canvas, x: number, y: number): string {
  const random = seededRandom("coins");
  const body: Point[] = withMirrorImage(parsePoints("0,-224 70,-224 92,-196 98,-60 90,-6 0,0"));
  const glass = closedCurve(body, 0.7);
  const coins = Array.from({ length: 26 }, (_, i) => {
    const [cx, cy] = [random.int(-72, 72), -14 - Math.floor(i / 6) * 24 - random.int(0, 8)];
    return ellipse(cx, cy, 25, 10, "#b57f2c") + ellipse(cx, cy - 4, 25, 10, i % 3 ? "#e9b44c" : "#f3cd7a");
  });
  const art = [
    canvas.glow(0, 0, 130, 22, "#4a2f2a", 0.4),
    fillPath(glass, "#f3f8f8", 0.5),
    `<g clip-path="${canvas.clip(glass)}">${coins.join("")}</g>`,
    strokePath("M-78-190Q-88-110-80-36", "#ffffff", 9, 0.75),
    strokePath(glass, "#8fa9b0", 4, 0.7),
    rect(-82, -250, 164, 34, "#c8553d", 12),
    rect(-30, -238, 60, 8, "#7d3325", 4),
    pawBadge(0, -150, "#ffffff", 1.3),
  ].join("");
  const dropping = ellipse(x + 6, y - 290, 20, 22, "#b57f2c") + ellipse(x + 2, y - 292, 20, 22, "#f0c463");
  return transformed(art, { x, y }) + dropping;
}

function bowl(canvas: Canvas, x: number, y: number): string {
  const food = [-48, -24, 0, 24, 48].map((dx, i) =>
    ellipse(dx, -58 - (i % 2) * 8, 20, 14, i % 2 ? "#a9683f" : "#8d5533"),
  );
  const art = [
    canvas.glow(0, 0, 120, 18, "#4a2f2a", 0.4),
    ellipse(0, -56, 82, 18, "#2f5d51"),
    food.join(""),
    fillPath("M-92-58Q-40-38 0-38Q40-38 92-58L108 0Q0 18-108 0Z", canvas.linear(evenStops("#4f8573", "#356354"))),
    pawBadge(0, -14, "#fff6e6", 0.8),
  ].join("");
  return transformed(art, { x, y });
}

/** A volunteer on a walk with two dogs. */
export function volunteering(canvas: Canvas): string {
  const random = seededRandom("volunteering");
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
  const beagle = drawSceneAnimal(canvas, "Dog", {
    breed: "Beagle",
    coat: "tricolour",
    posture: "sitting",
    yaw: -0.12,
    tilt: -5,
    mouthOpen: true,
    accessory: ["collar", "red"],
  });
  const terrier = drawSceneAnimal(canvas, "Dog", {
    breed: "Jack Russell Terrier",
    coat: "white and tan",
    posture: "sitting",
    yaw: 0.1,
    tilt: 5,
    accessory: ["collar", "blue"],
  });
  return [
    rect(0, 0, 800, 600, canvas.linear(threeStops("#bfdbe0", 0.6, "#eaf1dc", "#dfe9c0"))),
    canvas.glow(640, 80, 240, 180, "#fff3cf", 0.95),
    bush(random, 90, 300, 170, 150, "#b5cfa8"),
    bush(random, 720, 290, 180, 170, "#a9c79f"),
    transformed(hill(0, 30, canvas.linear(evenStops("#a8c47c", "#7fa65f")), 800, 260), { x: 0, y: 360 }),
    transformed(drawPerson(who), { x: 400, y: 196, scale: 0.98 }),
    transformed(terrier, { x: 190, y: 290, scale: 0.64 }),
    transformed(beagle, { x: 612, y: 284, scale: 0.66 }),
    grass(random, "#6f9c55", 580, 60, 800),
    [40, 300, 360, 460, 520, 770]
      .map((x, i) => flower(canvas, x, 560 + (i % 3) * 12, 15, i % 2 ? "#fffaf0" : "#f3c6bb"))
      .join(""),
  ].join("");
}

/** Three kittens in a basket in a foster home. */
export function fostering(canvas: Canvas): string {
  const kitten = (coat: string, tilt: number, yaw: number, asleep = false, breed = "European Shorthair") =>
    drawSceneAnimal(canvas, "Cat", { breed, coat, posture: "head", age: 0.3, tilt, yaw, asleep });
  return [
    wall(canvas, 800, 600, "#e8b9a2"),
    canvas.glow(640, 90, 320, 260, "#fff0cf", 0.9),
    floor(canvas, 450, 800, 600, "#c99a72"),
    rug(canvas, 400, 530, 350, 56, "#f1dcc4"),
    pottedPlant(canvas, 704, 470, 0.8),
    basket(canvas, 400, 530, [
      transformed(kitten("black and white", 5, 0.12), { x: 116, y: -196, scale: 0.82 }),
      transformed(kitten("cream and ginger", -8, -0.12, false, "Mixed breed"), { x: -124, y: -190, scale: 0.82 }),
      transformed(kitten("ginger tabby", -3, 0.04, true), { x: -6, y: -164, scale: 0.84 }),
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
    ellipse(0, -122, 238, 46, "#8a5c3a"),
    ellipse(0, -124, 214, 36, "#f4e6d2"),
    inside.join(""),
    fillPath("M-214-112Q-120-150 0-112Q120-150 214-112Q0-40-214-112Z", "#f8efe0"),
    fillPath(front, canvas.linear(evenStops("#d2a06c", "#a97446"))),
    `<g clip-path="${canvas.clip(front)}">${strokePath(weave, "#8a5c3a", 5, 0.6)}${strokePath(ribs, "#e6bd8c", 6, 0.55)}</g>`,
    strokePath("M-238-122Q0-68 238-122", "#b98452", 22),
    strokePath("M-238-126Q0-72 238-126", "#e0b17e", 9),
  ].join("");
  return transformed(art, { x, y });
}
