import { clipped, evenStops, fillPath, strokePath, threeStops, transformed } from "./canvas.ts";
import { catMuzzle } from "./cat-muzzle.ts";
import { headMarks, stripe } from "./coat-marks.ts";
import { dogMuzzle } from "./dog-muzzle.ts";
import { drawEars } from "./ears.ts";
import { drawEyes, eyePosition } from "./eyes.ts";
import { hasMark, type Model, turnPoint } from "./model.ts";
import { closedCurve, curlyEdge, furEdge, openCurve, type Point, parsePoints, withMirrorImage } from "./outline.ts";

/** The whole head around (0, 0), tilted by `model.tilt`. */
export function drawHead(model: Model): string {
  const outline = skull(model);
  const path = headEdge(model, outline);
  const { canvas, base } = model;
  const { behind, shadow, front } = drawEars(model);
  const coat = canvas.radial(evenStops(base.light, base.base, base.shade), { cx: 0.42, cy: 0.26, r: 0.82 });
  const body = [
    behind,
    fillPath(path, coat),
    clipped(canvas.clip(path), headMarks(model) + shading(model) + shadow),
    strands(model),
    model.type === "Cat" ? catMuzzle(model) : dogMuzzle(model),
    drawEyes(model),
    brows(model),
    front,
    topknot(model),
  ].join("");
  return transformed(transformed(body, { y: -70 }), { y: 70, turn: model.tilt });
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
  return withMirrorImage(half).map(([x, y]): Point => [x + model.yaw * Math.max(0, y + 30) * 0.2, y]);
}

function headEdge(model: Model, outline: readonly Point[]): string {
  const random = model.random("head");
  const { fur, cheek } = model.shape;
  if (fur === "curly") return curlyEdge(outline, 26, random);
  if (fur === "long") {
    const reach = model.type === "Cat" ? 28 : 20;
    return furEdge(outline, {
      step: 19,
      length: (x, y) => (y > -10 && Math.abs(x) > cheek * 0.35 ? reach : 4),
      random,
    });
  }
  if (fur === "medium") {
    return furEdge(outline, { step: 15, length: (x, y) => (y > 10 && Math.abs(x) > cheek * 0.5 ? 13 : 0), random });
  }
  if (fur === "rough") return furEdge(outline, { step: 13, length: (_, y) => (y < -60 ? 13 : 11), random });
  if (fur === "short" && model.type === "Cat") {
    return furEdge(outline, { step: 14, length: (x, y) => (y > 14 && y < 66 && Math.abs(x) > 50 ? 9 : 0), random });
  }
  return closedCurve(outline);
}

function shading(model: Model): string {
  const { canvas, base } = model;
  const [x] = turnPoint(model, [0, 0], 80);
  const spot = eyePosition(model);
  const brow = [-1, 1].map((side) => {
    const [bx, by] = turnPoint(model, [spot.x * side, spot.y - 30], 78);
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
    openCurve(
      [
        [-34 + i * 7, y],
        [-12, y - 6],
        [12, y - 6],
        [34 - i * 7, y],
      ].map(([px = 0, py = 0]) => turnPoint(model, [px, py], 70)),
    ),
  );
  return strokePath(folds.join(""), model.base.deep, 3, 0.28);
}

/** A few hairs on the cheeks. */
function strands(model: Model): string {
  const { fur } = model.shape;
  if (fur === "none" || fur === "curly") return "";
  const random = model.random("strands");
  const long = fur === "short" ? 13 : 22;
  const hairs = [-1, 1].flatMap((side) =>
    parsePoints("72,22 62,36 78,40 70,-50 58,-62").map(([px = 0, py = 0]) => {
      const [x, y] = turnPoint(model, [side * (px + random.int(-4, 4)), py], 60);
      return stripe([x, y], [x + side * long * 0.35, y + long], 1.8, -side * 2);
    }),
  );
  return fillPath(hairs.join(""), model.base.deep, 0.22);
}

function brows(model: Model): string {
  if (model.age !== "senior" || hasMark(model, "tanPoints")) return "";
  const spot = eyePosition(model);
  return [-1, 1]
    .map((side) => {
      const [x, y] = turnPoint(model, [spot.x * side, spot.y - 28], 78);
      return model.canvas.glow(x, y, 20, 11, "#f1ebe2", 0.75);
    })
    .join("");
}

/** The curly hair on top of a poodle's head. */
function topknot(model: Model): string {
  if (model.shape.fur !== "curly") return "";
  const { canvas, base } = model;
  const shape = withMirrorImage(parsePoints("0,-134 50,-128 86,-98 84,-62 48,-46 0,-42")).map((p) =>
    turnPoint(model, p, 10),
  );
  const path = curlyEdge(shape, 30, model.random("topknot"));
  const inner = curlyEdge(
    shape.map(([x, y]): Point => [x * 0.6 - 10, y * 0.62 - 38]),
    24,
    model.random("curls"),
  );
  return (
    fillPath(path, canvas.radial(threeStops(base.light, 0.6, base.base, base.shade), { cx: 0.4, cy: 0.2, r: 0.85 })) +
    fillPath(inner, base.light, 0.3)
  );
}
