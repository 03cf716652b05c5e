import * as contract from "../../../src/contract/texts/en/index.ts";
import * as server from "../../../src/server/texts/en/index.ts";

/** Stands for each value in a sentence. */
const VALUE = "\u0001";

/** An argument that is whatever a sentence makes of it: a text, an object of texts, a moment. */
const anything = (): unknown =>
  new Proxy(() => VALUE, {
    get: (_target, name) => {
      if (name === Symbol.toPrimitive) return () => VALUE;
      if (name === "toISOString" || name === "toLocaleString") return () => VALUE;
      return VALUE;
    },
  });

/** Every sentence of a catalog, in the pieces between its values. */
function piecesOf(entry: unknown): string[] {
  if (typeof entry === "string") return [entry];
  if (typeof entry === "function") {
    for (const given of [() => VALUE, anything, () => 2]) {
      try {
        return piecesOf(entry(...Array.from({ length: entry.length }, given)));
      } catch {
        // Another kind of value.
      }
    }
    // Its value is the name of another text.
    return [];
  }
  return Object.values(entry as object).flatMap(piecesOf);
}

const SENTENCES = [contract.records, contract.forms, server]
  .flatMap(piecesOf)
  .flatMap((sentence) => sentence.split(VALUE))
  .map((piece) => piece.trim())
  .filter((piece) => /\p{Letter}+[ ’'-]+\p{Letter}+/u.test(piece));

/** The portrait's sentence is Polish in the English product (spec §5). */
const POLISH_TOO = "Nie udało się przetworzyć zdjęcia.";

/** @returns the sentences of the English catalogs, of two words or more, that a text contains */
export const englishIn = (text: string): string[] =>
  SENTENCES.filter((sentence) => sentence !== POLISH_TOO && text.includes(sentence));
