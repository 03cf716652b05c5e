/** Plain text with its blank lines turned into paragraphs (rules §5). */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other name, and the list never changes
    <p key={at}>{paragraph}</p>
  ));
}
