import { SHELTER, SHELTER_ADDRESS, SHELTER_PHONE } from "../../contract/shelter.ts";
import type { Letter } from "./letter.queries.ts";

/** What a letter says; everything in it is text, whoever typed it. */
export type LetterDraft = {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { text: string; url: string };
  /** Why this letter came and how to get no more of them; stands last. */
  leave?: { why: string; text: string; url: string };
  /** Left out: the shelter's regards. */
  closing?: string;
};

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const asHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
const asHtmlLines = (text: string) => asHtml(text).replace(/\r?\n/g, "<br>");

/** @returns what stands between the blank lines of a text that somebody typed */
export const paragraphsOf = (typed: string): string[] =>
  typed
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "");

/**
 * How a letter to an account begins. A name is typed by whoever signs up, and the address may be anybody's: until it is
 * confirmed, letters to it carry nothing of what was typed (docs/decisions/0021).
 */
export const greetingTo = ({ name, emailConfirmed }: { name: string; emailConfirmed: boolean }): string =>
  emailConfirmed ? `Dear ${name},` : "Hello,";

const CLOSING = `With kind regards,\n${SHELTER.name}\n${SHELTER_ADDRESS}\n${SHELTER_PHONE}`;

function textOf({ greeting, paragraphs, action, closing = CLOSING, leave }: LetterDraft): string {
  const link = action ? [`${action.text}: ${action.url}`] : [];
  const last = leave ? [`${leave.why}\n${leave.text}: ${leave.url}`] : [];
  return [greeting, ...paragraphs, ...link, closing, ...last].join("\n\n");
}

/** Mail programs know little of style sheets: everything stands at its element. */
function htmlOf({ subject, greeting, paragraphs, action, closing = CLOSING, leave }: LetterDraft): string {
  const body = [greeting, ...paragraphs].map((text) => `<p>${asHtmlLines(text)}</p>`).join("\n");
  const button =
    action &&
    `<p><a href="${asHtml(action.url)}" style="display:inline-block;padding:12px 22px;border-radius:24px;background:#1f3d36;color:#ffffff;text-decoration:none;font-weight:bold">${asHtml(action.text)}</a></p>`;
  const last =
    leave &&
    `<p style="margin-top:32px;padding-top:16px;border-top:1px solid #d8d2c6;color:#4c5f58;font-size:14px">${asHtml(leave.why)} <a href="${asHtml(leave.url)}" style="color:#4c5f58">${asHtml(leave.text)}</a></p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${asHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fbf8f3;color:#1f3d36;font:16px/1.6 sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="font:bold 20px Georgia,serif">${asHtml(SHELTER.name)}</p>
${body}
${button ?? ""}
<p style="color:#4c5f58">${asHtmlLines(closing)}</p>
${last ?? ""}
</div></body></html>`;
}

/** Writes a letter as plain text and as HTML. */
export function composeLetter(draft: LetterDraft): Letter {
  return { to: draft.to, subject: draft.subject, text: textOf(draft), html: htmlOf(draft) };
}
