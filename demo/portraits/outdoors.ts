import { type Canvas, ellipse, evenStops, fillPath, rect, threeStops } from "./canvas.ts";
import { bush, flower, grass, hill, leaf, pine } from "./plants.ts";
import type { Random } from "./random.ts";
import type { Background } from "./types.ts";

export function garden(canvas: Canvas, random: Random): Background {
  const back = [
    rect(
      0,
      0,
      1600,
      1200,
      canvas.linear([
        [0, "#bfdbe0"],
        [0.5, "#e6efdc"],
        [0.75, "#dfe9c0"],
      ]),
    ),
    canvas.glow(1250, 140, 520, 420, "#fff3cf", 0.9),
    bush(random, 180, 560, 330, 300, "#b5cfa8"),
    bush(random, 1420, 540, 340, 320, "#a9c79f"),
    bush(random, 560, 640, 320, 220, "#c3d8ae"),
    bush(random, 1040, 650, 320, 210, "#b9d2a6"),
    hill(740, 60, canvas.linear(evenStops("#a8c47c", "#7fa65f"))),
    meadowFlowers(canvas, random, 770, 1010, 26, 14),
  ].join("");
  const front =
    grass(random, "#7ba45c", 1150, 150) +
    grass(random, "#5f8f4e", 1190, 130) +
    meadowFlowers(canvas, random, 1060, 1150, 9, 30);
  return { back, front, place: "in the grass" };
}

function meadowFlowers(
  canvas: Canvas,
  random: Random,
  top: number,
  bottom: number,
  count: number,
  size: number,
): string {
  const petals = ["#fffaf0", "#f3c6bb", "#f7dc8f", "#fffaf0", "#d9d3ee"];
  return Array.from({ length: count }, () => {
    const y = random.int(top, bottom);
    return flower(canvas, random.int(20, 1580), y, size * (0.7 + random.next() * 0.5), random.pick(petals));
  }).join("");
}

const AUTUMN_COLOURS = ["#d9843b", "#e5b04a", "#c25f3a", "#b8793b", "#eac06a"];

export function autumn(canvas: Canvas, random: Random): Background {
  const trunks = [150, 420, 1190, 1460].map((x, i) => {
    const wide = 34 + (i % 2) * 22;
    return fillPath(
      `M${x} 0Q${x + 12} 420 ${x - 8} 860L${x + wide + 16} 860Q${x + wide - 6} 420 ${x + wide} 0Z`,
      "#b58f78",
      0.55,
    );
  });
  const falling = Array.from({ length: 16 }, () =>
    leaf(
      canvas,
      random.int(20, 1580),
      random.int(60, 820),
      random.int(34, 58),
      random.int(0, 360),
      random.pick(AUTUMN_COLOURS),
    ),
  );
  const back = [
    rect(0, 0, 1600, 1200, canvas.linear(threeStops("#f6dfb2", 0.6, "#f3cf9d", "#dca467"))),
    trunks.join(""),
    bush(random, 240, 90, 420, 240, "#eab86a"),
    bush(random, 820, 30, 460, 180, "#efc97f"),
    bush(random, 1400, 100, 400, 260, "#e2a25c"),
    canvas.glow(900, 380, 760, 460, "#fff4d6", 0.8),
    hill(840, 40, canvas.linear(evenStops("#d9a461", "#b4733f"))),
    falling.join(""),
    scatteredLeaves(canvas, random, 860, 1080, 34, [46, 74]),
  ].join("");
  return { back, front: scatteredLeaves(canvas, random, 1130, 1210, 40, [80, 130]), place: "among autumn leaves" };
}

function scatteredLeaves(
  canvas: Canvas,
  random: Random,
  top: number,
  bottom: number,
  count: number,
  [min, max]: readonly [number, number],
): string {
  return Array.from({ length: count }, (_, i) =>
    leaf(
      canvas,
      ((i + random.next()) / count) * 1640 - 20,
      random.int(top, bottom),
      random.int(min, max),
      random.int(-100, 100),
      random.pick(AUTUMN_COLOURS),
    ),
  ).join("");
}

export function snow(canvas: Canvas, random: Random, headX: number): Background {
  const trees = [90, 270, 420, 1180, 1330, 1520].map((x, i) =>
    pine(x, 800 + (i % 3) * 26, 430 + (i % 2) * 130, i % 2 ? "#86a6ad" : "#9db8bd"),
  );
  const flakes = (count: number, size: number) =>
    Array.from({ length: count }, () =>
      ellipse(random.int(0, 1600), random.int(0, 1000), size, size, "#fff", 0.85),
    ).join("");
  const nearFlakes = Array.from({ length: 14 }, () => [random.int(20, 1580), random.int(40, 1000)] as const)
    .filter(([x]) => Math.abs(x - headX) > 440)
    .map(([x, y]) => ellipse(x, y, 12, 12, "#fff", 0.9))
    .join("");
  const back = [
    rect(0, 0, 1600, 1200, canvas.linear(threeStops("#a9c4d2", 0.7, "#dfeaee", "#eef4f5"))),
    canvas.glow(360, 180, 520, 360, "#fff6ea", 0.75),
    hill(760, 70, "#cfdfe5"),
    trees.join(""),
    hill(850, 50, canvas.linear(evenStops("#f3f8f9", "#d3e1e8"))),
    flakes(34, 7),
  ].join("");
  const front = hill(1130, 40, canvas.linear(evenStops("#fbfdfd", "#d9e6ec"))) + nearFlakes;
  return { back, front, place: "in the snow" };
}
