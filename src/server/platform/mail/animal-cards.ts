import { escapeHtml } from "../../../contract/platform/escape-html.ts";
import { picturePath } from "./letter.pictures.ts";

/** An animal in a letter: its picture, its name, a line about it, and the address of its page. */
export type AnimalCard = { photoId: number | null; name: string; line: string; url: string };

/** The cards in the text of a letter, one paragraph each. */
export const cardsText = (cards: readonly AnimalCard[]): string[] =>
  cards.map(({ name, line, url }) => `${name}\n${line}\n${url}`);

const WIDTH = 120;

function pictureOf({ photoId, name }: AnimalCard): string {
  if (photoId === null) return "";
  return `<td style="width:${WIDTH}px;padding:0 16px 0 0;vertical-align:top"><img src="${picturePath(photoId, 320)}" alt="${escapeHtml(name)}" width="${WIDTH}" style="display:block;border:0;width:${WIDTH}px;height:auto;border-radius:12px"></td>`;
}

/** The cards in the HTML of a letter: tables, which every mail program lays out. */
export const cardsHtml = (cards: readonly AnimalCard[]): string =>
  cards
    .map((card) => {
      const name = `<a href="${escapeHtml(card.url)}" style="color:inherit;font:bold 18px Georgia,serif">${escapeHtml(card.name)}</a>`;
      const words = `<td style="vertical-align:top">${name}<br>${escapeHtml(card.line)}</td>`;
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:20px 0"><tr>${pictureOf(card)}${words}</tr></table>`;
    })
    .join("\n");
