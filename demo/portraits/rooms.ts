import { type Canvas, ellipse, evenStops, fillPath, rect, strokePath, threeStops } from "./canvas.ts";
import { mix } from "./palette.ts";
import { hill, leaf, pine } from "./plants.ts";
import type { Random } from "./random.ts";
import type { Background } from "./types.ts";

/** A living room with a sofa behind or under the animal. */
export function sofa(canvas: Canvas, random: Random, headX: number): Background {
  const [wall, cloth, name] = random.pick([
    ["#f1e0c4", "#7d9f95", "green"],
    ["#dfe6e2", "#d99a7c", "terracotta"],
    ["#efd8c8", "#7795a6", "blue"],
  ] as const);
  const shade = mix(cloth, "#3a2b33", 0.24);
  const left = headX > 850 || (headX > 750 && random.chance(0.5));
  const lampX = left ? 1400 : 200;
  const back = [
    rect(0, 0, 1600, 1200, canvas.linear(evenStops(mix(wall, "#ffffff", 0.25), wall))),
    canvas.glow(left ? 1380 : 220, 200, 520, 520, "#fff2cc", 0.95),
    picture(canvas, left ? 170 : 1190, 70),
    Math.abs(lampX - headX) > 380 ? lamp(canvas, lampX) : "",
    rect(-60, 430, 1720, 800, canvas.linear(evenStops(mix(cloth, "#ffffff", 0.14), cloth, shade)), 90),
    strokePath("M800 470L800 900", shade, 6, 0.5),
    strokePath("M-20 486Q400 456 780 480M820 480Q1200 456 1620 486", mix(cloth, "#ffffff", 0.4), 5, 0.5),
    cushion(canvas, left ? 210 : 1390, 690, left ? -10 : 9, mix("#e9b44c", wall, 0.15)),
    rect(-60, 920, 1720, 400, canvas.linear(threeStops(mix(cloth, "#ffffff", 0.2), 0.25, cloth, shade)), 60),
    canvas.glow(800, 930, 800, 40, "#3a2b33", 0.22),
  ].join("");
  return { back, front: "", place: `on a ${name} sofa` };
}

function picture(canvas: Canvas, x: number, y: number): string {
  return [
    rect(x, y, 240, 280, "#a9825c", 8),
    rect(x + 16, y + 16, 208, 248, "#fbf8f3", 4),
    rect(x + 40, y + 44, 160, 192, canvas.linear(evenStops("#cfe0e4", "#f3e3c2")), 2),
    fillPath(
      `M${x + 40} ${y + 200}Q${x + 90} ${y + 130} ${x + 130} ${y + 180}T${x + 200} ${y + 170}L${x + 200} ${y + 236}L${x + 40} ${y + 236}Z`,
      "#8fb09f",
    ),
    ellipse(x + 158, y + 92, 20, 20, "#e9b44c"),
  ].join("");
}

function lamp(canvas: Canvas, x: number): string {
  return [
    strokePath(`M${x} 220L${x} 520`, "#8a6a4e", 12),
    fillPath(
      `M${x - 70} 90L${x + 70} 90L${x + 112} 262L${x - 112} 262Z`,
      canvas.linear(evenStops("#fbeecb", "#f1cd83")),
    ),
  ].join("");
}

function cushion(canvas: Canvas, x: number, y: number, turn: number, colour: string): string {
  const body = "M-150 -130Q0 -158 150 -130Q174 0 150 140Q0 164 -150 140Q-174 0 -150 -130Z";
  const paint = canvas.linear(evenStops(mix(colour, "#ffffff", 0.25), mix(colour, "#5a3a2a", 0.16)));
  return `<g transform="translate(${x} ${y})rotate(${turn})">${fillPath(body, paint)}${strokePath("M-100-136Q-112 0-100 146M-50-146Q-56 0-50 150M0-148V152M50-146Q56 0 50 150M100-136Q112 0 100 146", "#fff6e2", 10, 0.5)}</g>`;
}

/** A window with evening light behind the animal. */
export function window(canvas: Canvas, random: Random): Background {
  const x = random.pick([250, 330, 410]);
  const [wide, low] = [880, 860];
  const frame = "#f4e6d2";
  const back = [
    rect(0, 0, 1600, 1200, canvas.linear(evenStops("#a98578", "#8b6a66"))),
    canvas.glow(x + wide / 2, 420, 1000, 760, "#f3c78d", 0.75),
    `<svg x="${x}" y="-40" width="${wide}" height="${low}" viewBox="${x} -40 ${wide} ${low}">${evening(canvas)}</svg>`,
    strokePath(
      `M${x} -40L${x} ${low - 40}L${x + wide} ${low - 40}L${x + wide} -40M${x + wide / 2} -40L${x + wide / 2} ${low - 40}M${x} 300L${x + wide} 300`,
      frame,
      26,
    ),
    rect(x - 60, low - 60, wide + 120, 54, canvas.linear(evenStops("#fbf1e0", "#d9c0a4")), 8),
    curtain(canvas, x - 190, 1),
    curtain(canvas, x + wide + 190, -1),
    plant(canvas, x + (random.chance(0.5) ? 90 : wide - 90), low - 60),
    canvas.glow(800, 1220, 900, 260, "#4a3036", 0.5),
  ].join("");
  return { back, front: "", place: "by a window in the evening light" };
}

function evening(canvas: Canvas): string {
  return [
    rect(
      0,
      -40,
      1600,
      900,
      canvas.linear([
        [0, "#c9a3b4"],
        [0.45, "#f2b98c"],
        [0.75, "#f9dc9d"],
        [1, "#fbe7b8"],
      ]),
    ),
    canvas.glow(900, 600, 420, 360, "#fff4cf", 1),
    ellipse(900, 600, 74, 74, "#fff2c4"),
    hill(660, 60, "#c79a8c"),
    pine(470, 720, 230, "#9a7776"),
    pine(590, 740, 170, "#a98480"),
    hill(730, 40, "#a57d78"),
  ].join("");
}

function curtain(canvas: Canvas, x: number, side: 1 | -1): string {
  const w = 240 * side;
  const paint = canvas.linear(evenStops("#e9c8a6", "#f4dcc0", "#d8ae8c"), { x2: 1, y2: 0 });
  const folds = [0.3, 0.6]
    .map((k) => `M${x + w * k} -20Q${x + w * (k + 0.08)} 500 ${x + w * (k - 0.12)} 1000`)
    .join("");
  return (
    fillPath(
      `M${x - w * 2} -20L${x + w} -20Q${x + w * 0.94} 420 ${x + w * 0.5} 620Q${x + w * 0.4} 900 ${x + w * 0.56} 1220L${x - w * 2} 1220Z`,
      paint,
    ) + strokePath(folds, "#b98c6c", 6, 0.35)
  );
}

function plant(canvas: Canvas, x: number, y: number): string {
  const leaves = [-50, -24, 0, 26, 52].map((turn, i) =>
    leaf(canvas, x, y - 70, 130 + (i % 2) * 40, turn, i % 2 ? "#5f8a78" : "#4d7767"),
  );
  return (
    leaves.join("") +
    fillPath(`M${x - 56} ${y - 84}L${x + 56} ${y - 84}L${x + 40} ${y}L${x - 40} ${y}Z`, "#c9775c") +
    rect(x - 62, y - 96, 124, 24, "#d68a6e", 6)
  );
}
