import { clipped, ellipse, fillPath, n, strokePath, threeStops } from "./canvas.ts";
import { closedCurve, openCurve, parsePoints, withMirrorImage } from "./outline.ts";
import { INK, mix, rosy } from "./palette.ts";
import type { Person } from "./types.ts";

const OUTLINE = closedCurve(withMirrorImage(parsePoints("0,-118 60,-106 96,-54 99,8 85,68 48,108 0,121")));

/** Ears, face and features. */
export function drawFace(model: Person): string {
  const { canvas, skin } = model;
  const shine = canvas.radial(threeStops(skin.light, 0.55, skin.base, mix(skin.base, skin.shade, 0.8)), {
    cx: 0.42,
    cy: 0.34,
    r: 0.75,
  });
  const blush = rosy(skin, 0.55);
  return [
    ear(model, -1),
    ear(model, 1),
    fillPath(OUTLINE, shine),
    clipped(
      canvas.clip(OUTLINE),
      canvas.glow(-60, 46, 36, 28, blush, 0.5) +
        canvas.glow(60, 46, 36, 28, blush, 0.5) +
        canvas.glow(0, -112, 110, 56, skin.deep, 0.3),
    ),
    model.freckles ? freckles(model) : "",
    eye(model, -1),
    eye(model, 1),
    strokePath("M-3-6Q-14 26-9 32Q0 39 11 33", mix(skin.shade, skin.deep, 0.35), 4.5, 0.75),
    mouth(model),
    model.elderly
      ? strokePath(
          "M-72-4L-84-10M-73 4L-86 3M72-4L84-10M73 4L86 3M-40 52Q-48 62-46 74M40 52Q48 62 46 74",
          skin.deep,
          2.6,
          0.28,
        )
      : "",
    model.glasses ? glasses() : "",
  ].join("");
}

function ear(model: Person, side: number): string {
  const { skin } = model;
  const x = 99 * side;
  return [
    ellipse(x, 8, 20, 27, skin.shade),
    ellipse(x - 2 * side, 7, 18, 25, skin.base),
    strokePath(`M${x - 4 * side}-6Q${x + 12 * side} 4 ${x} 18`, skin.shade, 4),
    model.earrings ? ellipse(x, 38, 6.5, 6.5, "#e3b04a") : "",
  ].join("");
}

function eye(model: Person, side: number): string {
  const x = 42 * side;
  const brow = mix(model.hair.base, INK, 0.25);
  const lift = model.laughing ? -4 : 0;
  const white = `M${n(x - 18)} 2C${n(x - 11)}-13 ${n(x + 11)}-13 ${n(x + 18)} 2C${n(x + 11)} 14 ${n(x - 11)} 14 ${n(x - 18)} 2Z`;
  return [
    fillPath(white, "#fffaf3"),
    clipped(
      model.canvas.clip(white),
      ellipse(x, 0, 11, 11.5, model.iris) + ellipse(x, 0, 6.4, 6.8, "#171012") + ellipse(x - 4, -5, 3.4, 3.4, "#fff"),
    ),
    strokePath(`M${n(x - 19)} 3C${n(x - 11)}-14 ${n(x + 11)}-14 ${n(x + 19)} 3`, INK, 4),
    strokePath(
      openCurve([
        [x - 24, -28 + lift + (side < 0 ? 3 : -4)],
        [x, -36 + lift],
        [x + 24, -28 + lift + (side < 0 ? -4 : 3)],
      ]),
      brow,
      7,
      0.9,
    ),
  ].join("");
}

function mouth(model: Person): string {
  const lip = mix(rosy(model.skin, 0.5), model.skin.deep, 0.5);
  if (!model.laughing)
    return strokePath("M-28 66Q0 88 28 66", lip, 5.5) + strokePath("M-33 63L-27 68M33 63L27 68", lip, 4);
  const open = "M-34 60Q0 70 34 60Q28 96 0 97Q-28 96-34 60Z";
  const teeth = "M-30 62Q0 71 30 62L27 72Q0 80-27 72Z";
  return (
    fillPath(open, "#7a3033") +
    clipped(model.canvas.clip(open), fillPath(teeth, "#fffaf3") + ellipse(0, 96, 17, 10, "#e08580")) +
    strokePath("M-36 59Q0 71 36 59", lip, 4.5)
  );
}

function freckles(model: Person): string {
  const random = model.random("freckles");
  return Array.from({ length: 14 }, (_, i) =>
    ellipse((i % 2 ? 1 : -1) * random.int(26, 74), random.int(22, 46), 2.4, 2.2, model.skin.deep, 0.35),
  ).join("");
}

function glasses(): string {
  return (
    strokePath(
      "M-74 0a31 29 0 1 0 62 0a31 29 0 1 0-62 0M12 0a31 29 0 1 0 62 0a31 29 0 1 0-62 0M-12-4Q0-12 12-4M-74-4L-98-10M74-4L98-10",
      "#4a3834",
      5,
    ) + fillPath("M-66-10L-46-20L-38-18L-64 0ZM20-10L40-20L48-18L22 0Z", "#ffffff", 0.35)
  );
}
