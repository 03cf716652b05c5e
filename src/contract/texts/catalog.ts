import { currentLanguage, type Language } from "./language.ts";

/**
 * The same texts in another language: a missing or an unknown one does not compile. An entry is a string, a function that
 * puts values into a sentence, a list of strings, or a section of entries.
 */
export type Written<T> = T extends string
  ? string
  : T extends (...values: infer V) => infer R
    ? (...values: V) => R extends string ? string : R
    : { readonly [Key in keyof T]: Written<T[Key]> };

/** Texts in the languages that this program has loaded: all of them on the server, one in a browser. */
export type Catalog<T> = {
  /** The texts in the reader's language. @throws Error when that language was not loaded */
  (): Written<T>;
  provide(language: Language, texts: Written<T>): void;
};

/** @returns an empty catalog; `T` is the type of the English texts */
export function createCatalog<T>(): Catalog<T> {
  const loaded = new Map<Language, Written<T>>();
  const read = () => {
    const texts = loaded.get(currentLanguage());
    if (!texts) throw new Error(`No texts are loaded in ${currentLanguage()}.`);
    return texts;
  };
  return Object.assign(read, { provide: (language: Language, texts: Written<T>) => void loaded.set(language, texts) });
}

/** A catalog over whose texts a shelter has written its own (rules §12). */
export type EditableCatalog<T> = Catalog<T> & {
  /** @param find all texts in the reader's language, with the shelter's own; undefined while it has none */
  readEditedFrom(find: () => Written<T> | undefined): void;
};

/** @returns a catalog that answers with the shelter's own texts where there are any */
export function editable<T>(builtIn: Catalog<T>): EditableCatalog<T> {
  let edited = (): Written<T> | undefined => undefined;
  return Object.assign(() => edited() ?? builtIn(), {
    provide: builtIn.provide,
    readEditedFrom: (find: () => Written<T> | undefined) => {
      edited = find;
    },
  });
}
