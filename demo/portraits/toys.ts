import { type Canvas, ellipse, evenStops, fillPath, strokePath, threeStops } from "./canvas.ts";
import { parsePoints } from "./outline.ts";
import { mix } from "./palette.ts";
import type { Random } from "./random.ts";
import type { AnimalType } from "./types.ts";

export type Prop = { art: string; name: string };

/** A toy that lies on the ground at (0, 0), about 100 wide. */
export function drawToy(canvas: Canvas, type: AnimalType, random: Random): Prop {
  return random.pick(type === "Dog" ? [ball, bone, ball] : [yarn, mouse, yarn])(canvas, random);
}

function ball(canvas: Canvas): Prop {
  const felt = canvas.radial(threeStops("#eef0a8", 0.6, "#cfd860", "#9fab3f"), { cx: 0.38, cy: 0.3, r: 0.8 });
  const art =
    ground(canvas, 46) +
    ellipse(0, -40, 42, 42, felt) +
    strokePath("M-32-66Q-6-46-20-6M36-60Q6-44 16-2", "#fbf8e6", 5, 0.9);
  return { art, name: "ball" };
}

function bone(canvas: Canvas): Prop {
  const ends = parsePoints("-56,-34 -56,-10 56,-34 56,-10").map(([x = 0, y = 0]) => ellipse(x, y, 17, 16, "#f6ead2"));
  const art =
    ground(canvas, 70) + ends.join("") + fillPath("M-54-36H54V-8H-54Z", canvas.linear(evenStops("#fdf6e6", "#e2cfac")));
  return { art, name: "bone" };
}

function yarn(canvas: Canvas, random: Random): Prop {
  const wool = random.pick(["#c8553d", "#7fa7b8", "#e0a63a", "#84566f"]);
  const thread = mix(wool, "#ffffff", 0.35);
  const art = [
    ground(canvas, 50),
    strokePath("M30-6Q90 14 130-4T210 4", wool, 5),
    ellipse(
      0,
      -42,
      46,
      44,
      canvas.radial(threeStops(mix(wool, "#ffffff", 0.25), 0.6, wool, mix(wool, "#2b1c20", 0.3)), {
        cx: 0.38,
        cy: 0.3,
        r: 0.8,
      }),
    ),
    strokePath(
      "M-40-56Q0-90 38-60M-45-42Q0-72 45-44M-43-28Q0-50 44-30M-26-78Q-34-40-8 0M0-86Q-14-40 16-2",
      thread,
      3,
      0.7,
    ),
  ];
  return { art: art.join(""), name: "ball of wool" };
}

function mouse(canvas: Canvas): Prop {
  const art = [
    ground(canvas, 56),
    strokePath("M-48-14Q-92-18-104-44", "#c98f86", 6),
    fillPath("M-52-2Q-54-54 0-58Q44-54 60-10Q62-2 50-2Z", canvas.linear(evenStops("#bcc3ca", "#8c949d"))),
    ellipse(14, -54, 17, 17, "#9aa2ab") + ellipse(14, -54, 10, 10, "#e3b0a6"),
    ellipse(38, -28, 4.5, 5, "#2b211f") + ellipse(59, -9, 5, 4.5, "#c9776c"),
  ];
  return { art: art.join(""), name: "toy mouse" };
}

function ground(canvas: Canvas, width: number): string {
  return canvas.glow(4, 0, width * 1.3, 14, "#2b211f", 0.4);
}
