import { evenStops, fillPath, strokePath, threeStops } from "./canvas.ts";
import { stripe } from "./coat-marks.ts";
import { hasMark, type Model } from "./model.ts";
import { closedCurve, curlyEdge, furEdge, mirrorImage, openCurve, type Point, parsePoints } from "./outline.ts";
import { mix, type Tones, tones } from "./palette.ts";

export type Ears = { behind: string; shadow: string; front: string };
type Ear = { art: string; shadow?: string };

/**
 * Standing ears are drawn behind the skull, hanging ears in front of it, with a shadow on the head. The far ear of a
 * turned head is drawn behind.
 */
export function drawEars(model: Model): Ears {
  const result: Ears = { behind: "", shadow: "", front: "" };
  for (const side of [-1, 1] as const) {
    const draw = earPainter(model, side);
    const ear = draw(model, side);
    const far = Math.sign(model.yaw) === side && Math.abs(model.yaw) > 0.2;
    if (ear.shadow === undefined || (far && draw === drawHangingEar)) result.behind += ear.art;
    else {
      result.front += ear.art;
      result.shadow += ear.shadow;
    }
  }
  return result;
}

function earPainter({ shape }: Model, side: 1 | -1): (model: Model, side: 1 | -1) => Ear {
  switch (shape.ears) {
    case "odd":
      return side === 1 ? drawStandingEar : drawTippedEar;
    case "tipped":
      return drawTippedEar;
    case "button":
    case "folded":
      return drawButtonEar;
    case "floppy":
    case "long":
      return drawHangingEar;
    default:
      return drawStandingEar;
  }
}

function earTone(model: Model): Tones {
  if (hasMark(model, "darkEars", "points")) return model.dark;
  if (hasMark(model, "calico")) return tones("#dd954c");
  if (model.coat.marks.includes("patches")) return model.dark;
  return model.base;
}

/** The right ear, clockwise from its inner base. */
const STANDING_OUTLINES: Record<"pricked" | "bat" | "cat" | "tufted", readonly Point[]> = {
  pricked: parsePoints("22,-74 38,-112 66,-160 80,-172 92,-150 100,-96 96,-40 58,-50"),
  bat: parsePoints("26,-78 36,-118 58,-156 80,-168 98,-150 104,-104 94,-50 58,-58"),
  cat: parsePoints("14,-70 34,-104 66,-142 80,-149 88,-136 98,-86 98,-30 56,-44"),
  tufted: parsePoints("16,-70 36,-110 66,-156 76,-166 86,-148 98,-86 97,-30 56,-44"),
};

function standingForm({ shape }: Model): keyof typeof STANDING_OUTLINES {
  return shape.ears in STANDING_OUTLINES ? (shape.ears as keyof typeof STANDING_OUTLINES) : "pricked";
}

function drawStandingEar(model: Model, side: 1 | -1): Ear {
  const form = standingForm(model);
  const outer = placeEar(model, STANDING_OUTLINES[form], side);
  const inner = placeEar(model, innerEar(STANDING_OUTLINES[form]), side);
  const t = earTone(model);
  const { canvas } = model;
  const skin = mix(
    "#d9998c",
    t.base,
    model.shape.fur === "none" ? 0.25 : hasMark(model, "points", "darkEars") ? 0.55 : 0.35,
  );
  const art = [
    fillPath(earEdge(model, outer, `ear${side}`, 7), canvas.linear(threeStops(t.light, 0.6, t.base, t.shade))),
    fillPath(closedCurve(inner), canvas.linear(evenStops(mix(skin, t.deep, 0.25), skin, mix(skin, t.deep, 0.55)))),
    model.shape.fur === "none" ? "" : innerTufts(model, side),
    form === "tufted" ? earTuft(model, outer, t) : "",
  ].join("");
  return { art };
}

function innerEar(points: readonly Point[]): Point[] {
  const centre: Point = [70, -84];
  return points.map(([x, y]): Point => [centre[0] + (x - centre[0]) * 0.62, centre[1] + (y - centre[1]) * 0.74]);
}

/** The hair on the inside of the ear. */
function innerTufts(model: Model, side: 1 | -1): string {
  const random = model.random("inner");
  const light = mix(model.pale.light, model.base.light, 0.35);
  const hairs = Array.from({ length: 5 }, (_, i) => {
    const foot: Point = [40 + i * 5, -58 - i * 3];
    const end: Point = [50 + i * 7 + random.int(-3, 3), -98 - random.int(0, 14) + Math.abs(i - 1.5) * 5];
    const [a, b] = placeEar(model, [foot, end], 1) as [Point, Point];
    return side === 1 ? stripe(a, b, 4.6, 4) : stripe(mirrorX(model, a), mirrorX(model, b), 4.6, -4);
  });
  return fillPath(hairs.join(""), light, 0.8);
}

function mirrorX(model: Model, [x, y]: Point): Point {
  const shift = earShift(model);
  return [-(x - shift) + shift, y];
}

function earTuft(model: Model, outer: readonly Point[], t: Tones): string {
  const top = outer.reduce((best, point) => (point[1] < best[1] ? point : best));
  const [x, y] = top;
  const lean = x > 0 ? 1 : -1;
  const strands = [-4, 0, 4].map((dx) =>
    openCurve([
      [x + dx, y + 14],
      [x + dx + lean * 2, y - 6],
      [x + dx * 2 + lean * 6, y - 24 + Math.abs(dx)],
    ]),
  );
  return strokePath(strands.join(""), mix(t.deep, model.dark.base, 0.5), 4, 0.9);
}

