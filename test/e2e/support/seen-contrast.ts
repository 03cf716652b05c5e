import type { Page } from "@playwright/test";
import sharp from "sharp";
import { picturesLoaded } from "./measures.ts";

/** WCAG 1.4.3 (AA): ordinary text, and text that is large by its size or its weight. */
const ENOUGH = 4.5;
const ENOUGH_FOR_LARGE = 3;
/** The share of a text's background that may fall short: the edge of a rounded corner, a hair of a picture. */
const MAY_FALL_SHORT = 0.01;

type Colour = readonly [red: number, green: number, blue: number];
type Box = { left: number; top: number; right: number; bottom: number };
type Text = { words: string; colour: Colour; opacity: number; isLarge: boolean; lines: Box[] };
type Picture = { data: Buffer; width: number; height: number };

/**
 * Compares every text of the page with the pixels that it stands on, pictures and gradients included, which axe cannot:
 * the page is pictured without its letters. The window is made as tall as the page: nothing that sticks covers a text.
 * @param width of the window, in CSS pixels
 * @returns the texts that are too faint, each with its contrast
 */
export async function faintTexts(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await picturesLoaded(page);
  const texts = await page.evaluate(readTexts);
  const picture = await pictureWithoutText(page);
  return texts.flatMap((text) => {
    const needed = text.isLarge ? ENOUGH_FOR_LARGE : ENOUGH;
    const worst = worstContrast(text, picture);
    return worst < needed ? [`"${text.words}" ${worst.toFixed(2)}, needs ${needed}`] : [];
  });
}

/** A style sheet of the script's own: the pages' policy refuses the one that a screenshot can bring along. */
async function pictureWithoutText(page: Page): Promise<Picture> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { -webkit-text-fill-color: transparent; text-decoration-color: transparent !important }");
    document.adoptedStyleSheets = [sheet];
  });
  const png = await page.screenshot({ fullPage: true, scale: "css", animations: "disabled" });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @returns the lowest contrast of a text with its background, without the share of the background that may fall short */
function worstContrast({ lines, colour, opacity }: Text, picture: Picture): number {
  const backgrounds = countColours(lines, picture);
  let left = MAY_FALL_SHORT * backgrounds.values().reduce((sum, count) => sum + count, 0);
  const ranked = [...backgrounds]
    .map(([key, count]) => {
      const background: Colour = [key >> 16, (key >> 8) & 255, key & 255];
      const mixed = (at: 0 | 1 | 2) => colour[at] * opacity + background[at] * (1 - opacity);
      return { ratio: contrast([mixed(0), mixed(1), mixed(2)], background), count };
    })
    .sort((one, other) => one.ratio - other.ratio);
  for (const { ratio, count } of ranked) {
    left -= count;
    if (left < 0) return ratio;
  }
  return Number.POSITIVE_INFINITY;
}

/** @returns how many pixels of these boxes have each colour, as one number of 24 bits */
function countColours(boxes: readonly Box[], { data, width, height }: Picture): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { left, top, right, bottom } of boxes) {
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
      for (let x = Math.max(0, left); x < Math.min(width, right); x += 1) {
        const at = (y * width + x) * 3;
        const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
        const key = (red << 16) | (green << 8) | blue;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** The ratio of WCAG 2, from 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Runs in the page. @returns every text that can be seen, with the boxes of its lines in pixels of the whole page */
function readTexts(): Text[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas");

  /** Any colour that CSS can write, as red, green, blue and how much of it covers, from 0 to 1. */
  const resolved = (css: string): { colour: Colour; alpha: number } => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { colour: [red, green, blue], alpha: alpha / 255 };
  };

  /** The part of a line that nothing cuts off. */
  const shown = (line: DOMRect, element: Element): Box => {
    let { left, top, right, bottom } = line;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (around === document.documentElement || (overflowX === "visible" && overflowY === "visible")) continue;
      const box = around.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    return {
      left: Math.ceil(left + scrollX),
      top: Math.ceil(top + scrollY),
      right: Math.floor(right + scrollX),
      bottom: Math.floor(bottom + scrollY),
    };
  };

  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim();
    if (!element || !words || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest(".visually-hidden, :disabled, [aria-disabled=true]")) continue;
    const style = getComputedStyle(element);
    const { colour, alpha } = resolved(style.color);
    let opacity = alpha;
    for (let around: Element | null = element; around; around = around.parentElement) {
      opacity *= Number(getComputedStyle(around).opacity);
    }
    const size = Number.parseFloat(style.fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({
      words: words.slice(0, 60),
      colour,
      opacity,
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      lines: [...range.getClientRects()].map((line) => shown(line, element)),
    });
  }
  return texts;
}
