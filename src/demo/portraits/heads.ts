import { clipped, even, fill, line, placed } from "./canvas.ts";
import { catMuzzle } from "./cat-muzzle.ts";
import { headMarks, stripe } from "./coats.ts";
import { dogMuzzle } from "./dog-muzzle.ts";
import { ears } from "./ears.ts";
import { eyeSpot, eyes } from "./eyes.ts";
import { has, type Model, turned } from "./model.ts";
import { curly, furry, mirrored, type Point, points, smooth, stroke } from "./outline.ts";

/** The whole head around (0, 0), tilted on its neck. */
export function head(model: Model): string {
  const outline = skull(model);
  const path = headEdge(model, outline);
  const { canvas, base } = model;
  const { behind, shadow, front } = ears(model);
  const coat = canvas.radial(even(base.light, base.base, base.shade), { cx: 0.42, cy: 0.26, r: 0.82 });
  const body = [
    behind,
    fill(path, coat),
    clipped(canvas.clip(path), headMarks(model) + shading(model) + shadow),
    strands(model),
    model.type === "Cat" ? catMuzzle(model) : dogMuzzle(model),
    eyes(model),
    brows(model),
    front,
    topknot(model),
  ].join("");
  return placed(placed(body, { y: -70 }), { y: 70, turn: model.tilt });
}

function skull(model: Model): Point[] {
  const { skull: s, cheek: c } = model.shape;
  const half: Point[] =
    model.type === "Cat"
      ? [
          [0, -91],
          [s * 0.45, -84],
          [s * 0.85, -54],
          [(s + c) / 2 - 1, -8],
          [c, 32],
          [c * 0.72, 66],
          [c * 0.34, 86],
          [0, 91],
        ]
      : [
          [0, -99],
          [s * 0.44, -91],
          [s * 0.83, -62],
          [s, -14],
          [c * 0.98, 34],
          [c * 0.7, 70],
          [c * 0.32, 90],
          [0, 95],
        ];
  return mirrored(half).map(([x, y]): Point => [x + model.yaw * Math.max(0, y + 30) * 0.2, y]);
}

function headEdge(model: Model, outline: readonly Point[]): string {
  const random = model.random("head");
  const { fur, cheek } = model.shape;
  if (fur === "curly") return curly(outline, 26, random);
  if (fur === "long") {
    const reach = model.type === "Cat" ? 28 : 20;
    return furry(outline, { step: 19, length: (x, y) => (y > -10 && Math.abs(x) > cheek * 0.35 ? reach : 4), random });
  }
  if (fur === "medium") {
    return furry(outline, { step: 15, length: (x, y) => (y > 10 && Math.abs(x) > cheek * 0.5 ? 13 : 0), random });
  }
  if (fur === "rough") return furry(outline, { step: 13, length: (_, y) => (y < -60 ? 13 : 11), random });
  if (fur === "short" && model.type === "Cat") {
    return furry(outline, { step: 14, length: (x, y) => (y > 14 && y < 66 && Math.abs(x) > 50 ? 9 : 0), random });
  }
  return smooth(outline);
}

function shading(model: Model): string {
  const { canvas, base } = model;
  const [x] = turned(model, [0, 0], 80);
  const spot = eyeSpot(model);
  const brow = [-1, 1].map((side) => {
    const [bx, by] = turned(model, [spot.x * side, spot.y - 30], 78);
    return canvas.glow(bx, by, 34, 22, base.light, 0.4);
  });
  return [
    canvas.glow(-26, -64, 66, 40, "#fff4dc", 0.22),
    canvas.glow(90, 50, 60, 100, base.deep, 0.26),
    canvas.glow(x, 108, 90, 46, base.deep, 0.34),
    ...brow,
    model.shape.fur === "none" ? wrinkles(model) : "",
  ].join("");
}

function wrinkles(model: Model): string {
  const folds = [-74, -62, -50].map((y, i) =>
    stroke(
      [
        [-34 + i * 7, y],
        [-12, y - 6],
        [12, y - 6],
        [34 - i * 7, y],
      ].map(([px = 0, py = 0]) => turned(model, [px, py], 70)),
    ),
  );
  return line(folds.join(""), model.base.deep, 3, 0.28);
}

/** A few brushed hairs on the cheeks. */
function strands(model: Model): string {
  const { fur } = model.shape;
  if (fur === "none" || fur === "curly") return "";
  const random = model.random("strands");
  const long = fur === "short" ? 13 : 22;
  const hairs = [-1, 1].flatMap((side) =>
    points("72,22 62,36 78,40 70,-50 58,-62").map(([px = 0, py = 0]) => {
      const [x, y] = turned(model, [side * (px + random.int(-4, 4)), py], 60);
      return stripe([x, y], [x + side * long * 0.35, y + long], 1.8, -side * 2);
    }),
  );
  return fill(hairs.join(""), model.base.deep, 0.22);
}

function brows(model: Model): string {
  if (model.age !== "senior" || has(model, "tanPoints")) return "";
  const spot = eyeSpot(model);
  return [-1, 1]
    .map((side) => {
      const [x, y] = turned(model, [spot.x * side, spot.y - 28], 78);
      return model.canvas.glow(x, y, 20, 11, "#f1ebe2", 0.75);
    })
    .join("");
}

/** The poodle's pompon and the fringes of rough and long-haired dogs. */
function topknot(model: Model): string {
  if (model.shape.fur !== "curly") return "";
  const { canvas, base } = model;
  const shape = mirrored(points("0,-134 50,-128 86,-98 84,-62 48,-46 0,-42")).map((p) => turned(model, p, 10));
  const path = curly(shape, 30, model.random("topknot"));
  const inner = curly(
    shape.map(([x, y]): Point => [x * 0.6 - 10, y * 0.62 - 38]),
    24,
    model.random("curls"),
  );
  return (
    fill(
      path,
      canvas.radial(
        [
          [0, base.light],
          [0.6, base.base],
          [1, base.shade],
        ],
        { cx: 0.4, cy: 0.2, r: 0.85 },
      ),
    ) + fill(inner, base.light, 0.3)
  );
}
