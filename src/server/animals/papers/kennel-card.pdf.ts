import { youngAge } from "../../../contract/animals/age.ts";
import { breedName } from "../../../contract/animals/breeds.ts";
import { href } from "../../../contract/platform/href.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { formatDay, formatNumber, joinKnown } from "../../platform/papers/format.ts";
import { drawFramed } from "../../platform/papers/framed-picture.ts";
import {
  A5_PAGE,
  COLOUR,
  closeWithoutFoot,
  decoration,
  FONT,
  openPaper,
  PAGE,
  type Paper,
  tagged,
} from "../../platform/papers/paper.ts";
import { drawQr } from "../../platform/papers/qr.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { CardOfAnimal } from "./kennel-card.queries.ts";

/** A card of A6 in points. A5 is the same card, larger by the square root of two. */
const CARD = { width: PAGE.width / 2, height: PAGE.height / 2, margin: 20 } as const;
const INNER = CARD.width - 2 * CARD.margin;
const PHOTO = { top: 38, height: 158 } as const;
const QR_SIDE = 92;
const FACTS_TOP = 267;

/** A card with the bytes of its picture, a JPEG. */
export type Card = CardOfAnimal & { picture: Buffer | undefined };

/** The address in the code of a card. It leads staff to the animal's record, and everybody else to its page. */
export const cardAddress = (publicUrl: string, id: number): string => publicUrl + href(`/card/${id}`);

/**
 * Kennel cards in the reader's language: one on each page of A5, or four on each page of A4 with lines to cut along.
 * @param options.paper rules §14
 */
export async function kennelCardsPdf(
  cards: readonly Card[],
  { paper: size, publicUrl, now }: { paper: "a5" | "a4"; publicUrl: string; now: Date },
): Promise<Buffer> {
  const page = size === "a5" ? A5_PAGE : PAGE;
  const paper = await openPaper({ title: serverTexts().animalPapers.cards.title, madeAt: now, page });
  const each = size === "a5" ? 1 : 4;
  for (const [at, card] of cards.entries()) {
    const place = at % each;
    if (place === 0 && at > 0) paper.doc.addPage();
    if (place === 0 && each > 1) drawCutLines(paper);
    const x = (place % 2) * CARD.width;
    const y = Math.floor(place / 2) * CARD.height;
    paper.doc.save().translate(x, y);
    if (each === 1) paper.doc.scale(page.width / CARD.width);
    drawCard(paper, card, cardAddress(publicUrl, card.id));
    paper.doc.restore();
  }
  return closeWithoutFoot(paper);
}

function drawCutLines(paper: Paper) {
  decoration(paper, () => {
    paper.doc.lineWidth(0.5).dash(3, { space: 3 });
    paper.doc.moveTo(CARD.width, 0).lineTo(CARD.width, PAGE.height).stroke(COLOUR.line);
    paper.doc.moveTo(0, CARD.height).lineTo(PAGE.width, CARD.height).stroke(COLOUR.line);
    paper.doc.undash();
  });
}

function drawCard(paper: Paper, card: Card, address: string) {
  const text = serverTexts().animalPapers.cards;
  line(paper, "P", paper.foot.letterhead.name, { y: 18, size: 9, color: COLOUR.soft });
  drawPicture(paper, card);
  drawName(paper, card.name);
  line(paper, "P", describe(card), { y: 240, size: 10, lines: 2 });
  drawFacts(paper, card);
  const x = CARD.width - CARD.margin - QR_SIDE;
  drawQr(paper, address, text.code(address), { x, y: FACTS_TOP + 8, side: QR_SIDE });
  line(paper, "P", text.scan, {
    x,
    y: FACTS_TOP + 8 + QR_SIDE,
    width: QR_SIDE,
    size: 7.5,
    color: COLOUR.soft,
    align: "center",
  });
  line(paper, "P", stateOf(card), { y: CARD.height - 31, size: 11, font: FONT.bold });
}

const describe = ({ type, sex, breed, age, ageMonths }: Card): string => {
  const { types, sexes } = recordTexts().animals;
  const words = age !== null && (youngAge({ age, ageMonths }) ?? serverTexts().animalPapers.age(age));
  return joinKnown([types[type], sex && sexes[sex], words, breed && breedName(breed)], " · ");
};

/** The card does not tell visitors what kind of hold an animal has. */
function stateOf({ status, adoptableFrom }: Card): string {
  const text = serverTexts().animalPapers.cards;
  if (status === "Available") return text.looking;
  if (status === "Reserved") return text.reserved;
  // Only animals in the shelter have a card.
  if (status === "Adopted") return text.adopted;
  return status === "InCare" && adoptableFrom !== null ? text.adoptableFrom(formatDay(adoptableFrom)) : text.waiting;
}

type Line = {
  x?: number;
  y: number;
  width?: number;
  size: number;
  lines?: number;
  font?: string;
  color?: string;
  align?: "center";
};

/** Writes text on at most `lines` lines; a longer text ends with an ellipsis. */
function line(paper: Paper, tag: string, text: string, look: Line) {
  const {
    x = CARD.margin,
    y,
    width = INNER,
    size,
    lines = 1,
    font = FONT.text,
    color = COLOUR.ink,
    align = "left",
  } = look;
  const { doc } = paper;
  tagged(paper, tag, () => {
    doc.font(font).fontSize(size).fillColor(color);
    doc.text(text, x, y, { width, height: lines * doc.currentLineHeight(true) + 1, ellipsis: "…", align });
  });
}

const NAME_SIZES = [28, 24, 20, 17] as const;

/** Writes the name on one line, as large as possible. */
function drawName(paper: Paper, name: string) {
  const { doc } = paper;
  doc.font(FONT.bold);
  const size = NAME_SIZES.find((points) => doc.fontSize(points).widthOfString(name) <= INNER) ?? 17;
  line(paper, "H1", name, { y: 238 - size * 1.36, size, font: FONT.bold });
}

function drawFacts(paper: Paper, { weight, isChipped, since, place, number }: Card) {
  const text = serverTexts().animalPapers;
  const facts = [
    [text.cards.weight, weight === null ? text.unknown : text.weight(formatNumber(weight))],
    [text.cards.chip.name, isChipped ? text.cards.chip.yes : text.cards.chip.no],
    [text.cards.since, formatDay(since)],
    [text.cards.place, place],
    [text.cards.number, number],
  ].filter((fact): fact is [string, string] => fact[1] !== null);
  const width = INNER - QR_SIDE - 8;
  for (const [at, [name, value]] of facts.entries()) {
    const y = FACTS_TOP + at * 23;
    line(paper, "P", name, { y, width, size: 7, color: COLOUR.soft });
    line(paper, "P", value, { y: y + 8.5, width, size: 9.5 });
  }
}

/** The picture fills its frame and keeps its focal point in it, as on the pages. */
function drawPicture(paper: Paper, { picture, photo, name }: Card) {
  const { doc } = paper;
  const frame = () => doc.roundedRect(CARD.margin, PHOTO.top, INNER, PHOTO.height, 8);
  if (!picture || !photo) {
    decoration(paper, () => frame().fill(COLOUR.box));
    const y = PHOTO.top + PHOTO.height / 2 - 6;
    line(paper, "P", serverTexts().animalPapers.cards.photo, { y, size: 9, color: COLOUR.soft, align: "center" });
    return;
  }
  drawFramed(paper, photo, picture, name, {
    x: CARD.margin,
    y: PHOTO.top,
    width: INNER,
    height: PHOTO.height,
    radius: 8,
  });
}
