import { recordTexts } from "../texts/texts.ts";

const names = (): Readonly<Record<string, string>> => recordTexts().breeds;

/** @returns the name of a breed in the reader's language; an unknown breed as it was typed */
export const breedName = (breed: string): string => names()[breed] ?? breed;

/**
 * The stored name of a typed breed. A known breed has one stored name for all languages, so that filters find it.
 * @param typed in the writer's language, in upper or lower case
 */
export function storedBreed(typed: string): string {
  const wanted = typed.toLowerCase();
  const found = Object.entries(names()).find(([stored, name]) => name !== stored && name.toLowerCase() === wanted);
  return found?.[0] ?? typed;
}