/** An upright ear whose tip falls forward. */
function drawTippedEar(model: Model, side: 1 | -1): Ear {
  const { canvas } = model;
  const t = earTone(model);
  const upright = placeEar(model, parsePoints("30,-70 44,-110 74,-136 100,-128 108,-90 98,-44 60,-50"), side);
  const flap = placeEar(model, parsePoints("52,-126 76,-142 102,-132 126,-92 124,-80 104,-88 76,-104"), side);
  const art = [
    fillPath(earEdge(model, upright, `ear${side}`, 8), canvas.linear(evenStops(t.shade, t.deep))),
    fillPath(earEdge(model, flap, `flap${side}`, 9), canvas.linear(threeStops(t.light, 0.4, t.base, t.shade))),
  ].join("");
  return { art };
}

function drawButtonEar(model: Model, side: 1 | -1): Ear {
  const { canvas } = model;
  const t = earTone(model);
  const low = model.shape.ears === "folded";
  const shape: Point[] = low
    ? parsePoints("26,-84 48,-100 82,-88 100,-58 94,-40 78,-42 50,-60")
    : parsePoints("30,-88 58,-112 92,-98 112,-56 108,-22 98,-12 78,-34 50,-66");
  const flap = placeEar(model, shape, side);
  const shadow = flap.map(([x, y]): Point => [x - side * 3, y + 9]);
  const art = fillPath(
    earEdge(model, flap, `ear${side}`, 8),
    canvas.linear(threeStops(t.light, 0.35, t.base, t.shade)),
  );
  return { art, shadow: fillPath(closedCurve(shadow), model.base.deep, 0.3) };
}

const HANGING_OUTLINES: Record<"floppy" | "long", readonly Point[]> = {
  floppy: parsePoints("52,-88 84,-92 116,-62 132,-10 128,38 112,54 96,34 88,-8 76,-46"),
  long: parsePoints("56,-80 88,-82 118,-46 136,14 138,76 120,108 98,98 88,50 84,0 74,-44"),
};

function drawHangingEar(model: Model, side: 1 | -1): Ear {
  const { canvas } = model;
  const t = earTone(model);
  const form = HANGING_OUTLINES[model.shape.ears === "long" ? "long" : "floppy"];
  const far = Math.sign(model.yaw) === side ? 34 * Math.abs(model.yaw) : 0;
  const width = (model.shape.skull - 98) * 0.5 + far;
  const flap = placeEar(
    model,
    form.map(([x, y]): Point => [x + width, y]),
    side,
  );
  const shadow = flap.map(([x, y]): Point => [x - side * 4, y + 10]);
  const fold = placeEar(
    model,
    parsePoints("66,-84 96,-54 106,-6 104,34").map(([x = 0, y = 0]): Point => [x + width, y]),
    side,
  );
  const art = [
    fillPath(
      earEdge(model, flap, `ear${side}`, 10),
      canvas.linear(threeStops(t.light, 0.3, t.base, t.shade), { x1: 0.4, x2: 0.6 }),
    ),
    strokePath(openCurve(side === 1 ? fold : fold.slice().reverse()), t.deep, 5, 0.14),
  ].join("");
  return { art, shadow: fillPath(closedCurve(shadow), model.base.deep, 0.26) };
}

function earEdge(model: Model, points: readonly Point[], part: string, long: number): string {
  const random = model.random(part);
  if (model.shape.fur === "curly") return curlyEdge(points, 20, random);
  if (model.shape.fur === "long")
    return furEdge(points, { step: 13, length: (_, y) => (y > -70 ? long * 1.6 : long * 0.7), random });
  if (model.shape.fur === "medium")
    return furEdge(points, { step: 13, length: (_, y) => (y > -80 ? long * 0.6 : 0), random });
  if (model.shape.fur === "rough") return furEdge(points, { step: 11, length: long, random });
  return closedCurve(points);
}

function earShift(model: Model): number {
  return -14 * model.yaw;
}

/** Scales an ear around its base, moves it onto this skull and turns it with the head. */
function placeEar(model: Model, points: readonly Point[], side: 1 | -1): Point[] {
  const { earSize, skull } = model.shape;
  const foot: Point = [62, -66];
  const narrow = Math.sign(model.yaw) === side ? 1 - 0.5 * Math.abs(model.yaw) : 1;
  const set = points.map(
    ([x, y]): Point => [
      (foot[0] + (x - foot[0]) * earSize * narrow) * (0.4 + 0.6 * (skull / 96)) + earShift(model) * side,
      foot[1] + (y - foot[1]) * earSize,
    ],
  );
  return side === 1 ? set : mirrorImage(set);
}

/** @returns how far the ears or the hair reach above the middle of the head, in head units */
export function earHeight(model: Model): number {
  const { ears: form, earSize, fur } = model.shape;
  if (form === "tufted") return 66 + 124 * earSize;
  if (form === "odd") return 66 + 112 * earSize;
  if (form === "tipped") return 66 + 78 * earSize;
  if (form in STANDING_OUTLINES) {
    const highest = Math.min(...STANDING_OUTLINES[form as keyof typeof STANDING_OUTLINES].map(([, y]) => y));
    return 66 + (-highest - 66) * earSize + 6;
  }
  return fur === "curly" ? 146 : fur === "rough" ? 112 : 104;
}
