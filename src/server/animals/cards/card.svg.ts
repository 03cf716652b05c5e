import { LOGO } from "../../../contract/platform/logo.ts";
import { type Frame, logoBox, marginOf, type Theme } from "./card.frames.ts";
import { drawableText, type Face, faceFor, type Line, outline, wrapText } from "./lettering.ts";

/** The texts of a card: `badge` in a pill above the title, `lines` below it. `colour` is the shelter's accent colour. */
export type CardWords = { badge?: string; title: string; lines: readonly string[]; shelter: string; colour: string };

const textPath = (face: Face, line: Line, size: number, { x, y, fill }: { x: number; y: number; fill: string }) =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${fill}" d="${outline(face, line, size).path}"/>`;

/** The panel, whose curved edge covers a part of the photo. */
function drawPanel({ panel: { x, y, width, height }, bulge }: Frame, { ground }: Theme): string {
  const path = bulge.x
    ? `M${x} ${y}Q${x - 2 * bulge.x} ${y + height / 2} ${x} ${y + height}H${x + width}V${y}Z`
    : `M${x} ${y}Q${x + width / 2} ${y - 2 * bulge.y} ${x + width} ${y}V${y + height}H${x}Z`;
  return `<path fill="${ground}" d="${path}"/>`;
}

const paw = ({ x, y, side, turn = 0, fill, opacity = 1 }: Mark) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${side / LOGO.size}) translate(${-LOGO.size / 2} ${-LOGO.size * 0.65})" fill="${fill}" fill-opacity="${opacity}" d="${LOGO.paw}"/>`;

type Mark = { x: number; y: number; side: number; turn?: number; fill: string; opacity?: number };

/** A paw, when the animal has no photo. */
function drawPlaceholder({ photo: { x, y, width, height } }: Frame): string {
  const side = Math.min(width, height) * 0.6;
  return `<path fill="#e1ece4" d="M${x} ${y}h${width}v${height}h${-width}z"/>${paw({ x: x + width * 0.47, y: y + height / 2, side, turn: -10, fill: "#1f3d36", opacity: 0.25 })}`;
}

const CONFETTI = ["#e9b44c", "#c8553d", "#7fa7b8"] as const;

/** Paws that walk home across the panel. */
export function pawsAcross({ panel: { x, y, width, height } }: Frame): string {
  const steps = [
    [0.62, 0.1],
    [0.7, 0.04],
    [0.77, 0.13],
    [0.86, 0.07],
    [0.92, 0.17],
    [0.96, 0.06],
  ] as const;
  const marks = steps.map(([across, down], at) =>
    paw({
      x: x + width * across,
      y: y + height * down + 20,
      side: Math.min(width * 0.075, 48),
      turn: 68 + (at % 2) * 18,
      fill: CONFETTI[at % CONFETTI.length] as string,
    }),
  );
  return marks.join("");
}

function drawLogo(frame: Frame, { roof, paw: pad }: Theme): string {
  const { x, y, width } = logoBox(frame);
  return `<g transform="translate(${x} ${y}) scale(${width / LOGO.size})"><path d="${LOGO.roof}" fill="none" stroke="${roof}" stroke-width="${LOGO.roofWidth}" stroke-linecap="round" stroke-linejoin="round"/><path d="${LOGO.paw}" fill="${pad}"/></g>`;
}

/** The title on at most two lines, as large as possible; at the smallest size it is cut. */
function fitTitle(title: string, maxWidth: number, largest: number) {
  const face = faceFor("head", title);
  for (let size = largest; ; size -= 6) {
    const { lines, isCut } = wrapText(face, title, { size, maxWidth, lines: 2 });
    if (!isCut || size <= largest * 0.4) return { face, size, lines };
  }
}

type Badge = { x: number; y: number; size: number; maxWidth: number; fill: string };

/** The badge: one line of text in a pill. */
function drawBadge(badge: string, { x, y, size, maxWidth, fill }: Badge): string {
  const { lines } = wrapText("bold", drawableText(badge), { size, maxWidth: maxWidth - size * 1.6, lines: 1 });
  const [text = []] = lines;
  const width = outline("bold", text, size).width + size * 1.6;
  const height = size * 1.9;
  const words = textPath("bold", text, size, { x: x + size * 0.8, y: y + height * 0.68, fill: "#ffffff" });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>${words}`;
}

/** Words in the middle of the panel: badge, title, lines. */
function drawWords(frame: Frame, words: CardWords, theme: Theme): string {
  const { panel } = frame;
  const isLarge = panel.width > 600;
  const margin = marginOf(panel);
  const maxWidth = panel.width - 2 * margin;
  const x = panel.x + margin;
  const title = fitTitle(drawableText(words.title), maxWidth, isLarge ? 128 : 92);
  const lineSize = isLarge ? 44 : 32;
  const lines = words.lines.flatMap(
    (line) => wrapText("text", drawableText(line), { size: lineSize, maxWidth, lines: 2 }).lines,
  );
  const badgeSize = isLarge ? 36 : 25;
  const badgeHeight = words.badge ? badgeSize * 1.9 + 26 : 0;
  const whole = badgeHeight + title.lines.length * title.size * 1.08 + 20 + lines.length * lineSize * 1.4;
  const foot = frame.height - logoBox(frame).y;
  let y = panel.y + Math.max((panel.height - foot - whole) / 2 + 10, margin * 0.6);
  const parts: string[] = [];
  if (words.badge) {
    parts.push(drawBadge(words.badge, { x, y, size: badgeSize, maxWidth, fill: words.colour }));
    y += badgeHeight;
  }
  for (const line of title.lines) {
    y += title.size * 0.98;
    parts.push(textPath(title.face, line, title.size, { x: x - title.size * 0.03, y, fill: theme.ink }));
    y += title.size * 0.1;
  }
  y += 20;
  for (const line of lines) {
    y += lineSize * 1.2;
    parts.push(textPath("text", line, lineSize, { x, y, fill: theme.soft }));
    y += lineSize * 0.2;
  }
  return parts.join("");
}

function drawShelter(frame: Frame, name: string, { ink }: Theme): string {
  const logo = logoBox(frame);
  const size = logo.width * 0.44;
  const x = logo.x + logo.width + size * 0.6;
  const maxWidth = frame.panel.x + frame.panel.width - marginOf(frame.panel) - x;
  const { lines } = wrapText("bold", drawableText(name), { size, maxWidth, lines: 2 });
  const top = logo.y + logo.height / 2 + size * 0.35 - ((lines.length - 1) * size * 1.2) / 2;
  return lines.map((line, at) => textPath("bold", line, size, { x, y: top + at * size * 1.2, fill: ink })).join("");
}

/** Everything on a card except its photo and the shelter's own logo, as an SVG of its size. Texts are outlines. */
export function drawOverlay(
  frame: Frame,
  words: CardWords,
  { theme, hasPhoto, hasLogo, marks = "" }: { theme: Theme; hasPhoto: boolean; hasLogo: boolean; marks?: string },
): string {
  const parts = [
    hasPhoto ? "" : drawPlaceholder(frame),
    drawPanel(frame, theme),
    marks,
    drawWords(frame, words, theme),
    hasLogo ? "" : drawLogo(frame, theme),
    drawShelter(frame, words.shelter, theme),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">${parts.join("")}</svg>`;
}
