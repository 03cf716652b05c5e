import { href } from "./href.ts";

/** A web address in a text, without the mark that ends its sentence. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'(){}[\]]*[^\s<>"'(){}[\].,:;!?…”’–-]/g;

/** A text in pieces: those at odd indexes are web addresses, the others the text between them. */
export function splitAtLinks(text: string): string[] {
  if (!text.includes("://")) return [text];
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    pieces.push(text.slice(end, index), address);
    end = index + address.length;
  }
  return [...pieces, text.slice(end)];
}

/** The address of the donate page for one animal. */
export const giveForAnimal = (id: number): string => href(`/help/donate?animal=${id}`);
