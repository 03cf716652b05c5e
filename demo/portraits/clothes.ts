import { clipped, ellipse, evenStops, fillPath, strokePath, threeStops, transformed } from "./canvas.ts";
import { closedCurve, type Point, parsePoints, withMirrorImage } from "./outline.ts";
import { BRAND, mix } from "./palette.ts";
import type { Garment, Person } from "./types.ts";

const SHOULDERS: Point[] = withMirrorImage(parsePoints("0,128 44,134 78,156 150,178 204,226 228,320 236,470 0,480"));

/** Neck, shoulders and clothes; staff have the shelter's paw on the chest. */
export function drawClothes(model: Person): string {
  const { canvas, skin, cloth } = model;
  const path = closedCurve(SHOULDERS);
  const garment =
    model.garment === "coat" ? whiteCoat(model) : canvas.linear(threeStops(cloth.light, 0.35, cloth.base, cloth.shade));
  const neck = "M-42 70L-44 150Q0 196 44 150L42 70Z";
  return [
    fillPath(path, garment),
    clipped(
      canvas.clip(path),
      canvas.glow(190, 330, 110, 190, cloth.deep, 0.35) + canvas.glow(-120, 230, 90, 80, "#fff3dc", 0.2),
    ),
    fillPath(neck, canvas.linear(threeStops(skin.shade, 0.45, skin.shade, skin.base))),
    strokePath("M-150 300Q-140 380-146 470M150 300Q140 380 146 470", cloth.deep, 5, 0.35),
    DETAILS[model.garment](model),
  ].join("");
}

const DETAILS: Record<Garment, (model: Person) => string> = {
  polo: (model) =>
    collar(model) +
    strokePath("M0 190L0 268", model.cloth.deep, 4, 0.5) +
    ellipse(0, 214, 5, 5, "#fff6e6") +
    ellipse(0, 244, 5, 5, "#fff6e6") +
    staffBadge(model, 86, 268, "#fff6e6"),
  coat: vetCoat,
  dungarees,
  knit: (model) => {
    const dark = mix(model.cloth.base, model.cloth.deep, 0.45);
    const ribs = [-40, -26, -12, 2, 16, 30, 42].map((x) => `M${x} ${168 - Math.abs(x) * 0.3}l0 14`).join("");
    return (
      strokePath("M-50 142Q0 206 50 142", dark, 26) +
      strokePath(ribs, model.cloth.light, 3, 0.5) +
      staffBadge(model, 88, 272, "#fff6e6")
    );
  },
  fleece: (model) => {
    const { cloth } = model;
    return [
      fillPath(
        "M-62 118Q-74 160-30 196L0 178L0 210L-16 214Q-84 186-84 146ZM62 118Q74 160 30 196L0 178L0 210L16 214Q84 186 84 146Z",
        mix(cloth.base, cloth.deep, 0.4),
      ),
      strokePath("M0 186L0 470", "#fbf0dc", 6, 0.9),
      strokePath("M0 196l0 26", BRAND.honey, 9),
      staffBadge(model, 86, 272, "#fff6e6"),
    ].join("");
  },
};

function collar({ cloth }: Person): string {
  const dark = mix(cloth.base, cloth.deep, 0.3);
  return (
    fillPath(
      "M-48 132Q-66 150-64 166L-22 214L0 186Q-36 168-48 132ZM48 132Q66 150 64 166L22 214L0 186Q36 168 48 132Z",
      dark,
    ) + strokePath("M-64 166L-22 214L0 186L22 214L64 166", cloth.deep, 3, 0.4)
  );
}

function whiteCoat({ canvas }: Person): string {
  return canvas.linear(evenStops("#fffdf8", "#dfe3e0"));
}

/** A vet's white coat over a coloured shirt, with a stethoscope. */
function vetCoat(model: Person): string {
  const left = "M-50 136L-78 156Q-150 178-204 226Q-230 320-238 480L-20 480Q-6 330-50 136Z";
  const right = "M50 136L78 156Q150 178 204 226Q230 320 238 480L20 480Q6 330 50 136Z";
  return [
    fillPath("M-50 146L-42 160Q0 206 42 160L50 146L22 480L-22 480Z", model.cloth.base),
    fillPath(left + right, whiteCoat(model)),
    fillPath(
      "M-50 136L-84 160L-60 214L-78 226L-22 330Q-14 220-50 136ZM50 136L84 160L60 214L78 226L22 330Q14 220 50 136Z",
      "#eef0ec",
    ),
    strokePath("M-50 136L-84 160L-60 214L-78 226L-22 330M50 136L84 160L60 214L78 226L22 330", "#b9c0bc", 3, 0.8),
    strokePath("M-64 150Q-80 250-30 282Q20 300 30 250M64 150Q76 200 60 236", "#43545a", 8),
    ellipse(30, 244, 14, 14, "#8f9da3") + ellipse(30, 244, 7, 7, "#dfe6e8"),
    staffBadge(model, 118, 282, BRAND.pine),
  ].join("");
}

function dungarees(model: Person): string {
  const { canvas, cloth } = model;
  const stripes = [186, 214, 242, 270, 298, 326, 354, 382]
    .map((y) => `M-240 ${y + 22}Q0 ${y - 22} 240 ${y + 22}`)
    .join("");
  const shirt = closedCurve(SHOULDERS);
  const denim = canvas.linear(evenStops("#5b7f93", "#3f6072"));
  return [
    clipped(
      canvas.clip(shirt),
      fillPath(shirt, mix(cloth.base, "#fff6e6", 0.72)) +
        strokePath(stripes, cloth.base, 9, 0.8) +
        canvas.glow(190, 330, 110, 190, "#4a2f3c", 0.25),
    ),
    fillPath("M-42 120L-44 150Q0 196 44 150L42 120Z", canvas.linear(evenStops(model.skin.shade, model.skin.base))),
    fillPath("M-104 240Q0 254 104 240L116 480L-116 480Z", denim),
    fillPath("M-104 158L-72 148L-66 262L-98 262ZM104 158L72 148L66 262L98 262Z", denim),
    ellipse(-82, 256, 9, 9, BRAND.honey) + ellipse(82, 256, 9, 9, BRAND.honey),
    staffBadge(model, 0, 300, "#fff6e6"),
  ].join("");
}

function staffBadge({ staff }: Person, x: number, y: number, colour: string): string {
  return staff ? pawBadge(x, y, colour) : "";
}

/** The shelter's logo, a paw. */
export function pawBadge(x: number, y: number, colour: string, scale = 1): string {
  const toes = parsePoints("-17,-10 -6.5,-20 6.5,-20 17,-10").map(([dx = 0, dy = 0]) =>
    ellipse(dx, dy, 5.4, 7, colour),
  );
  const pad = "M0-6C9-6 17 5 16 13C15 20 6 17 0 17C-6 17-15 20-16 13C-17 5-9-6 0-6Z";
  return transformed(toes.join("") + fillPath(pad, colour), { x, y, scale });
}
