/** What the script itself says, by language; the build takes it from the catalogs of the public pages. */
declare const EMBED_TEXTS: Readonly<Record<string, Words | undefined>>;

/** `{shelter}` is the shelter's name, or while that is unknown its address. */
export type Words = { label: string; empty: string; failed: string; all: string };

export const languages = (): string[] => Object.keys(EMBED_TEXTS);

/** @returns the words in a language, or in the first one that there is */
export const wordsIn = (language: string): Words =>
  (EMBED_TEXTS[language] ?? EMBED_TEXTS[languages()[0] as string]) as Words;

/** The language of the place where the script stands: what it says itself, else what the page around it says. */
export function languageAround(script: HTMLScriptElement): string | undefined {
  const said = script.dataset.lang ?? script.closest<HTMLElement>("[lang]")?.lang ?? "";
  const [primary = ""] = said.toLowerCase().split("-");
  return languages().includes(primary) ? primary : undefined;
}
