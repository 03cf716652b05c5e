import { type Canvas, ellipse, evenStops, fillPath, rect, strokePath, transformed } from "./canvas.ts";
import { pawBadge } from "./clothes.ts";
import { BRAND, tones } from "./palette.ts";
import { createPerson, drawPerson } from "./person.ts";
import { bush, flower, grass, hill, pine } from "./plants.ts";
import { seededRandom } from "./random.ts";
import { drawSceneAnimal } from "./scene-animal.ts";
import { wall } from "./scene-parts.ts";

/** The shelter's house in its garden, with a dog and a cat. */
export function about(canvas: Canvas): string {
  const random = seededRandom("about");
  const dog = drawSceneAnimal(canvas, "Dog", {
    breed: "Border Collie",
    coat: "black and white",
    posture: "sitting",
    yaw: 0.14,
    tilt: 5,
    mouthOpen: true,
    accessory: ["collar", "red"],
  });
  const cat = drawSceneAnimal(canvas, "Cat", {
    breed: "European Shorthair",
    coat: "calico",
    posture: "sitting",
    yaw: -0.14,
    tilt: -4,
    accessory: ["collar", "green"],
  });
  return [
    rect(
      0,
      0,
      1600,
      1000,
      canvas.linear([
        [0, "#b6d6de"],
        [0.55, "#eaf2e4"],
        [0.8, "#e6edc8"],
      ]),
    ),
    canvas.glow(1300, 160, 460, 360, "#fff3cf", 0.95),
    clouds(),
    pine(120, 640, 380, "#9dbd9a"),
    pine(280, 660, 280, "#aecaa6"),
    pine(1490, 650, 420, "#94b792"),
    bush(random, 1330, 580, 210, 170, "#b5cfa8"),
    bush(random, 470, 600, 190, 140, "#bdd4aa"),
    transformed(hill(0, 40, canvas.linear(evenStops("#a8c47c", "#7fa65f")), 1600, 440), { x: 0, y: 620 }),
    house(canvas, 880, 700),
    fillPath("M800 700Q760 800 620 1000L1010 1000Q960 800 930 700Z", "#ead9b8"),
    fence(30, 690, 420),
    fence(1190, 690, 400),
    transformed(cat, { x: 1150, y: 640, scale: 0.62 }),
    transformed(dog, { x: 540, y: 560, scale: 0.78 }),
    grass(random, "#6f9c55", 985, 70),
    Array.from({ length: 24 }, () =>
      flower(
        canvas,
        random.int(20, 1580),
        random.int(900, 980),
        random.int(16, 26),
        random.pick(["#fffaf0", "#f3c6bb", "#f7dc8f"]),
      ),
    ).join(""),
  ].join("");
}

function clouds(): string {
  return [
    [330, 150, 1],
    [760, 90, 0.7],
    [1180, 230, 0.8],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      transformed(
        ellipse(0, 0, 90, 36, "#fff", 0.75) +
          ellipse(-60, 14, 64, 26, "#fff", 0.75) +
          ellipse(70, 12, 70, 28, "#fff", 0.75),
        { x, y, scale },
      ),
    )
    .join("");
}

function house(canvas: Canvas, x: number, y: number): string {
  const pane = (dx: number, dy: number) =>
    rect(dx, dy, 110, 120, "#fffaf0", 8) +
    rect(dx + 10, dy + 10, 90, 100, canvas.linear(evenStops("#ffe9b0", "#f3cf86")), 4) +
    strokePath(`M${dx + 55} ${dy + 8}V${dy + 112}M${dx + 8} ${dy + 58}H${dx + 102}`, "#fffaf0", 8);
  const art = [
    canvas.glow(0, 6, 430, 40, "#3c4a2c", 0.4),
    rect(-340, -330, 680, 335, canvas.linear(evenStops("#fbf1de", "#eed9b8"))),
    fillPath("M-400-318L-300-520L300-520L400-318Z", canvas.linear(evenStops("#d3735a", "#b4513a"))),
    strokePath("M-386-350H386M-366-392H366M-346-434H346M-324-478H324", "#98402c", 4, 0.35),
    fillPath("M-130-318L0-468L130-318Z", "#fbf1de"),
    strokePath("M-148-312L0-480L148-312", "#b4513a", 18),
    ellipse(0, -368, 46, 46, BRAND.pine) + pawBadge(0, -366, "#fbf1de", 1.35),
    fillPath("M-62 4V-190Q0-250 62-190V4Z", canvas.linear(evenStops("#4f8573", "#2f5d51"))),
    ellipse(42, -90, 8, 8, BRAND.honey),
    rect(-36, -30, 72, 34, "#274e44", 6),
    pane(-270, -230),
    pane(160, -230),
    rect(-280, -104, 130, 26, "#b9684e", 6) + rect(150, -104, 130, 26, "#b9684e", 6),
    [-266, -238, -210, -182, 164, 192, 220, 248]
      .map((dx, i) => ellipse(dx + 6, -110, 18, 16, i % 2 ? "#7fa65f" : "#e08a78"))
      .join(""),
  ].join("");
  return transformed(art, { x, y });
}

function fence(x: number, y: number, width: number): string {
  const posts = Array.from(
    { length: Math.floor(width / 46) },
    (_, i) => `M${x + i * 46} ${y}V${y - 92}L${x + i * 46 + 13} ${y - 108}L${x + i * 46 + 26} ${y - 92}V${y}Z`,
  ).join("");
  return (
    strokePath(`M${x - 10} ${y - 70}H${x + width}M${x - 10} ${y - 26}H${x + width}`, "#f4e9d4", 12) +
    fillPath(posts, "#fdf6e8")
  );
}

/** Three employees and a dachshund. */
export function team(canvas: Canvas): string {
  const vet = createPerson(canvas, "vet", true, {
    style: "bun",
    garment: "coat",
    cloth: tones("#5f8a78"),
    glasses: true,
    laughing: false,
    elderly: false,
    hair: tones("#4a332a"),
    skin: tones("#e6b692"),
    tilt: 3,
  });
  const keeper = createPerson(canvas, "keeper", false, {
    style: "short",
    garment: "dungarees",
    cloth: tones("#c8553d"),
    beard: "full",
    glasses: false,
    laughing: true,
    elderly: false,
    hair: tones("#8f5f36"),
    skin: tones("#eec3a2"),
    tilt: -3,
  });
  const leader = createPerson(canvas, "leader", true, {
    style: "bob",
    garment: "polo",
    cloth: tones("#1f5a4c"),
    glasses: false,
    laughing: true,
    elderly: true,
    hair: tones("#b9b4ae"),
    skin: tones("#f3cfb3"),
    tilt: -4,
    freckles: false,
  });
  const dog = drawSceneAnimal(canvas, "Dog", {
    breed: "Dachshund",
    coat: "brown",
    posture: "portrait",
    yaw: 0.06,
    tilt: 4,
    mouthOpen: true,
    accessory: ["bandana", "red"],
  });
  return [
    wall(canvas, 1600, 1000, "#b9d0c0"),
    ellipse(800, 480, 470, 470, "#d5e4d6", 0.8),
    canvas.glow(300, 120, 700, 420, "#fff6e2", 0.5),
    transformed(drawPerson(leader), { x: 330, y: 430, scale: 1.75 }),
    transformed(drawPerson(keeper), { x: 1250, y: 400, scale: 1.8 }),
    transformed(drawPerson(vet), { x: 800, y: 350, scale: 1.62 }),
    transformed(dog, { x: 800, y: 730, scale: 1.2 }),
  ].join("");
}
