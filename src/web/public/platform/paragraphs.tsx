import type { Language } from "../../../contract/texts/language.ts";

/** Plain text with its blank lines turned into paragraphs (rules §5). @param lang where it is not the page's */
export function Paragraphs({ text, lang }: { text: string; lang?: Language | undefined }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other name, and the list never changes
    <p key={at} lang={lang}>
      {paragraph}
    </p>
  ));
}
