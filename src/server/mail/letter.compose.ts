import { escapeHtml } from "../../contract/escape-html.ts";
import { splitAtLinks } from "../../contract/links.ts";
import { offeredLanguage, shelter, shelterAddress, shelterPhone } from "../../contract/shelter.ts";
import { currentLanguage, type Language } from "../../contract/texts/language.ts";
import { inLanguage } from "../language.ts";
import { serverTexts } from "../texts/texts.ts";
import type { Letter } from "./letter.queries.ts";

/** The content of a letter: plain text, never HTML. */
export type LetterDraft = {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { text: string; url: string };
  /** Why this letter came and how to get no more of them; the last lines of the letter. */
  unsubscribe?: { why: string; text: string; url: string };
  /** Left out: the shelter's regards. */
  closing?: string;
};

const escapeLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, "<br>");

/** Web addresses in a paragraph are links; nothing in it is read as HTML. */
function linked(paragraph: string): string {
  const pieces = splitAtLinks(paragraph).map(escapeLines);
  return pieces.map((piece, at) => (at % 2 === 0 ? piece : `<a href="${piece}">${piece}</a>`)).join("");
}

/** The paragraphs of a text that somebody typed: blank lines separate them. */
export const paragraphsOf = (typed: string): string[] =>
  typed
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "");

/**
 * How a letter to an account begins. Anybody can sign up with any name and somebody else's address: until it is
 * confirmed, letters to it carry nothing of what was typed (docs/decisions/0021).
 */
export function greetingTo({ name, emailConfirmed }: { name: string; emailConfirmed: boolean }): string {
  const { dear, hello } = serverTexts().letters.frame;
  return emailConfirmed ? dear(name) : hello;
}

const regards = () =>
  [serverTexts().letters.frame.regards, shelter().name, shelterAddress(), shelterPhone()].join("\n");

function textOf({ greeting, paragraphs, action, closing = regards(), unsubscribe }: LetterDraft): string {
  const link = action ? [`${action.text}: ${action.url}`] : [];
  const last = unsubscribe ? [`${unsubscribe.why}\n${unsubscribe.text}: ${unsubscribe.url}`] : [];
  return [greeting, ...paragraphs, ...link, closing, ...last].join("\n\n");
}

/** Many mail programs ignore style sheets, so every element carries its own style. */
function htmlOf({ subject, greeting, paragraphs, action, closing = regards(), unsubscribe }: LetterDraft): string {
  const body = [escapeLines(greeting), ...paragraphs.map(linked)].map((text) => `<p>${text}</p>`).join("\n");
  const button =
    action &&
    `<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 22px;border-radius:24px;background:#1f3d36;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(action.text)}</a></p>`;
  const last =
    unsubscribe &&
    `<p style="margin-top:32px;padding-top:16px;border-top:1px solid #d8d2c6;color:#4c5f58;font-size:14px">${escapeHtml(unsubscribe.why)} <a href="${escapeHtml(unsubscribe.url)}" style="color:#4c5f58">${escapeHtml(unsubscribe.text)}</a></p>`;
  return `<!doctype html>
<html lang="${currentLanguage()}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fbf8f3;color:#1f3d36;font:16px/1.6 sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="font:bold 20px Georgia,serif">${escapeHtml(shelter().name)}</p>
${body}
${button ?? ""}
<p style="color:#4c5f58">${escapeLines(closing)}</p>
${last ?? ""}
</div></body></html>`;
}

/**
 * Writes a letter as plain text and as HTML.
 * @param language of the recipient, in which `write` reads its texts if the shelter offers it
 */
export function composeLetter(language: Language, write: () => LetterDraft): Letter {
  return inLanguage(offeredLanguage(language), () => {
    const draft = write();
    return { to: draft.to, subject: draft.subject, text: textOf(draft), html: htmlOf(draft) };
  });
}
