import { escapeHtml } from "../../../contract/platform/escape-html.ts";
import { splitAtLinks } from "../../../contract/platform/links.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { cardsHtml } from "./animal-cards.ts";
import type { CompleteDraft, LetterPicture } from "./letter.draft.ts";
import { LOGO_PATH, picturePath } from "./letter.pictures.ts";

const escapeLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, "<br>");

/** The HTML of a paragraph: web addresses become links, everything else is escaped. */
function linked(paragraph: string): string {
  const pieces = splitAtLinks(paragraph).map(escapeLines);
  return pieces.map((piece, at) => (at % 2 === 0 ? piece : `<a href="${piece}">${piece}</a>`)).join("");
}

/**
 * Many mail programs ignore style sheets, so every element has its own style. Programs with a dark mode read this sheet,
 * whose rules must win over the elements' own.
 */
const DARK = [
  ["body,.paper", "background:#131d1a"],
  [".sheet", "background:#1c2925"],
  [".sheet,.name", "color:#f1ece1"],
  [".soft,.soft a", "color:#b7c3bc"],
  [".button", "background:#cfe0d5"],
  [".button", "color:#13251f"],
]
  .map(([which, style]) => `${which}{${style}!important}`)
  .join("");

const img = (path: string, alt: string, { width, height, style }: { width: number; height?: number; style: string }) =>
  `<img src="${path}" alt="${escapeHtml(alt)}" width="${width}"${height ? ` height="${height}"` : ""} style="display:block;border:0;${style}">`;

/** A picture as wide as the sheet. */
const wide = ({ src, alt }: LetterPicture) =>
  img(src, alt, { width: 560, style: "width:100%;max-width:560px;height:auto;border-radius:20px;margin:0 0 20px" });

function head(): string {
  const { logoId, name } = shelter();
  const logo = img(logoId === null ? LOGO_PATH : picturePath(logoId, 320), "", {
    width: 40,
    height: 40,
    style: "border-radius:10px",
  });
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td style="padding-right:12px">${logo}</td>
<td class="name" style="font:bold 20px Georgia,serif;color:#1f3d36">${escapeHtml(name)}</td></tr></table>`;
}

/** The letter's HTML: a sheet in the site's colours with the shelter's logo, the animal's picture, one button. */
export function htmlOf({
  subject,
  greeting,
  paragraphs,
  pictures = [],
  cards = [],
  action,
  closing,
  unsubscribe,
  picture,
}: CompleteDraft): string {
  const body = [escapeLines(greeting), ...paragraphs.map(linked)].map((text) => `<p>${text}</p>`).join("\n");
  const button =
    action &&
    `<p style="margin:28px 0"><a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;padding:13px 26px;border-radius:26px;background:#1f3d36;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(action.text)}</a></p>`;
  const last =
    unsubscribe &&
    `<p class="soft" style="margin-top:32px;padding-top:16px;border-top:1px solid #d8d2c6;color:#4c5f58;font-size:14px">${escapeHtml(unsubscribe.why)} <a href="${escapeHtml(unsubscribe.url)}" style="color:#4c5f58">${escapeHtml(unsubscribe.text)}</a></p>`;
  const photo = picture?.photoId != null && wide({ src: picturePath(picture.photoId, 640), alt: picture.alt });
  return `<!doctype html>
<html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>p a{color:inherit}@media (prefers-color-scheme:dark){${DARK}}</style></head>
<body style="margin:0;padding:0;background:#fbf8f3">
<div class="paper" style="padding:24px 12px;background:#fbf8f3">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:24px;border-radius:20px;background:#ffffff;color:#1f3d36;font:16px/1.6 'Nunito Sans','Segoe UI',Helvetica,Arial,sans-serif">
${head()}
${photo || ""}
${body}
${pictures.map(wide).join("\n")}
${cardsHtml(cards)}
${button ?? ""}
<p class="soft" style="color:#4c5f58">${escapeLines(closing)}</p>
${last ?? ""}
</div></div></body></html>`;
}
